import { checkNick } from '@portada/contract';
import { $errors } from '@portada/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backEnd, failures, later, ok, tooMany } from '../../../test/back-end.ts';
import { createNickStore } from './nick.store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pause = (milliseconds = 400) => vi.advanceTimersByTimeAsync(milliseconds);
const free = ok({ available: true });
const taken = ok({ available: false });

test('[REG-05] asks 400 ms after the last letter, once', async () => {
  const { asked } = backEnd([checkNick, free]);
  const { typed, $verdict } = createNickStore();
  for (const text of ['mari', 'marin', ' marina ']) {
    typed(text);
    await pause(399);
  }
  expect(asked).toEqual([]);
  await pause(1);
  expect(asked.map(({ body }) => body)).toEqual([{ nick: 'marina' }]);
  expect($verdict.get()).toBe('free');
});

test('[REG-05] says while it asks, and what has come out', async () => {
  const answer = later();
  backEnd([checkNick, answer.answer]);
  const { typed, isTaken, $verdict } = createNickStore();
  typed('marina');
  expect($verdict.get()).toBe('none');
  await pause();
  expect($verdict.get()).toBe('asking');
  answer.come(taken());
  await pause(0);
  expect($verdict.get()).toBe('taken');
  expect(isTaken('marina')).toBe(true);
  expect(isTaken('marinero')).toBe(false);
});

test('[REG-05] the nick typed last decides, however late the answer for an earlier one', async () => {
  const answers = new Map([
    ['marina', later()],
    ['marinero', later()],
  ]);
  const { asked } = backEnd([
    checkNick,
    ({ body }) => answers.get(Reflect.get(Object(body), 'nick'))?.answer() ?? free(),
  ]);
  const { typed, isTaken, $verdict } = createNickStore();
  typed('marina');
  await pause();
  typed('marinero');
  expect(asked[0]?.init.signal?.aborted).toBe(true);
  await pause();
  answers.get('marinero')?.come(free());
  await pause(0);
  answers.get('marina')?.come(taken());
  await pause(0);
  expect($verdict.get()).toBe('free');
  expect(isTaken('marina')).toBe(false);
  expect($errors.get()).toEqual([]);
});

test('[REG-05] [VAL-15] what is no valid nick is not asked about', async () => {
  const { asked } = backEnd([checkNick, free]);
  const { typed, $verdict } = createNickStore();
  for (const text of ['', 'abc', 'dos palabras', 'x'.repeat(31)]) {
    typed(text);
    await pause();
  }
  expect(asked).toEqual([]);
  expect($verdict.get()).toBe('none');
});

test('[REG-05] a nick known to be taken is not asked about again', async () => {
  const { asked } = backEnd([checkNick, taken]);
  const { typed, $verdict } = createNickStore();
  typed('marina');
  await pause();
  typed('marin');
  typed('marina');
  expect($verdict.get()).toBe('taken');
  await pause();
  expect(asked).toHaveLength(1);
});

test.each(Object.entries({ ...failures, 429: tooMany }))(
  '[REG-05] a question that fails with %s says nothing',
  async (_, answer) => {
    backEnd([checkNick, answer]);
    const { typed, isTaken, $verdict } = createNickStore();
    typed('marina');
    await pause(10_400);
    expect($verdict.get()).toBe('none');
    expect(isTaken('marina')).toBe(false);
  },
);

test('[REG-05] the nick that a reader has already is not asked for', async () => {
  const { asked } = backEnd([checkNick, taken]);
  const { typed, $verdict } = createNickStore(() => 'marina');
  typed('marina');
  await pause();
  expect(asked).toEqual([]);
  typed('marinero');
  await pause();
  expect($verdict.get()).toBe('taken');
  typed('marina');
  await pause();
  expect($verdict.get()).toBe('none');
  expect(asked).toHaveLength(1);
});

test('stopping leaves no timer and no question', async () => {
  const { asked } = backEnd([checkNick, free]);
  const { typed, stop } = createNickStore();
  typed('marina');
  stop();
  expect(vi.getTimerCount()).toBe(0);
  await pause();
  expect(asked).toEqual([]);
});
