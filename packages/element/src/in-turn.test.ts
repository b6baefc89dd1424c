import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn } from './in-turn.ts';

let now = 1_000;
const mounted: string[] = [];
/** What takes so many milliseconds to mount. */
const widget = (name: string, takes: number) => () => {
  mounted.push(name);
  now += takes;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  mounted.length = 0;
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what one task has time for is mounted at once', () => {
  for (const name of ['a', 'b', 'c']) inTurn(widget(name, 3));
  expect(mounted).toEqual(['a', 'b', 'c']);
});

test('what it has no time for gets a task each, in order', () => {
  for (const name of ['a', 'b', 'c', 'd']) inTurn(widget(name, 6));
  expect(mounted).toEqual(['a', 'b']);
  vi.runAllTimers();
  expect(mounted).toEqual(['a', 'b', 'c', 'd']);
});

test('the next task has its own time', () => {
  inTurn(widget('a', 60));
  vi.runAllTimers();
  inTurn(widget('b', 1));
  expect(mounted).toEqual(['a', 'b']);
});
