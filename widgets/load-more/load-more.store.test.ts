import { loadMore } from '@portada/contract';
import { $errors } from '@portada/core';
import { usePage } from '@portada/core/test/page.ts';
import { backEnd, failures, later, ok } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createLoadMoreStore } from './load-more.store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  $errors.set([]);
});
afterEach(() => {
  vi.useRealTimers();
});

const FIRST = '/api/front/list/politica';
const page = (html: string, nextPage = '') => ok({ html, nextPage });
const textOf = async (part: ReturnType<ReturnType<typeof createLoadMoreStore>['load']>) =>
  (await part)?.nodes.textContent;

test('[LOAD-01] waits 1000 ms before it fetches', async () => {
  const { asked } = backEnd([loadMore, page('<p>Uno</p>')]);
  const store = createLoadMoreStore(FIRST);
  const part = store.soon();
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(1);
  expect(await textOf(part)).toBe('Uno');
});

test('[LOAD-01] coming into view again meanwhile restarts the delay and fetches once', async () => {
  const { asked } = backEnd([loadMore, page('<p>Uno</p>', `${FIRST}.b`)]);
  const store = createLoadMoreStore(FIRST);
  void store.soon();
  await vi.advanceTimersByTimeAsync(600);
  const part = store.soon();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await textOf(part)).toBe('Uno');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toHaveLength(1);
});

test('[LOAD-02] one fetch runs at a time', async () => {
  const answer = later();
  const { asked } = backEnd([loadMore, answer.answer]);
  const store = createLoadMoreStore(FIRST);
  const part = store.load();
  expect(await store.load()).toBeUndefined();
  void store.soon();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.$state.get().status).toBe('loading');
  answer.come(page('<p>Uno</p>', `${FIRST}.b`)());
  expect(await textOf(part)).toBe('Uno');
  expect(asked).toHaveLength(1);
});

test('[LOAD-03] [LOAD-04] follows each nextPage as JSON, numbers the pages, and ends with the last', async () => {
  const pages = [page('<p>2</p>', `${FIRST}.b`), page('<p>3</p>', '?page=4'), page('<p>4</p>')];
  const { asked } = backEnd([loadMore, () => (pages.shift() ?? page(''))()]);
  const store = createLoadMoreStore(FIRST);
  const numbers = [];
  for (let turn = 0; turn < 3; turn++) {
    expect(store.$state.get()).toEqual({ status: 'more', pages: turn });
    numbers.push((await store.load())?.number);
  }
  expect(numbers).toEqual([2, 3, 4]);
  expect(store.$state.get()).toEqual({ status: 'end', pages: 3 });
  expect(await store.load()).toBeUndefined();
  expect(asked.map(({ path }) => path)).toEqual([FIRST, `${FIRST}.b`, `${FIRST}.b?page=4`]);
  for (const { init } of asked) expect(init.headers).toMatchObject({ 'Content-Type': 'application/json' });
});

test.each([null, undefined, ''])('[LOAD-04] a nextPage of %j is none', async (nextPage) => {
  backEnd([loadMore, ok({ html: '<p>2</p>', nextPage })]);
  const store = createLoadMoreStore(FIRST);
  await store.load();
  expect(store.$state.get().status).toBe('end');
});

test('[LOAD-04] without an address from the start there is nothing to fetch', async () => {
  const { asked } = backEnd();
  const store = createLoadMoreStore('');
  expect(store.$state.get()).toEqual({ status: 'end', pages: 0 });
  await store.load();
  expect(asked).toEqual([]);
});

test.each(Object.keys(failures))(
  '[LOAD-05] a page that fails with %s may be asked for again',
  async (way) => {
    const { asked, change } = backEnd([loadMore, failures[way] ?? page('')]);
    const store = createLoadMoreStore(FIRST);
    const part = store.load();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await part).toBeUndefined();
    expect(store.$state.get()).toEqual({ status: 'failed', pages: 0 });
    expect($errors.get()).toHaveLength(1);
    change(loadMore, page('<p>Uno</p>', `${FIRST}.b`));
    expect(await textOf(store.load())).toBe('Uno');
    expect(store.$state.get()).toEqual({ status: 'more', pages: 1 });
    expect(asked.map(({ path }) => path)).toEqual([FIRST, FIRST]);
  },
);

test.each(['https://evil.example/list', '//evil.example/list', 'javascript:alert(1)', 'http://['])(
  'an answer that leads elsewhere ends the list and keeps what it brought: %s',
  async (nextPage) => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => complaints.mockRestore());
    const { asked } = backEnd([loadMore, page('<p>Uno</p>', nextPage)]);
    const store = createLoadMoreStore(FIRST);
    expect(await textOf(store.load())).toBe('Uno');
    expect(store.$state.get().status).toBe('end');
    expect(complaints).toHaveBeenCalledOnce();
    await store.load();
    expect(asked).toHaveLength(1);
    expect(() => createLoadMoreStore(nextPage)).toThrow();
  },
);

test('[LOAD-03] a list of the API’s own origin is followed', async () => {
  usePage({ apiUrl: 'https://api.diari.example/' });
  const { asked } = backEnd([loadMore, page('<p>Uno</p>')]);
  await createLoadMoreStore('https://api.diari.example/api/front/list/x').load();
  expect(asked[0]?.url.origin).toBe('https://api.diari.example');
});

test('what waits or is under way is forgotten when it is stopped', async () => {
  const answer = later();
  const { asked } = backEnd([loadMore, answer.answer]);
  const store = createLoadMoreStore(FIRST);
  void store.soon();
  store.stop();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toEqual([]);
  const part = store.load();
  store.stop();
  answer.come(page('<p>Uno</p>')());
  expect(await part).toBeUndefined();
  expect(store.$state.get()).toEqual({ status: 'loading', pages: 0 });
  expect($errors.get()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
