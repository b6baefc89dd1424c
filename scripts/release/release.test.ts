import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { writeZip } from './archives.ts';
import { changeProblems } from './changes.ts';
import { packageProblems } from './checks.ts';
import { publishToken, repositoryOf } from './publish.ts';
import { isReleased } from './released.ts';

describe('the change log', () => {
  const log = (head: string) => `# Changes\n\n## ${head}\n\n- One.\n\n## 1.0.0 (2026-11-23)\n\n- First.\n`;

  test.each([
    ['1.1.0 (unreleased)', '1.1.0', false, []],
    ['1.1.0 (2026-12-01)', '1.1.0', true, []],
    ['1.1.0 (unreleased)', '1.1.0', true, ['CHANGELOG.md says that 1.1.0 is unreleased: date it.']],
    ['1.1.0 (unreleased)', '1.2.0', false, ['CHANGELOG.md begins with 1.1.0, and package.json says 1.2.0.']],
    ['1.1.0 (soon)', '1.1.0', false, [expect.stringContaining('dates 1.1.0 "soon"')]],
    ['1.1 (unreleased)', '1.1', false, ['1.1 is no semantic version.']],
  ])('%s for %s, publishing: %s', (head, version, publishing, problems) => {
    expect(changeProblems(log(head), version, publishing)).toEqual(problems);
  });

  test('has to say something', () => {
    expect(
      changeProblems('# Changes\n\n## 1.1.0 (unreleased)\n\n## 1.0.0 (x)\n\n- First.\n', '1.1.0', false),
    ).toEqual(['CHANGELOG.md says nothing of 1.1.0.']);
  });
});

test('the files of a version that is out never change', () => {
  expect(isReleased('1.0.0', 'sha384-new', undefined)).toBe(false);
  expect(isReleased('1.0.0', 'sha384-same', 'sha384-same')).toBe(true);
  expect(() => isReleased('1.0.0', 'sha384-new', 'sha384-old')).toThrow(
    '1.0.0 has been released with other files',
  );
});

test('equal files give equal zips, whatever their dates', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portada-zip-'));
  for (const name of ['b.txt', 'a.txt']) writeFileSync(join(folder, name), name);
  await writeZip(join(folder, 'one.zip'), folder, ['b.txt', 'a.txt'], 'x');
  utimesSync(join(folder, 'a.txt'), new Date(0), new Date(0));
  await writeZip(join(folder, 'other.zip'), folder, ['a.txt', 'b.txt'], 'x');
  const [one, other] = await Promise.all(
    ['one.zip', 'other.zip'].map((name) => readFile(join(folder, name))),
  );
  rmSync(folder, { recursive: true });
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  expect(Object.keys(unzipSync(one ?? new Uint8Array()))).toEqual(['x/a.txt', 'x/b.txt']);
});

test('a package is refused for files that nobody listed, and for entries without a file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portada-package-'));
  const own = ['CHANGELOG.md', 'LICENSE', 'README.md', 'manifest.json'];
  for (const name of [...own, 'portada.js', 'portada.js.map', '.env']) writeFileSync(join(folder, name), '');
  const described = {
    exports: { '.': { types: './portada.d.ts', default: './portada.js' }, './c/*': './c/*' },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(described));
  const source = { name: 'portada', version: '1.0.0', description: '', license: 'MIT' };
  const file = { bytes: 0, gzip: 0, integrity: '' };
  const files = { 'portada.js': file, 'portada.css': file };
  const manifest = { version: '1.0.0', files, tags: {}, modules: {}, runtime: [] };
  const problems = await packageProblems({ folder, source, manifest, digest: '', template: [] });
  rmSync(folder, { recursive: true });
  expect(problems).toEqual([
    '.env is in the package, and in no list.',
    'portada.js.map is in the package, and in no list.',
    'portada.css is not in the package.',
    'package.json names ./portada.d.ts, which is not there.',
    'package.json names ./c/*, which is not there.',
  ]);
});

test('the token and the address of the sources are those of the workflow', () => {
  expect(publishToken({})).toBeUndefined();
  expect(publishToken({ NODE_AUTH_TOKEN: '', NPM_TOKEN: 'secret' })).toBe('secret');
  expect(repositoryOf({})).toBeUndefined();
  const workflow = { GITHUB_SERVER_URL: 'https://github.example', GITHUB_REPOSITORY: 'diari/portada' };
  expect(repositoryOf(workflow)).toBe('git+https://github.example/diari/portada.git');
});
