/** The packed package, installed into empty projects outside of the repository as a stranger would. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dist, fromRoot, version } from '../build/paths.ts';
import { packTarball } from './archives.ts';
import { packageProblems } from './checks.ts';
import { completePackage } from './contents.ts';
import { linkedPackage } from './linked.ts';
import { templateTests } from './template-tests.ts';

const work = mkdtempSync(join(tmpdir(), 'portada-release-'));
const project = join(work, 'project');
const installed = join(project, 'node_modules/portada');
let tarball = '';

const text = (name: string) => readFileSync(join(installed, name), 'utf8');

function newProject(folder: string): void {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "name": "diari", "private": true, "type": "module" }');
}

beforeAll(async () => {
  const folder = join(work, 'package');
  cpSync(dist, folder, { recursive: true });
  const contents = await completePackage(folder);
  expect(await packageProblems(contents)).toEqual([]);
  tarball = packTarball(folder, work);
  newProject(project);
  execFileSync('pnpm', ['add', '--offline', '--ignore-workspace', tarball], { cwd: project, stdio: 'pipe' });
});

afterAll(() => rmSync(work, { recursive: true }));

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules/.'));
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)).sort();
}

describe('installed by pnpm', () => {
  test('it brings nothing else, and no file besides `dist/`, its own five and the template of a widget', () => {
    expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'portada',
    ]);
    const { files } = JSON.parse(text('manifest.json'));
    const own = ['CHANGELOG.md', 'LICENSE', 'README.md', 'manifest.json', 'package.json'];
    const template = filesIn(fromRoot('scripts/release/template')).map((name) => `template/${name}`);
    expect(filesIn(join(installed, '.'))).toEqual([...Object.keys(files), ...own, ...template].sort());
  });

  test('every file that is not types has a name in `exports`, and every entry leads to a file', () => {
    const entries = Object.keys(JSON.parse(text('package.json')).exports).filter(
      (name) => !name.includes('*') && !['./types', './vue', './svelte'].includes(name),
    );
    // The modules of `api/` are imported by the names of their entries.
    const files = Object.keys(JSON.parse(text('manifest.json')).files).filter((name) => {
      return !name.endsWith('.d.ts') && !name.startsWith('api/');
    });
    const names = [
      ...entries.map((name) => name.replace('.', 'portada')),
      ...files.map((name) => `portada/${name}`),
    ];
    const script = `console.log(JSON.stringify(${JSON.stringify(names)}.map((name) => import.meta.resolve(name))))`;
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: project,
      encoding: 'utf8',
    });
    const paths: string[] = JSON.parse(printed);
    for (const path of paths) expect(existsSync(new URL(path)), path).toBe(true);
    expect(text('manifest.json')).toBe(readFileSync(join(dist, 'manifest.json'), 'utf8'));
    expect(text('README.md')).toContain(`/portada/${version}/portada.js`);
  });
});

test('npm installs the same', () => {
  const other = join(work, 'with-npm');
  newProject(other);
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], {
    cwd: other,
    stdio: 'pipe',
  });
  expect(filesIn(join(other, 'node_modules/portada'))).toEqual(filesIn(installed));
});

test('page.schema.json tells a right page block from a wrong one', () => {
  const validate = new Ajv2020({ allowUnionTypes: true }).compile(JSON.parse(text('page.schema.json')));
  const block = {
    contentId: 4711,
    site: { alias: 'diari', name: 'Diari' },
    featureFlags: { saveButton: false },
    paywall: { enabled: true, relativeVersionId: '7' },
    later: 'unknown',
  };
  expect(validate(block), JSON.stringify(validate.errors)).toBe(true);
  for (const wrong of [{ preview: 'no' }, { site: { name: 'Diari' } }, { featureFlags: { saveButton: 0 } }]) {
    expect(validate(wrong)).toBe(false);
  }
});

describe('for TypeScript', () => {
  const sources: Readonly<Record<string, string>> = {
    'page.ts': `
      import type { PageBlock } from 'portada';
      export const block: PageBlock = { contentId: 4711, site: 'diari', featureFlags: { saveButton: false } };
      window.portada?.setPage(block);
      document.addEventListener('portada:page', ({ detail }) => detail.contentId);
      document.addEventListener('portada:showroom-paywall', ({ detail }) => detail.id.length);
      // @ts-expect-error It is a boolean.
      export const wrong: PageBlock = { preview: 'no' };
      const button = document.createElement('portada-save-button');
      button.contentId = 4711;
      const saved = ({ detail }: CustomEvent<{ contentId: string; saved: boolean }>) => detail.saved;
      button.addEventListener('portada:save', saved);
      document.addEventListener('portada:save', ({ detail }) => window.portada?.setFlags({ a: detail.saved }));
      window.addEventListener('portada:error', ({ detail }) => detail.tag.length);
      // @ts-expect-error What is saved is a content, not an author.
      document.addEventListener('portada:save', ({ detail }) => detail.authorId);`,
    'react.tsx': `
      import type {} from 'portada';
      export const view = <portada-save-button content-id="4711" onportada:save={({ detail }) => detail.saved} />;
      // @ts-expect-error There is no such strategy.
      export const late = <portada-save-button load="late" />;`,
    'vue.ts': `
      import type { GlobalComponents } from 'vue';
      import type {} from 'portada/vue';
      type Props<Tag extends keyof GlobalComponents> = InstanceType<GlobalComponents[Tag]>['$props'];
      export const save: Props<'portada-save-button'> = {
        contentId: 4711, class: 'big', 'onPortada:save': ({ detail }) => detail.saved,
      };
      export const form: Props<'portada-newsletter-form'> = { newsletters: [{ id: 'avui', name: 'Avui' }] };
      // @ts-expect-error There is no such strategy.
      export const wrong: Props<'portada-save-button'> = { load: 'late' };`,
    'svelte.ts': `
      import type { SvelteHTMLElements } from 'svelte/elements';
      import type {} from 'portada/svelte';
      export const save: SvelteHTMLElements['portada-save-button'] = {
        'content-id': '4711', class: 'big', 'onportada:save': ({ detail }) => detail.saved,
      };
      // @ts-expect-error A newsletter has an id.
      export const wrong: SvelteHTMLElements['portada-newsletter-form'] = { newsletters: [{ name: 'no id' }] };`,
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        ...{ strict: true, noEmit: true, jsx: 'react-jsx', skipLibCheck: false, types: [] },
        ...{ target: 'es2022', lib: ['es2024', 'dom', 'dom.iterable'] },
        ...{ module: 'esnext', moduleResolution: 'bundler' },
      },
      include: ['*.ts', '*.tsx'],
    }),
  };

  test('elements, events, page block, JSX, Vue and Svelte', () => {
    for (const name of ['@types/react', 'nanostores', 'valibot', 'vue', 'svelte']) {
      const link = join(project, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(linkedPackage(name), link);
    }
    for (const [name, source] of Object.entries(sources)) writeFileSync(join(project, name), source);
    const tsc = fromRoot('node_modules/typescript/bin/tsc');
    const compile = () => execFileSync(process.execPath, [tsc], { cwd: project, encoding: 'utf8' });
    expect(compile()).toBe('');
  });
});

templateTests(installed, () => tarball);
