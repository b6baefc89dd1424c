import { search, searchMore } from '@portada/contract';
import { backEnd, failures, later, ok } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSearcherStore, SEARCHER_DELAY_MS } from './searcher.store.ts';
import { propsOf } from './test/props.ts';

beforeEach(() => {
  history.replaceState(null, '', '/temas/');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const results = ok({ results: [{ id: 1, title: 'Uno' }], numResults: 1 });

async function storeWith(prepare: () => Promise<unknown> = () => Promise.resolve()) {
  const { asked, change } = backEnd([search, results]);
  const store = createSearcherStore(propsOf({ textInput: true }), null, prepare);
  await store.arrival;
  return { store, asked, change };
}

test('[SEEK-11] the delay is a second after the last change, to the millisecond, and none on arrival', async () => {
  expect(SEARCHER_DELAY_MS).toBe(1000);
  const { store, asked } = await storeWith();
  expect(asked).toHaveLength(1);
  store.change({ text: 'far' });
  await vi.advanceTimersByTimeAsync(999);
  store.change({ text: 'faro' });
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toHaveLength(1);
  expect(store.$state.get().status).toBe('shown');
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.map(({ path }) => path)).toEqual(['/webapi/searcher/', '/webapi/searcher/?searchText=faro']);
});

test('an answer to what is asked no longer is never shown, whether its call heeds the abort or not', async () => {
  const { store, asked, change } = await storeWith();
  const [first, second] = [later(), later()];
  change(search, first.answer);
  store.change({ text: 'uno' });
  void store.submit();
  change(search, second.answer);
  store.change({ text: 'dos' });
  void store.submit();
  expect(asked[1]?.init.signal?.aborted).toBe(true);
  second.come(ok({ results: [{ id: 2 }], numResults: 2 })());
  await vi.waitFor(() => expect(store.$state.get().results?.total).toBe(2));
  first.come(ok({ results: [{ id: 9 }], numResults: 9 })());
  await vi.advanceTimersByTimeAsync(10);
  expect(store.$state.get().results?.total).toBe(2);
});

const longer = {
  results: [{ id: 1 }],
  numResults: 2,
  hasMoreResults: true,
  searcherPayload: { cursorMark: 'c2' },
};

test.each(Object.keys(failures))(
  '[SEEK-22] a search that fails with %s may be made again, and so may a further page',
  async (way) => {
    const answer = failures[way] ?? results;
    const { store, change } = await storeWith();
    change(search, answer);
    store.change({ text: 'faro' });
    await vi.advanceTimersByTimeAsync(SEARCHER_DELAY_MS + 10_000);
    expect(store.$state.get()).toMatchObject({ status: 'failed', query: { text: 'faro' } });
    change(search, ok(longer));
    change(searchMore, answer);
    await store.retry();
    const more = store.more();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await more).toBe(false);
    expect(store.$state.get()).toMatchObject({ status: 'shown', more: 'failed' });
  },
);

test('what results are drawn with comes while the server is asked; if it fails the search does, and may be tried again', async () => {
  let attempts = 0;
  const prepare = () => (attempts++ === 0 ? Promise.reject(new Error('No chunk.')) : Promise.resolve());
  const { store, asked } = await storeWith(prepare);
  expect(store.$state.get().status).toBe('failed');
  expect(asked).toHaveLength(1);
  await store.retry();
  expect(store.$state.get()).toMatchObject({ status: 'shown', results: { total: 1 } });
});
