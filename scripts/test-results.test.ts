import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightResults, vitestResults } from './test-results.ts';

function file(report: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'results-')), 'report.json');
  writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report));
  return path;
}

test('returns Vitest’s failed tests, with the first lines of the error', () => {
  const reason = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const path = file({
    numPassedTests: 7,
    testResults: [
      {
        name: 'a.test.ts',
        assertionResults: [
          { fullName: 'holds', status: 'passed' },
          { fullName: 'breaks', status: 'failed', failureMessages: [reason] },
        ],
      },
      { name: 'b.test.ts', message: 'Cannot find module', assertionResults: [] },
    ],
  });
  const leftovers = file([{ name: 'outside any test: Error', reason }]);
  const { passed, failed, failures } = vitestResults(path, leftovers);
  expect([passed, failed]).toEqual([7, 3]);
  expect(failures.map(({ name }) => name)).toEqual([
    'a.test.ts › breaks',
    'b.test.ts',
    'outside any test: Error',
  ]);
  expect(failures[0]?.reason.split('\n')).toHaveLength(12);
  expect(failures[1]?.reason).toBe('Cannot find module');
});

test('returns Playwright’s failed journeys with their edition, at any depth', () => {
  const run = (projectName: string, status: string) => ({
    projectName,
    status,
    results: [{}, { error: { message: 'Timeout' } }],
  });
  const path = file({
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    suites: [
      {
        file: 'a.spec.ts',
        specs: [{ title: 'reads', tests: [run('es', 'expected'), run('ca', 'unexpected')] }],
        suites: [{ file: 'a.spec.ts', specs: [{ title: 'writes', tests: [run('es', 'flaky')] }] }],
      },
    ],
  });
  const { passed, failed, failures } = playwrightResults(path);
  expect([passed, failed]).toEqual([3, 2]);
  expect(failures).toEqual([
    { name: '[ca] a.spec.ts › reads', reason: 'Timeout' },
    { name: '[es] a.spec.ts › writes', reason: 'Timeout' },
  ]);
});

test.each([['no report', '/nowhere/report.json'] as const, ['a report that was cut', ''] as const])(
  'where there is %s nothing has passed',
  (_, path) => {
    const nothing = { passed: 0, failed: 0, failures: [] };
    expect(vitestResults(path || file('{"num'), path || file('[{'))).toEqual(nothing);
    expect(playwrightResults(path || file('{"num'))).toEqual(nothing);
  },
);
