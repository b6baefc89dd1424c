import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fromRoot } from '../build/paths.ts';
import type { Failure, Results } from '../test-results.ts';
import { settle } from './rerun.ts';
import { runInTurn } from './run.ts';
import { journeys, results, type Step, vitest } from './steps.ts';

/** Runs the step, and again what failed; nothing of it is printed. */
async function outcomeOf(step: Step) {
  const printed = [
    vi.spyOn(process.stdout, 'write').mockReturnValue(true),
    vi.spyOn(console, 'log').mockReturnValue(),
  ];
  const { passed, failures, unstable } = await settle([step], await runInTurn([step]));
  for (const spy of printed) spy.mockRestore();
  const firstLines = (list: readonly Failure[]) =>
    list.map(({ name, reason }) => `${name}: ${reason.split('\n')[0]}`);
  return { passed, failures: firstLines(failures), unstable: firstLines(unstable) };
}

const exit = (status: number) => ['node', '-e', `process.exit(${status})`];

/** A step whose failed tests pass or fail in turn when they run again; `times` are the runs that there were. */
function stepWith(
  failures: readonly Failure[],
  again: readonly ('passes' | 'fails' | 'runs nothing')[] = [],
) {
  const times: string[] = [];
  const nothing: Results = { passed: 0, failures: [] };
  const step: Step = {
    name: 'tests',
    command: exit(1),
    read: () => ({ passed: 7, failures }),
    rerun([test = '']) {
      const result = again[times.length];
      times.push(test);
      return {
        name: `tests, again ${times.length}`,
        command: exit(result === 'fails' ? 1 : 0),
        read: () => (result === 'runs nothing' ? nothing : { ...nothing, passed: 1 }),
      };
    },
  };
  return { step, times };
}

const byChance = (name: string) => ({ name, reason: 'by chance', alone: [name] });

describe('a failed test', () => {
  test.each([
    { again: ['passes', 'passes'] },
    { again: ['passes', 'fails', 'passes'] },
    { again: ['fails', 'passes', 'passes'] },
  ] as const)('is unstable where its next runs are $again', async ({ again }) => {
    const { step, times } = stepWith([byChance('a')], again);
    expect(await outcomeOf(step)).toEqual({ passed: 7, failures: [], unstable: ['a: by chance'] });
    expect(times).toHaveLength(again.length);
  });

  test.each([
    { again: ['fails', 'fails'] },
    { again: ['passes', 'fails', 'fails'] },
    { again: ['runs nothing', 'runs nothing'] },
  ] as const)('has failed where its next runs are $again', async ({ again }) => {
    const { step, times } = stepWith([byChance('a')], again);
    expect(await outcomeOf(step)).toEqual({ passed: 7, failures: ['a: by chance'], unstable: [] });
    expect(times).toHaveLength(again.length);
  });

  test('fails the run beside one that passes when it runs again', async () => {
    const { step, times } = stepWith([byChance('a'), byChance('b')], ['fails', 'fails', 'passes', 'passes']);
    expect(await outcomeOf(step)).toEqual({
      passed: 7,
      failures: ['a: by chance'],
      unstable: ['b: by chance'],
    });
    expect(times).toEqual(['a', 'a', 'b', 'b']);
  });

  test('is not run again where six have failed, but where five have', async () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map(byChance);
    const passing = stepWith(
      five,
      Array.from({ length: 10 }, () => 'passes' as const),
    );
    expect((await outcomeOf(passing.step)).unstable).toHaveLength(5);
    const { step, times } = stepWith([...five, byChance('f')]);
    expect(await outcomeOf(step)).toMatchObject({ failures: { length: 6 }, unstable: [] });
    expect(times).toEqual([]);
  });

  test('is not run again where something else than a test has failed', async () => {
    const { step, times } = stepWith([byChance('a'), { name: 'b.test.ts', reason: 'does not load' }]);
    expect(await outcomeOf(step)).toMatchObject({ failures: { length: 2 }, unstable: [] });
    const alone = stepWith([byChance('a')]);
    const { failures } = await settle([alone.step], ['lint', 'tests']);
    expect(failures).toEqual([byChance('a'), { name: 'lint', reason: 'failed as a whole' }]);
    expect([...times, ...alone.times]).toEqual([]);
  });
});

/** What a file of tests needs to count its runs, as lines of a file beside it. */
const PRELUDE = `
  import { appendFileSync, readFileSync } from 'node:fs';
  const file = new URL('./ran', import.meta.url);
  const failsIn = (name, ...times) => {
    appendFileSync(file, name + '\\n');
    const count = readFileSync(file, 'utf8').split('\\n').filter((line) => line === name).length;
    if (times.includes(count)) throw new Error(name + ' failed');
  };
`;

/** Files in a folder below the workspace's packages, which they import. */
function folderWith(files: Readonly<Record<string, string>>): string {
  mkdirSync(results, { recursive: true });
  const folder = mkdtempSync(join(results, 'rerun-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** The tests that have run, in order. */
const ran = (folder: string) => readFileSync(join(folder, 'ran'), 'utf8').trim().split('\n');

describe('with a real runner', () => {
  beforeEach(() => {
    vi.stubEnv('PATH', [fromRoot('node_modules/.bin'), process.env.PATH].join(delimiter));
    return () => vi.unstubAllEnvs();
  });

  test('a test of Vitest runs again alone, and one whose hook failed', async () => {
    const folder = folderWith({
      'vitest.config.js': `export default { test: { projects: [
        { root: import.meta.dirname, test: { name: 'sample', pool: 'forks', include: ['*.test.js'] } },
      ] } }`,
      'a.test.js': `import { beforeAll, describe, test } from 'vitest';${PRELUDE}
        test('holds', () => failsIn('holds'));
        describe('in (a) suite', () => test('breaks? once', () => failsIn('once', 1)));
        describe('with a hook', () => {
          beforeAll(() => failsIn('hook', 1));
          test('holds', () => failsIn('holds with the hook'));
        });`,
    });
    const step = vitest(`sample ${folder.slice(-6)}`, `--config=${folder}/vitest.config.js`);
    expect(await outcomeOf(step)).toEqual({
      passed: 1,
      failures: [],
      unstable: [
        '[sample] a.test.js > with a hook: hook failed',
        '[sample] a.test.js > in (a) suite > breaks? once: once failed',
      ],
    });
    const hook = ['hook', 'holds with the hook'];
    expect(ran(folder)).toEqual(['holds', 'once', 'hook', ...hook, ...hook, 'once', 'once']);
  });

  test('a journey runs again alone, in the edition that it failed in', async () => {
    const folder = folderWith({
      'playwright.config.js': `export default { projects: [{ name: 'es' }, { name: 'ca' }], outputDir: './out', workers: 1 }`,
      'a.spec.js': `import { test } from '@playwright/test';${PRELUDE}
        test.describe('in (a) suite', () => {
          test('reads', ({}, { project }) => failsIn(project.name + ' reads'));
          test('writes', ({}, { project }) => failsIn(project.name + ' writes', project.name === 'ca' && 1));
        });`,
    });
    const step = journeys(`sample ${folder.slice(-6)}`, `--config=${folder}/playwright.config.js`);
    expect(await outcomeOf(step)).toEqual({
      passed: 3,
      failures: [],
      unstable: ['[ca] › a.spec.js › in (a) suite › writes: Error: ca writes failed'],
    });
    expect(ran(folder).sort()).toEqual([
      'ca reads',
      'ca writes',
      'ca writes',
      'ca writes',
      'es reads',
      'es writes',
    ]);
  });
});
