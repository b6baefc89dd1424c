import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { warnings } from '@portada/ui/dev-warnings/warnings.ts';
import { registry } from '@portada/widgets/registry';
import { Ajv } from 'ajv';
import type { CustomElementDeclaration, Package } from 'custom-elements-manifest';
import manifestSchema from 'custom-elements-manifest/schema.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildInto } from './dist.ts';
import type { Manifest } from './manifest.ts';
import { dist as built, fromRoot, version } from './paths.ts';

const work = mkdtempSync(join(tmpdir(), 'portada-dist-'));
const dist = join(work, 'dist');
const tags = Object.keys(registry).map((name) => `portada-${name}`);

const text = (name: string, folder = dist) => readFileSync(join(folder, name), 'utf8');
const json = (name: string) => JSON.parse(text(name));

beforeAll(async () => {
  await buildInto(dist);
}, 300_000);

afterAll(() => rmSync(work, { recursive: true }));

function filesOf(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
}

/** The other one is that of the run, in another process and folder, which all tests of a page load. */
test('two builds of the same tree are identical', () => {
  const names = filesOf(dist);
  expect(filesOf(built)).toEqual(names);
  const differing = names.filter((name) => text(name) !== text(name, built));
  expect(differing, 'Is `dist/` of these sources? `pnpm build`').toEqual([]);
});

test('no file contains the path of the build, a warning for developers, or what nothing uses of React', () => {
  const unwanted = [work, fromRoot(''), 'hydrateRoot', ...Object.values(warnings)];
  expect(filesOf(dist).filter((name) => unwanted.some((part) => text(name).includes(part)))).toEqual([]);
});

describe('manifest.json', () => {
  const manifest = (): Manifest => json('manifest.json');

  test('lists every file with size and digest', () => {
    const { files, version: told } = manifest();
    expect(told).toBe(version);
    expect(files).toMatchObject({ 'messages.es.json': {}, 'messages.ca.json': {} });
    expect(Object.keys(files)).toEqual(filesOf(dist).filter((name) => name !== 'manifest.json'));
    for (const [name, { bytes, integrity }] of Object.entries(files)) {
      const content = readFileSync(join(dist, name));
      expect(bytes).toBe(content.length);
      expect(integrity).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
    }
  });

  test('lists for each tag all files that it imports', () => {
    const { tags: told, files, runtime } = manifest();
    expect(Object.keys(told)).toEqual(tags.sort());
    for (const { entry, files: needed } of Object.values(told)) {
      expect(needed).toContain(entry);
      expect(needed).toEqual(expect.arrayContaining([...runtime]));
      for (const name of needed) {
        expect(files).toHaveProperty([name]);
        const imports = [...text(name).matchAll(/(?:from|import)"\.\/([^"]+)"/g)];
        for (const [, path] of imports) expect(needed).toContain(`chunks/${path}`);
      }
    }
  });
});

describe('custom-elements.json', () => {
  const modules = () => {
    const { modules: all }: Package = json('custom-elements.json');
    return all;
  };
  const declared = (tag: string): CustomElementDeclaration => {
    const all = modules().flatMap(({ declarations = [] }) => declarations);
    const found = all.find((one) => 'tagName' in one && one.tagName === tag);
    if (found?.kind !== 'class' || !('customElement' in found)) throw new Error(`${tag} is not declared.`);
    return found;
  };

  test('validates against the schema of the format', () => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    ajv.validate(manifestSchema, json('custom-elements.json'));
    expect(ajv.errors).toBeNull();
  });

  test('declares every tag, in the module that exports its class', () => {
    for (const { path, exports = [], declarations = [] } of modules()) {
      const [first, second] = exports;
      expect(text(path)).toMatch(new RegExp(`export\\{[^}]*\\b${first?.name}\\b`));
      expect(declarations[0]).toMatchObject({ summary: expect.stringMatching(/\.$/), since: '1.0.0' });
      expect(second).toMatchObject({ kind: 'custom-element-definition', declaration: { name: first?.name } });
    }
    expect(modules().map(({ exports = [] }) => exports[1]?.name)).toEqual(tags);
  });

  test('has attributes with property, type, default and description', () => {
    expect(declared('portada-alert-banner').attributes).toEqual([
      {
        name: 'alerts',
        fieldName: 'alerts',
        type: { text: 'readonly Alert[]' },
        default: '[]',
        description: expect.stringContaining('alerts'),
      },
      expect.objectContaining({ name: 'load', default: '"idle"' }),
    ]);
    expect(declared('portada-save-button').members).toContainEqual(
      expect.objectContaining({ kind: 'field', name: 'contentId', attribute: 'content-id' }),
    );
  });

  test('has events, parts and the custom properties that are used', () => {
    const { events, cssParts, cssProperties = [] } = declared('portada-save-button');
    expect(events?.map(({ name }) => name)).toEqual(['portada:save', 'portada:ready', 'portada:error']);
    expect(events?.[0]?.type.text).toBe("CustomEvent<PortadaEvents['portada:save']>");
    expect(cssParts).toContainEqual({ name: 'button', description: expect.any(String) });
    const names = cssProperties.map(({ name }) => name);
    expect(names).toContain('--portada-save-button-reserve');
    expect(names).toContain('--portada-color-accent');
    expect(names).not.toContain('--portada-login-reserve');
  });
});

describe('editor data', () => {
  interface NamedEntry {
    readonly name: string;
  }
  const names = (list: readonly NamedEntry[]) => list.map(({ name }) => name);

  test('VS Code completes tags, attributes, their values, and custom properties', () => {
    const { tags: told } = json('vscode.html-custom-data.json');
    expect(names(told)).toEqual(tags);
    for (const { attributes } of told) {
      const load = attributes.find(({ name }: NamedEntry) => name === 'load');
      expect(names(load.values)).toEqual(['eager', 'idle', 'visible', 'interaction']);
    }
    const { properties } = json('vscode.css-custom-data.json');
    expect(names(properties)).toEqual(
      expect.arrayContaining(['--portada-color-accent', '--portada-login-reserve']),
    );
  });

  test('JetBrains editors complete the same', () => {
    const types = json('web-types.json');
    expect(types).toMatchObject({ name: 'portada', version, 'description-markup': 'markdown' });
    const { elements } = types.contributions.html;
    expect(names(elements)).toEqual(tags);
    const save = elements.find(({ name }: NamedEntry) => name === 'portada-save-button');
    expect(names(save.attributes)).toEqual(['content-id', 'name', 'load']);
    expect(names(save.js.properties)).toEqual(['contentId', 'name']);
    expect(names(save.js.events)).toContain('portada:save');
  });
});

test('every element has its reference page, and every page its element', () => {
  const pages = readdirSync(join(dist, 'reference')).sort();
  expect(pages).toEqual(tags.map((tag) => `${tag}.md`).sort());
  const page = text('reference/portada-newsletter-form.md');
  expect(page).toContain('# `<portada-newsletter-form>`\n');
  for (const tag of tags) {
    const example = readFileSync(fromRoot(`widgets/${tag.slice('portada-'.length)}/example.html`), 'utf8');
    expect(text(`reference/${tag}.md`)).toContain(`\`\`\`html\n${example}\`\`\`\n`);
  }
  expect(page).toContain('| `newsletters` | `newsletters` | `readonly NewsletterOffer[] as JSON` | needed |');
  expect(page).toContain('| `portada:subscribe` |');
  expect(page).toContain(
    '## Calls\n\n| call of `openapi.json` |\n| --- |\n| `POST /api/front/newsletter/{email}` |',
  );
  expect(page).toContain('export interface NewsletterOffer {');
  expect(page).not.toMatch(/undefined|\[object/);
});

test('openapi.json is the contract’s document, with our version', () => {
  const { openapi, info, paths } = json('openapi.json');
  expect([openapi, info.version]).toEqual(['3.1.0', version]);
  expect(paths).toHaveProperty(['/api/front/user/login', 'post']);
});

test('NOTICES.txt contains the licence of each library in the chunks', () => {
  const notices = text('NOTICES.txt');
  for (const name of [
    'react',
    'react-dom',
    'nanostores',
    '@nanostores/react',
    '@r2wc/react-to-web-component',
    'valibot',
  ]) {
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.`, 'm'));
  }
  expect(notices).toContain('MIT License');
});

test('React’s useId is taken by one chunk only: that of ours, which makes ids unique beside a host page’s', () => {
  const [, name] = /(\w+) as useId\b/.exec(text('api/react.js')) ?? [];
  const taken = new RegExp(`import\\{(?:[^}]*,)?${name}[ ,}][^"]*"\\./react-\\w{8}\\.js"`);
  const takers = filesOf(join(dist, 'chunks')).filter((file) => taken.test(text(`chunks/${file}`)));
  expect(takers).toEqual([expect.stringMatching(/^runtime-/)]);
});

describe('portada.d.ts', () => {
  /** The compiler's output for a project with these files. */
  function compile(name: string, files: Record<string, string>, withReact = false): string {
    const folder = join(work, name);
    mkdirSync(folder);
    for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
    if (withReact) symlinkSync(fromRoot('node_modules'), join(folder, 'node_modules'));
    // TypeScript's own declarations are not what is tested.
    const options =
      '--noEmit --strict --skipDefaultLibCheck --target es2022 --module esnext --jsx react-jsx --moduleResolution bundler';
    const compiler = [fromRoot('node_modules/typescript/bin/tsc'), ...options.split(' ')];
    try {
      return execFileSync(process.execPath, [...compiler, '--types', '', ...Object.keys(files)], {
        cwd: folder,
        encoding: 'utf8',
      });
    } catch (error) {
      return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
    }
  }

  const types = () => ({ 'portada.d.ts': text('portada.d.ts') });

  test('compiles alone, strictly, without React', () => {
    expect(compile('alone', types())).toBe('');
  });

  test('types elements, events and window.portada in a page’s own script', () => {
    const script = `
      import type { Alert, AlertBannerElement } from './portada.d.ts';
      const alert: Alert = { id: 7, title: 'Temporal', link: { href: '/t/' } };
      const banner: AlertBannerElement = document.createElement('portada-alert-banner');
      banner.alerts = [alert];
      const button = document.querySelector('portada-save-button');
      if (button) button.contentId = 4711;
      document.addEventListener('portada:save', ({ detail }) => {
        const saved: boolean = detail.saved;
        window.portada?.setFlags({ saveButton: saved });
      });
      void window.portada?.define('diari-tides', '/diari-tides.js', { load: 'idle' });
      void window.portada?.user.subscribe(({ id, loggedIn }) => [id.length, loggedIn === true]);
      void window.portada?.ready(banner).then(() => window.portada?.debug());
      // @ts-expect-error There is no such strategy.
      void window.portada?.define('diari-tides', '/diari-tides.js', { load: 'lazy' });
      // @ts-expect-error An alert has an id.
      banner.alerts = [{ title: 'without an id' }];
      // @ts-expect-error What is saved is a content, not an author.
      document.addEventListener('portada:save', ({ detail }) => detail.authorId);
      // @ts-expect-error A flag is a boolean.
      window.portada?.setFlags({ saveButton: 'no' });
    `;
    expect(compile('script', { ...types(), 'page.ts': script })).toBe('');
  });

  test('types the tags in the JSX of React 19', () => {
    const view = `
      import { useRef } from 'react';
      import type { SaveButtonElement } from './portada.d.ts';
      export function View() {
        const button = useRef<SaveButtonElement>(null);
        return (
          <portada-save-button
            ref={button} key="a" className="x" content-id="4711" load="eager"
            onportada:save={({ detail }) => console.log(detail.saved)}
          >
            <a href="/">fallback</a>
          </portada-save-button>
        );
      }
      export const banner = <portada-alert-banner alerts={JSON.stringify([{ id: 1 }])} />;
      // @ts-expect-error There is no such strategy.
      export const late = <portada-save-button load="late" />;
      // @ts-expect-error Lists are written as JSON in JSX.
      export const list = <portada-alert-banner alerts={[{ id: 1 }]} />;
      // @ts-expect-error There is no such tag.
      export const unknown = <portada-nothing />;
    `;
    expect(compile('jsx', { ...types(), 'view.tsx': view }, true)).toBe('');
  });
});
