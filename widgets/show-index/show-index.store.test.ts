import { searchMoreShows, searchShows } from '@portada/contract';
import { $errors } from '@portada/core';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { visit } from '../../packages/core/test/page.ts';
import { type Asked, backEnd, failures, json, later } from '../../packages/ui/test/back-end.ts';
import { createShowIndexStore } from './show-index.store.ts';

// The sanitiser needs a browser; it has tests of its own there.
vi.mock(import('@portada/core'), async (original) => ({
  ...(await original()),
  sanitiseCards: async (html) => document.createRange().createContextualFragment(html),
}));

beforeEach(() => {
  vi.useFakeTimers();
  $errors.set([]);
  visit('/programas/');
});
afterEach(() => {
  vi.useRealTimers();
});

const secs = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

/** A page whose cards say what they were asked by. */
function answer({ url }: Asked, cursorMark: unknown = null) {
  const { searchParams: query } = url;
  const name =
    `${query.get('letter') ?? query.get('text') ?? 'all'} ${url.pathname.split('/').at(-1)}`.trim();
  return json({ response: { html: `<article>${name}</article>`, cursorMark } });
}

/** Every list has three pages: the first, `b` and `c`. */
const next: Readonly<Record<string, string | null>> = { '': 'b', b: 'c/+', 'c%2F%2B': null };
const paged = (asked: Asked) => answer(asked, next[asked.url.pathname.split('/').at(-1) ?? '']);

function start(reply: (asked: Asked) => Response | Promise<Response> = paged) {
  const end = backEnd([searchShows, reply], [searchMoreShows, reply]);
  const store = createShowIndexStore();
  onTestFinished(store.followHistory());
  onTestFinished(store.stop);
  const names = () => store.$state.get().cards.map(({ textContent }) => textContent);
  return { ...end, store, names, status: () => store.$state.get().status };
}

describe('the calls', () => {
  test('[SHOW-04] the first is asked at once, with limit, types and order', async () => {
    const { store, asked, names, status } = start();
    expect(status()).toBe('loading');
    expect(asked.map(({ path }) => path)).toEqual([
      '/webapi/shows/search/?limit=12&types=program&orderBy=lastPublishedContentDate',
    ]);
    await store.first;
    expect(names()).toEqual(['all']);
    expect(status()).toBe('listed');
  });

  test.each([
    ['?letter=m', 'letter=M'],
    ['?letter=%23', 'letter=%23'],
    ['?text=cuina', 'text=cuina'],
  ])('[SHOW-04] an address with %s is asked for as %s', async (query, sent) => {
    visit(`/programas/${query}`);
    const { asked } = start();
    expect(asked[0]?.path).toMatch(`&${sent}`);
  });

  test('[SHOW-05] further pages are asked by their cursor with the same query, until there is none', async () => {
    visit('/programas/?letter=M');
    const { store, asked, names } = start();
    await store.first;
    expect(await store.more()).toBe(true);
    expect(await store.more()).toBe(true);
    expect(await store.more()).toBe(false);
    const query = '?limit=12&types=program&orderBy=lastPublishedContentDate&letter=M';
    expect(asked.map(({ path }) => path)).toEqual([
      `/webapi/shows/search/${query}`,
      `/webapi/shows/search/b${query}`,
      `/webapi/shows/search/c%2F%2B${query}`,
    ]);
    expect(names()).toEqual(['M', 'M b', 'M c%2F%2B']);
    expect(store.$state.get()).toMatchObject({ pages: 2, cursor: null });
  });

  test.each([null, '', undefined])('[SHOW-05] a cursorMark of %j is the end', async (mark) => {
    const { store } = start((asked) => answer(asked, mark));
    await store.first;
    expect(store.$state.get().cursor).toBeNull();
  });

  test('[SHOW-05] the same mark again is the end, and a mark may be a number', async () => {
    const { store, asked } = start((one) => answer(one, 7));
    await store.first;
    expect(store.$state.get().cursor).toBe('7');
    await store.more();
    expect(store.$state.get().cursor).toBeNull();
    expect(asked[1]?.url.pathname).toBe('/webapi/shows/search/7');
  });

  test('[SHOW-06] a further page waits 1 s, and comes once', async () => {
    const { store, asked } = start();
    await store.first;
    void store.soon();
    await secs(0.5);
    const soon = store.soon();
    await secs(0.999);
    expect(asked).toHaveLength(1);
    await secs(0.001);
    expect(await soon).toBe(true);
    expect(asked).toHaveLength(2);
  });
});

describe('letter and text', () => {
  test('[SHOW-06] a change is asked for 1 s after the last one, once', async () => {
    const { store, asked, names, status } = start();
    await store.first;
    for (const text of ['m', 'ma', 'mar']) {
      store.type(text);
      await secs(0.9);
    }
    expect(asked).toHaveLength(1);
    expect(status()).toBe('loading');
    expect(names()).toEqual(['all']);
    await secs(0.1);
    expect(asked).toHaveLength(2);
    expect(names()).toEqual(['mar']);
  });

  test('Enter asks at once, and for nothing that has been asked already', async () => {
    const { store, asked } = start();
    await store.first;
    store.submit();
    store.type('mar');
    store.submit();
    store.submit();
    await secs(5);
    store.submit();
    expect(asked).toHaveLength(2);
  });

  test('[SHOW-08] the same letter again, or all, clears the filters', async () => {
    const { store, asked } = start();
    await store.first;
    for (const again of ['M', '']) {
      store.choose('M');
      await secs(1);
      expect(store.$state.get().filter).toEqual({ letter: 'M', text: '' });
      store.choose(again);
      await secs(1);
      expect(store.$state.get().filter).toEqual({ letter: '', text: '' });
      expect(asked.at(-1)?.path).not.toMatch(/letter|text/);
    }
    store.type('mar');
    await secs(1);
    store.choose('');
    await secs(1);
    expect(asked.at(-1)?.path).not.toMatch(/letter|text/);
  });

  test('[SHOW-09] a letter resets the text, and a text the letter', async () => {
    const { store, asked } = start();
    await store.first;
    store.type('mar');
    store.choose('M');
    await secs(1);
    expect(asked.at(-1)?.path).toMatch(/&letter=M$/);
    store.type('mar');
    await secs(1);
    expect(asked.at(-1)?.path).toMatch(/&text=mar$/);
    expect(store.$state.get().filter.letter).toBe('');
  });

  test.each(['', '   '])('[SHOW-10] the text %j clears the filter and resets the list', async (empty) => {
    visit('/programas/?text=mar');
    const { store, asked, names } = start();
    await store.first;
    store.type(empty);
    await secs(1);
    expect(names()).toEqual(['all']);
    expect(asked.at(-1)?.path).not.toMatch(/text/);
    expect(location.search).toBe('');
  });

  test('a change that is taken back asks for nothing', async () => {
    const { store, asked, status } = start();
    await store.first;
    store.type('m');
    store.type('');
    expect(status()).toBe('listed');
    await secs(5);
    expect(asked).toHaveLength(1);
  });
});

describe('order', () => {
  test('an answer that comes late never replaces a newer one', async () => {
    const slow = later();
    const { store, names, asked } = start((one) =>
      one.path.includes('letter=A') ? slow.answer() : paged(one),
    );
    await store.first;
    store.choose('A');
    await secs(1);
    store.choose('B');
    await secs(1);
    expect(asked[1]?.init.signal?.aborted).toBe(true);
    expect(names()).toEqual(['B']);
    slow.come(json({ html: '<article>A</article>', cursorMark: null }));
    await secs(1);
    expect(names()).toEqual(['B']);
  });

  test('a further page of a list that is left does not come', async () => {
    const slow = later();
    const { store, names } = start((one) => (one.path.includes('/b') ? slow.answer() : paged(one)));
    await store.first;
    const more = store.more();
    store.choose('B');
    slow.come(json({ html: '<article>all b</article>', cursorMark: null }));
    expect(await more).toBe(false);
    await secs(1);
    expect(names()).toEqual(['B']);
  });
});

describe('the history', () => {
  test('each filter is an entry, with what else the address holds', async () => {
    visit('/programas/?utm=x');
    const { store } = start();
    await store.first;
    const before = history.length;
    store.choose('M');
    expect(location.search).toBe('?utm=x');
    await secs(1);
    expect(location.search).toBe('?utm=x&letter=M');
    store.type('mar');
    await secs(1);
    expect(location.search).toBe('?utm=x&text=mar');
    expect(history.length - before).toBe(2);
  });

  test('Back and Forward show at once what was there, with all its pages', async () => {
    const { store, asked, names } = start();
    await store.first;
    await store.more();
    store.choose('M');
    await secs(1);
    history.replaceState(null, '', '/programas/');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(names()).toEqual(['all', 'all b']);
    expect(store.$state.get()).toMatchObject({ filter: { letter: '' }, status: 'listed', pages: 1 });
    expect(asked).toHaveLength(3);
    history.replaceState(null, '', '/programas/?letter=M');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(names()).toEqual(['M']);
    history.replaceState(null, '', '/programas/?letter=Q');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await secs(0);
    expect(names()).toEqual(['Q']);
    expect(asked).toHaveLength(4);
  });
});

describe('failures', () => {
  test.each(Object.keys(failures))(
    '[SHOW-12] a first list that fails with %s may be asked for again',
    async (way) => {
      const { store, change, names, status } = start(failures[way]);
      await secs(10);
      await store.first;
      expect(status()).toBe('failed');
      expect(names()).toEqual([]);
      expect($errors.get()).toHaveLength(1);
      change(searchShows, paged);
      await store.retry();
      expect(status()).toBe('listed');
      expect(names()).toEqual(['all']);
    },
  );

  test.each(Object.keys(failures))(
    '[SHOW-12] a further page that fails with %s leaves the list',
    async (way) => {
      const { store, change, names, status } = start();
      await store.first;
      change(searchMoreShows, failures[way] ?? paged);
      const more = store.more();
      await secs(10);
      expect(await more).toBe(false);
      expect(status()).toBe('failedMore');
      expect(names()).toEqual(['all']);
      change(searchMoreShows, paged);
      expect(await store.retry()).toBe(true);
      expect(names()).toEqual(['all', 'all b']);
    },
  );

  test('what is stopped waits for nothing', async () => {
    const { store, asked } = start();
    await store.first;
    store.choose('A');
    store.stop();
    await secs(10);
    expect(asked).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
