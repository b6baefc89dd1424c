import { ApiError } from '@portada/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPredictiveStore, type Match } from './predictive.store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const named = (...names: string[]): Match[] => names.map((name, at) => ({ value: String(at), name }));
const authors = named('Clara Montes', 'Clàudia Mont', 'Pol Sala');

/** A store whose answers come when the test says so. */
function slow() {
  const asked: { text: string; cancel: AbortSignal; come: (found: Match[] | Error) => Promise<void> }[] = [];
  const store = createPredictiveStore((text, cancel) => {
    const { promise, resolve, reject } = Promise.withResolvers<readonly Match[]>();
    const come = async (found: Match[] | Error) => {
      if (found instanceof Error) reject(found);
      else resolve(found);
      await vi.advanceTimersByTimeAsync(0);
    };
    asked.push({ text, cancel, come });
    return promise;
  });
  return { store, asked, names: () => store.$state.get().matches.map(({ name }) => name) };
}

test('[PRED-01] four characters are looked for, three are not, and spaces around them do not count', async () => {
  const { store, asked } = slow();
  for (const text of ['cla', ' cla   ', '    ']) store.type(text);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([]);
  expect(store.$state.get().status).toBe('idle');
  store.type('  clar ');
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.map(({ text }) => text)).toEqual(['clar']);
});

test('[PRED-02] only once nothing has been typed for 400 ms', async () => {
  const { store, asked } = slow();
  for (const text of ['clar', 'clara', 'clara m']) {
    store.type(text);
    await vi.advanceTimersByTimeAsync(399);
  }
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.map(({ text }) => text)).toEqual(['clara m']);
});

test('[PRED-02] the same text is not looked for twice', async () => {
  const { store, asked } = slow();
  store.type('clara');
  await vi.advanceTimersByTimeAsync(400);
  await asked[0]?.come(authors);
  store.type('clara ');
  await vi.advanceTimersByTimeAsync(400);
  expect(asked).toHaveLength(1);
});

test('[PRED-03] ten matches at most are shown', async () => {
  const { store, asked, names } = slow();
  store.type('clara');
  await vi.advanceTimersByTimeAsync(400);
  await asked[0]?.come(named(...Array.from({ length: 12 }, (_, at) => `Clara ${at}`)));
  expect(names()).toHaveLength(10);
});

test('[PRED-04] what does not match is left out, whatever its accents and case', async () => {
  const { store, asked, names } = slow();
  store.type('MONT');
  await vi.advanceTimersByTimeAsync(400);
  await asked[0]?.come(authors);
  expect(names()).toEqual(['Clara Montes', 'Clàudia Mont']);
  store.type('montes');
  expect(store.$state.get().status).toBe('waiting');
  expect(names()).toEqual(['Clara Montes']);
});

test('a search that is typed over is aborted, and if it answers all the same it is not shown', async () => {
  const { store, asked, names } = slow();
  store.type('clara');
  await vi.advanceTimersByTimeAsync(400);
  store.type('claudia');
  expect(asked[0]?.cancel.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(400);
  await asked[1]?.come(named('Clàudia Mont'));
  await asked[0]?.come(named('Clara Claudia'));
  expect(names()).toEqual(['Clàudia Mont']);
});

test('a search that is left is aborted', async () => {
  const { store, asked } = slow();
  store.type('clara');
  await vi.advanceTimersByTimeAsync(400);
  store.clear();
  expect(asked[0]?.cancel.aborted).toBe(true);
  await asked[0]?.come(authors);
  expect(store.$state.get()).toEqual({ status: 'idle', text: '', matches: [] });
  store.type('clara');
  store.clear();
  expect(vi.getTimerCount()).toBe(0);
});

test('a failure is shown, and the retry asks at once for the same', async () => {
  const { store, asked, names } = slow();
  store.type('clara');
  await vi.advanceTimersByTimeAsync(400);
  await asked[0]?.come(new Error('offline'));
  expect(store.$state.get()).toMatchObject({ status: 'failed', text: 'clara' });
  void store.retry();
  expect(store.$state.get().status).toBe('waiting');
  await asked[1]?.come(authors);
  expect(names()).toEqual(['Clara Montes']);
});

test('a failure after too many questions says when to try again, until there is an answer', async () => {
  const { store, asked } = slow();
  store.type('clara');
  await vi.advanceTimersByTimeAsync(400);
  await asked[0]?.come(new ApiError('status', 429, {}, { retryAfter: 900 }));
  expect(store.$state.get()).toMatchObject({ status: 'failed', tooMany: { retryAfter: 900 } });
  void store.retry();
  await asked[1]?.come(authors);
  expect(store.$state.get().tooMany).toBeUndefined();
});
