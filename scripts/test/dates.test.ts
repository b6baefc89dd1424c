import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { fromRoot } from '../build/paths.ts';
import { findCommand } from '../engines.ts';
import { datedSteps } from './dates.ts';

const steps = datedSteps('/usr/bin/faketime');
const hasFaketime = findCommand(['faketime']) !== undefined;

test('each step runs at its moment, and so does what runs again', () => {
  for (const { command, rerun } of steps) {
    const [program, option, at = ''] = command;
    expect([program, option]).toEqual(['faketime', '--exclude-monotonic']);
    expect(new Date(at).getTime()).toBeGreaterThan(0);
    expect(rerun?.(['one.test.ts']).command.slice(0, 3)).toEqual(command.slice(0, 3));
  }
  expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
});

test('the calendar and the clocks turn in every way that they do, and readers’ browsers where most may go wrong', () => {
  const at = (name: string) =>
    steps.filter((step) => step.name.startsWith(name)).map(({ command }) => command[2]);
  expect(at('units and newsroom')).toEqual([
    ...['2026-12-09T23:59:00+01:00', '2026-12-31T23:59:00+01:00', '2027-01-01T10:00:00+01:00'],
    ...['2027-01-31T12:00:00+01:00', '2027-03-28T01:59:00+01:00', '2027-10-31T02:59:00+02:00'],
    ...['2028-02-29T12:00:00+01:00', '2030-06-15T12:00:00+02:00'],
  ]);
  const inBrowser = at('units and newsroom').filter((_at, index) => [0, 2, 6, 7].includes(index));
  expect([at('widgets and stories'), at('end to end')]).toEqual([inBrowser, inBrowser]);
});

test('the journeys at other dates exist', () => {
  const specs = steps.flatMap(({ command }) => command.filter((argument) => argument.endsWith('.spec.ts')));
  expect(specs).not.toEqual([]);
  for (const spec of specs)
    expect([spec, existsSync(fromRoot(`packages/newsroom/${spec}`))]).toEqual([spec, true]);
});

test.runIf(hasFaketime)('a process and its children share the moved clock, and its timers go on', () => {
  const child =
    'require("node:child_process").execFileSync(process.execPath, ["-p", "Date.now()"], { encoding: "utf8" })';
  const script = `setTimeout(() => console.log(JSON.stringify([Date.now(), Number(${child})])), 20)`;
  const [program = '', option = '', at = ''] = steps[0]?.command ?? [];
  const { stdout } = spawnSync(program, [option, at, process.execPath, '-e', script], { encoding: 'utf8' });
  const [parent, later]: number[] = JSON.parse(stdout);
  const minute = 60_000;
  expect(Number(parent) - Date.parse(at)).toBeLessThan(minute);
  expect(Number(later)).toBeGreaterThanOrEqual(Number(parent));
  expect(Number(later) - Number(parent)).toBeLessThan(minute);
});

test('that faketime is missing is said in a line, and fails a run that must be whole', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(datedSteps('', false)).toEqual([]);
  expect(log.mock.calls.flat()).toEqual(['No tests at other dates: install faketime.']);
  expect(datedSteps('', true).map(({ name }) => name)).toEqual(['other dates']);
  log.mockRestore();
});
