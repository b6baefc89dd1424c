import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failure, playwrightResults, vitestResults } from './test-results.ts';

function file(report: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'results-')), 'report.json');
  writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report));
  return path;
}

test('a failure tells the first lines of its error', () => {
  const reason = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  expect(failure('breaks', reason).reason.split('\n')).toHaveLength(12);
});

test('returns Playwright’s failed journeys with their edition, at any depth, as its list of tests takes them', () => {
  const run = (projectName: string, status: string, message = 'Timeout') => ({
    projectName,
    status,
    results: [{}, { error: { message } }],
  });
  const path = file({
    stats: { expected: 3, unexpected: 2, flaky: 1 },
    errors: [{ message: 'Cannot find module' }],
    suites: [
      {
        title: 'a.spec.ts',
        specs: [{ title: 'reads', tests: [run('es', 'expected'), run('ca', 'unexpected')] }],
        suites: [{ title: 'without script', specs: [{ title: 'writes', tests: [run('es', 'flaky')] }] }],
      },
      { title: 'b.spec.ts', specs: [{ title: 'dies', tests: [run('', 'unexpected', 'Page crashed')] }] },
    ],
  });
  const [reads, writes] = ['[ca] › a.spec.ts › reads', '[es] › a.spec.ts › without script › writes'];
  expect(playwrightResults(path)).toEqual({
    passed: 3,
    failures: [
      { name: reads, reason: 'Timeout', alone: [reads] },
      { name: writes, reason: 'Timeout', alone: [writes] },
      { name: 'b.spec.ts › dies', reason: 'Page crashed' },
      { name: 'outside any test', reason: 'Cannot find module' },
    ],
  });
});

test.each([['no report', '/nowhere/report.json'] as const, ['a report that was cut', ''] as const])(
  'where there is %s nothing has passed',
  (_, path) => {
    const nothing = { passed: 0, failures: [] };
    expect(vitestResults(path || file('{"num'))).toEqual(nothing);
    expect(playwrightResults(path || file('{"num'))).toEqual(nothing);
  },
);
