import { expect, test } from 'vitest';
import { createLatest, createTurns } from './latest.ts';

test('to begin an attempt makes the one before it old', () => {
  const latest = createLatest();
  const first = latest.begin();
  expect(first.aborted).toBe(false);
  const second = latest.begin();
  expect([first.aborted, second.aborted]).toEqual([true, false]);
});

test('to stop makes the attempt under way old, and the next is a new one', () => {
  const latest = createLatest();
  latest.stop();
  const signal = latest.begin();
  latest.stop();
  expect(signal.aborted).toBe(true);
  expect(latest.begin().aborted).toBe(false);
});

test('what belongs to an attempt is old with it', () => {
  const latest = createLatest();
  const { signal: before } = latest;
  const first = latest.begin();
  expect(latest.signal).toBe(first);
  latest.begin();
  expect([before.aborted, first.aborted, latest.signal.aborted]).toEqual([true, true, false]);
});

test('an answer is too old once a later question has been answered, and not when that was only asked', () => {
  const turns = createTurns();
  const [first, second, third] = [turns.begin(), turns.begin(), turns.begin()];
  expect([second(), first(), third(), second()]).toEqual([true, false, true, false]);
});

test('several answers to one question count', () => {
  const take = createTurns().begin();
  expect([take(), take()]).toEqual([true, true]);
});
