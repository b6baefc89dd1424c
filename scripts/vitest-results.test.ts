import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { Failure } from './test-results.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The leftovers of a Vitest run of one file with this text. */
function leftovers(file: string): Failure[] {
  const folder = mkdtempSync(join(tmpdir(), 'leftovers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'leftovers.json');
  writeFileSync(join(folder, 'a.test.js'), file);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporter = join(root, 'scripts/vitest-leftovers.ts');
  const options = ['run', '--globals', '--pool=forks', `--root=${folder}`, `--reporter=${reporter}`];
  spawnSync(process.execPath, [vitest, ...options], {
    cwd: folder,
    env: { ...process.env, VITEST_LEFTOVERS: path },
  });
  return JSON.parse(readFileSync(path, 'utf8'));
}

test('there are none when tests pass or fail', () => {
  expect(
    leftovers(`test('holds', () => {}); test('breaks', () => { throw new Error('in a test'); });`),
  ).toEqual([]);
});

test('reports errors thrown after the end of the tests', () => {
  const [only, ...others] = leftovers(
    `test('holds', () => { Promise.reject(new Error('too late', { cause: new Error('deeper') })); });`,
  );
  expect(others).toEqual([]);
  expect(only?.name).toBe('outside any test: Error');
  expect(only?.reason).toMatch(/^too late\ndeeper\n/);
});

test('reports a file whose tests did not finish', () => {
  const names = leftovers(`test('dies', () => process.kill(process.pid, 'SIGKILL'));`).map(
    ({ name }) => name,
  );
  expect(names).toContainEqual(expect.stringMatching(/^\[.*\] a\.test\.js$/));
});
