import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { fromRoot } from '../build/paths.ts';
import { isWholeRun } from '../required.ts';
import { runAbreast, runInTurn } from './run.ts';
import { deployment, journeys, otherEngines, projects, type Step, types, vitest } from './steps.ts';
import { wholeRun } from './whole-run.ts';

test('an error saved while types are being checked is found by the next run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  const file = join(folder, 'day.ts');
  const [program = '', ...args] = types.command;
  const check = () => spawnSync(fromRoot(`node_modules/.bin/${program}`), args, { cwd: folder });
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { composite: true, lib: ['es5'], types: [], outDir: 'out' } }),
  );
  writeFileSync(file, 'export const day: 1 = 1;');
  expect(check().status).toBe(0);
  writeFileSync(file, 'export const day: 1 = 2;');
  // Older than the output of the first run, like a file saved while it ran.
  utimesSync(file, new Date(0), new Date(0));
  const { status, stdout } = check();
  expect(status, String(stdout)).not.toBe(0);
  expect(String(stdout)).toContain("Type '2' is not assignable to type '1'");
});

describe('side by side', () => {
  test('as many steps run as there is room for, and each of the others when one has ended', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'steps-'));
    const at = (name: string) => join(folder, name);
    // Ends when there is a file of that name, or, without one, at once; says that it has ended by a file of its own.
    const step = (name: string, awaited?: string, status = 0): Step => ({
      name,
      command: [
        'node',
        '-e',
        `const { existsSync, writeFileSync } = require('node:fs');
        const end = () => { writeFileSync(process.argv[1], ''); process.exit(${status}); };
        const look = () => existsSync(process.argv[2]) ? end() : setTimeout(look, 10);
        process.argv[2] ? look() : end();`,
        at(name),
        awaited ? at(awaited) : '',
      ],
    });
    const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const log = vi.spyOn(console, 'log').mockReturnValue();
    // The first one ends after the last one, which a step that has failed does not keep from its turn.
    const steps = [step('first', 'last'), step('failing', undefined, 1), step('next'), step('last', 'next')];
    expect(await runAbreast(steps, 2)).toEqual(['failing']);
    const started = log.mock.calls.flat();
    for (const spy of [output, log]) spy.mockRestore();
    expect(started).toEqual(['▶ first', '▶ failing', '▶ next', '▶ last']);
  });

  test('each step of tests has two workers, and one where a test runs again', () => {
    const tests = wholeRun().filter(({ rerun }) => rerun);
    expect(tests.length).toBeGreaterThan(5);
    for (const { name, command, rerun } of tests) {
      const isVitest = command.includes('vitest');
      if (isVitest && name !== 'scripts') expect(command, name).toContain('--maxWorkers=2');
      expect(rerun?.(['a.test.ts']).command, name).toContain(isVitest ? '--maxWorkers=1' : '--workers=1');
      expect(rerun?.(['a.test.ts']).command, name).not.toContain('--maxWorkers=2');
    }
  });

  test('what runs again keeps the configuration of its step', () => {
    const config = '--config=playwright.hosts.config.ts';
    expect(journeys('hosts', config).rerun?.([]).command).toContain(config);
    const again = vitest('one', '--config=vitest.one.ts', ...projects('unit')).rerun?.(['a.test.ts']).command;
    expect(again).toEqual(expect.arrayContaining(['--config=vitest.one.ts', 'a.test.ts']));
  });
});

describe('what the machine lacks', () => {
  const engines = (isWhole: boolean) =>
    otherEngines({ engines: ['firefox'], missing: ['No tests in webkit: install xvfb.'] }, isWhole);
  const servers = (isWhole: boolean) => deployment('No tests of a whole deployment: install nginx.', isWhole);

  test('is said in a line, and left out', () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    expect(engines(false).map(({ name }) => name)).toEqual(['other engines']);
    expect(servers(false)).toEqual([]);
    expect(log.mock.calls.flat()).toEqual([
      'No tests in webkit: install xvfb.',
      'No tests of a whole deployment: install nginx.',
    ]);
    log.mockRestore();
  });

  test('fails a run that must be whole, with the same line', async () => {
    const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const [tests, ...lacking] = engines(true);
    expect(tests?.name).toBe('other engines');
    const steps = [...lacking, ...servers(true)];
    expect(await runInTurn(steps)).toEqual(['other engines, of which one is missing', 'deployment']);
    const printed = output.mock.calls.flat().join('');
    output.mockRestore();
    expect(printed).toContain('No tests in webkit: install xvfb.');
    expect(printed).toContain('No tests of a whole deployment: install nginx.');
  });

  test('is another PostgreSQL than the deployment’s: said in a line, or failed', () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const names = (version: string, isWhole: boolean) =>
      deployment('', isWhole, version).map(({ name }) => name);
    expect(names('17.2', false)).toEqual(['deployment']);
    expect(names('17.2', true)).toEqual(['deployment', 'deployment on its PostgreSQL']);
    const lines = log.mock.calls.flat();
    log.mockRestore();
    expect(lines).toEqual([expect.stringContaining('PostgreSQL 17.2, and not on its own 15')]);
  });

  test('changes nothing where there is all of it', () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    for (const isWhole of [true, false]) {
      expect(otherEngines({ engines: ['firefox', 'webkit'], missing: [] }, isWhole)).toHaveLength(1);
      expect(deployment('', isWhole, '15.18')).toHaveLength(1);
    }
    expect(log).toHaveBeenLastCalledWith('A whole deployment is tested on PostgreSQL 15.18.');
    log.mockRestore();
  });

  test('is required in CI', () => {
    expect(isWholeRun({ PORTADA_REQUIRE: 'all' })).toBe(true);
    expect(isWholeRun({})).toBe(false);
    expect(readFileSync(fromRoot('.ci/run'), 'utf8')).toMatch(/^export PORTADA_REQUIRE=all$/m);
  });
});
