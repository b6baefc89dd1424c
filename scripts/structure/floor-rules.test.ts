import { describe, expect, test } from 'vitest';
import { structureProblems } from '../structure.ts';
import type { Floors } from './floors.ts';

const base = 'packages/contract/src';

/** The errors of a package with these files: the path in its sources, and its imports. */
function problemsOf(declared: Floors, imports: Readonly<Record<string, readonly string[]>>): string[] {
  const files = Object.entries(imports).map(([path, specifiers]) => ({
    path: `${base}/${path}`,
    text: specifiers.map((specifier) => `import { x } from '${specifier}';\n`).join(''),
  }));
  return structureProblems(files, { [base]: declared });
}

describe('floors', () => {
  const declared = [['.'], ['db'], ['mail', 'http'], ['index.ts']];
  const whole = {
    'kinds.ts': [],
    'db/client.ts': [],
    'mail/send.ts': [],
    'http/server.ts': [],
    'index.ts': [],
  };

  test('allow imports from lower floors and within a folder', () => {
    const fine = {
      ...whole,
      'db/rows.ts': ['./client.ts', '../kinds.ts'],
      'http/server.ts': ['../db/client.ts', '../kinds.ts', './schema/body.ts'],
      'http/schema/body.ts': ['../../db/client.ts'],
      'index.ts': ['./http/server.ts', './kinds.ts'],
    };
    expect(problemsOf(declared, fine)).toEqual([]);
  });

  test('reject an upward import', () => {
    expect(problemsOf(declared, { ...whole, 'db/client.ts': ['./rows.ts', '../http/server.ts'] })).toEqual([
      `${base}/db/client.ts:2 imports ../http/server.ts; db (floor 2) may not know http (floor 3). ` +
        'Move what is needed down, have it handed in, or move what needs it up.',
    ]);
  });

  test('reject an upward import of a type', () => {
    const file = { path: `${base}/db/client.ts`, text: `import type { A } from '../http/server.ts';` };
    const rest = Object.keys(whole).map((path) => ({ path: `${base}/${path}`, text: '' }));
    const tree = [...rest.filter(({ path }) => path !== file.path), file];
    expect(structureProblems(tree, { [base]: declared })).toHaveLength(1);
  });

  test('reject an upward import from a file outside of folders', () => {
    const [problem] = problemsOf(declared, { ...whole, 'kinds.ts': ['./index.ts'] });
    expect(problem).toContain('. (floor 1) may not know index.ts (floor 4).');
  });

  test('reject an import between folders on the same floor', () => {
    expect(problemsOf(declared, { ...whole, 'mail/send.ts': ['../http/server.ts'] })).toEqual([
      `${base}/mail/send.ts:1 imports ../http/server.ts; mail and http share floor 3. ` +
        'Move what both need down, have it handed in, or put one above the other in scripts/structure/floors.ts.',
    ]);
  });

  test('treat each folder of x separately for `x/*`', () => {
    const features = [['features/like'], ['features/*']];
    const imports = {
      'features/like/a.ts': [],
      'features/save/b.ts': ['../like/a.ts'],
      'features/share/c.ts': [],
    };
    expect(problemsOf(features, imports)).toEqual([]);
    const [problem] = problemsOf(features, { ...imports, 'features/share/c.ts': ['../save/b.ts'] });
    expect(problem).toContain('features/share and features/save share floor 2.');
  });

  test('require every folder to be declared', () => {
    expect(problemsOf(declared, { ...whole, 'cache/keep.ts': [] })).toEqual([
      `${base}/cache stands on no floor. Name it in scripts/structure/floors.ts, above all that it imports.`,
    ]);
  });

  test('require every declared name to exist', () => {
    const { 'mail/send.ts': _, ...withoutMail } = whole;
    expect(problemsOf(declared, withoutMail)).toEqual([
      `${base}/mail is named in scripts/structure/floors.ts and is not there. Take the name out.`,
    ]);
  });

  test('do not apply to tests', () => {
    expect(problemsOf(declared, { ...whole, 'db/client.test.ts': ['../http/server.ts'] })).toEqual([]);
  });

  test('are separate for every package', () => {
    expect(structureProblems([{ path: 'packages/tides/src/a.ts', text: '' }], {})).toEqual([
      'packages/tides/src has no floors. Declare them in scripts/structure/floors.ts.',
    ]);
  });
});

describe('cycles', () => {
  test('of folders are rejected, also within one that is on a floor', () => {
    const imports = {
      'a/x/one.ts': ['../y/two.ts'],
      'a/y/two.ts': ['../z/three.ts'],
      'a/z/three.ts': ['../x/four.ts'],
      'a/x/four.ts': [],
    };
    expect(problemsOf([['a']], imports)).toEqual([
      `${base}/a/x/one.ts:1 imports ../y/two.ts, ${base}/a/y/two.ts:1 imports ../z/three.ts, ` +
        `${base}/a/z/three.ts:1 imports ../x/four.ts: a circle of folders. ` +
        'Move what both need into a folder below, or have it handed in.',
    ]);
  });

  test('between a folder and its subfolder are allowed', () => {
    expect(
      problemsOf([['a']], { 'a/one.ts': ['./x/two.ts'], 'a/x/two.ts': ['../three.ts'], 'a/three.ts': [] }),
    ).toEqual([]);
  });

  test('of files are rejected', () => {
    expect(problemsOf([['a']], { 'a/one.ts': ['./two.ts'], 'a/two.ts': ['./one.ts'] })).toEqual([
      `${base}/a/one.ts:1 imports ./two.ts, ${base}/a/two.ts:1 imports ./one.ts: a circle of files. ` +
        'Move what both need into a third one, or have it handed in.',
    ]);
  });

  test('of type imports only are allowed between files', () => {
    const files = [
      { path: `${base}/a/one.ts`, text: `import { x } from './two.ts';` },
      { path: `${base}/a/two.ts`, text: `import type { X } from './one.ts';` },
    ];
    expect(structureProblems(files, { [base]: [['a']] })).toEqual([]);
  });
});
