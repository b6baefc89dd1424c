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
