import { expect, test, vi } from 'vitest';
import { limitFor, visualSteps } from './visual.ts';

test('a picture may differ in a thousandth of its pixels, and in a hundredth in another major version', () => {
  expect(limitFor('156.0.8078.108', '156.0.8078.40\n')).toBe(0.001);
  expect(limitFor('157.0.1.1', '156.0.8078.108\n')).toBe(0.01);
  expect(limitFor('15.0.1.1', '156.0.8078.108\n')).toBe(0.01);
});

test('that faketime is missing is said in a line, and fails a run that must be whole', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(visualSteps('', false)).toEqual([]);
  expect(log.mock.calls.flat()).toEqual(['No visual regression tests: install faketime.']);
  expect(visualSteps('', true).map(({ name }) => name)).toEqual(['visual regression']);
  expect(visualSteps('/usr/bin/faketime', true)[0]?.command).toContain(
    '--config=playwright.visual.config.ts',
  );
  log.mockRestore();
});
