import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { Results } from './test-results.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The results of a Vitest run of one file with this text. */
function resultsOf(file: string): Results {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'results.json');
  writeFileSync(join(folder, 'a.test.js'), file);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporter = join(root, 'scripts/vitest-results.ts');
  const options = ['run', '--globals', '--pool=forks', `--root=${folder}`, `--reporter=${reporter}`];
  spawnSync(process.execPath, [vitest, ...options], {
    cwd: folder,
    env: { ...process.env, VITEST_RESULTS: path },
  });
  return JSON.parse(readFileSync(path, 'utf8'));
}

test('counts what passes, and tells of what fails how it is run alone', () => {
  const { passed, failures } = resultsOf(`
    test('holds', () => {});
    describe('a suite', () => test('breaks', () => { throw new Error('in a test'); }));
  `);
  expect(passed).toBe(1);
  expect(failures).toEqual([
    {
      name: expect.stringMatching(/a\.test\.js > a suite > breaks$/),
      reason: expect.stringMatching(/^in a test\n/),
      alone: [
        expect.any(String),
        expect.stringMatching(/a\.test\.js$/),
        '--testNamePattern=^a suite > breaks$',
      ],
    },
  ]);
});

test('reports errors thrown after the end of the tests', () => {
  const { failures } = resultsOf(
    `test('holds', () => { Promise.reject(new Error('too late', { cause: new Error('deeper') })); });`,
  );
  expect(failures).toEqual([
    { name: 'outside any test: Error', reason: expect.stringMatching(/^too late\ndeeper\n/) },
  ]);
});

test('reports a file whose tests did not finish', () => {
  const { failures } = resultsOf(`test('dies', () => process.kill(process.pid, 'SIGKILL'));`);
  expect(failures).toContainEqual({
    name: expect.stringMatching(/^\[.*\] a\.test\.js$/),
    reason: 'did not come to its end',
  });
});

test('reports a file that does not load', () => {
  expect(resultsOf(`import './nowhere.js';`).failures).toEqual([
    { name: expect.stringMatching(/a\.test\.js$/), reason: expect.stringContaining('nowhere.js') },
  ]);
});
