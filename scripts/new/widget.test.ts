import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../tracked.ts';
import { nextVersion, withRow } from './widget.ts';

/** The project's own files and what the types were built to; not what it is built with, which is linked. */
const LEFT_OUT = ['.git', '.cache', 'dist', 'node_modules', 'pnpm-workspace.yaml'];

/** With their times, by which `tsc` knows what is built. */
const copied = { recursive: true, verbatimSymlinks: true, preserveTimestamps: true };

/** A copy of the repository, within it: Vite serves a package only from below the workspace's folder. */
let copy = '';

function run(program: string, ...args: string[]): string {
  const { VITEST: _, ...env } = process.env;
  return execFileSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...env, NO_COLOR: '1' },
    stdio: 'pipe',
  });
}
const tool = (name: string, ...args: string[]) => run(join(root, 'node_modules/.bin', name), ...args);

beforeAll(() => {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  copy = mkdtempSync(join(cache, 'new-widget-'));
  for (const name of readdirSync(root).filter((one) => !LEFT_OUT.includes(one))) {
    cpSync(join(root, name), join(copy, name), copied);
  }
  mkdirSync(join(copy, 'node_modules'));
  for (const name of ['.pnpm', '.bin']) {
    const target = relative(join(copy, 'node_modules'), join(root, 'node_modules', name));
    symlinkSync(target, join(copy, 'node_modules', name));
  }
  run('git', 'init', '--quiet');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a new widget is whole: types, lint, structure and its own tests are green', () => {
  const made = run(process.execPath, 'scripts/new.ts', 'widget', 'tide-table').trim().split('\n');
  expect(made).toContain('widgets/tide-table/TideTable.tsx');
  expect(made).toContain('widgets/registry.ts');
  tool('biome', 'check', '--error-on-warnings', ...made);
  tool('tsc', '-b', 'widgets', 'stories');
  run(process.execPath, 'scripts/structure.ts');
  const projects = ['--project', 'unit', '--project', 'browser'];
  const told = tool('vitest', 'run', '--config', 'vitest.workspace.ts', ...projects, 'widgets/tide-table');
  expect(told).toContain('3 passed (3)');
  expect(() => run(process.execPath, 'scripts/new.ts', 'widget', 'tide-table')).toThrow('already');
});

const registry = [
  'export const registry = {',
  "  carousel: { load: 'visible' },",
  '  // Tall.',
  "  'show-index': {",
  "    load: 'eager',",
  '  },',
  '} as const satisfies Record<string, Registration>;',
].join('\n');

test.each([
  ['ballot', 1, "  ballot: { load: 'visible', rare: true },"],
  ['day-book', 2, "  'day-book': { load: 'visible', rare: true },"],
  ['tide', 6, "  tide: { load: 'visible', rare: true },"],
])('the row of %s stands in the alphabet’s order, before a comment on the next', (name, line, row) => {
  expect(withRow(registry, name).split('\n')).toEqual(registry.split('\n').toSpliced(line, 0, row));
});

test('a widget comes with the next version that may add something', () => {
  expect(nextVersion('1.0.3')).toBe('1.1.0');
});
