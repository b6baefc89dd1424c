import { $errors } from '@portada/core';
import { visit } from '@portada/core/test/page.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, secs, start } from './test/store.ts';

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

describe('the calls', () => {
  test('[SHOW-04] the first is asked at once, with limit, types and order', async () => {
    const { first, asked, names, status } = start();
    expect(status()).toBe('loading');
    expect(asked.map(({ path }) => path)).toEqual([
      '/webapi/shows/search/?limit=12&types=program&orderBy=lastPublishedContentDate',
    ]);
    await first;
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
    const { store, first, asked, names } = start();
    await first;
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
    const { store, first } = start((asked) => answer(asked, mark));
    await first;
    expect(store.$state.get().cursor).toBeNull();
  });

  test('[SHOW-05] the same mark again is the end, and a mark may be a number', async () => {
    const { store, first, asked } = start((one) => answer(one, 7));
    await first;
    expect(store.$state.get().cursor).toBe('7');
    await store.more();
    expect(store.$state.get().cursor).toBeNull();
    expect(asked[1]?.url.pathname).toBe('/webapi/shows/search/7');
  });

  test('[SHOW-06] a further page waits 1 s, and comes once', async () => {
    const { store, first, asked } = start();
    await first;
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
    const { store, first, asked, names, status } = start();
    await first;
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
    const { store, first, asked } = start();
    await first;
    store.submit();
    store.type('mar');
    store.submit();
    store.submit();
    await secs(5);
    store.submit();
    expect(asked).toHaveLength(2);
  });

  test('[SHOW-08] the same letter again, or all, clears the filters', async () => {
    const { store, first, asked } = start();
    await first;
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
    const { store, first, asked } = start();
    await first;
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
    const { store, first, asked, names } = start();
    await first;
    store.type(empty);
    await secs(1);
    expect(names()).toEqual(['all']);
    expect(asked.at(-1)?.path).not.toMatch(/text/);
    expect(location.search).toBe('');
  });

  test('a change that is taken back asks for nothing', async () => {
    const { store, first, asked, status } = start();
    await first;
    store.type('m');
    store.type('');
    expect(status()).toBe('listed');
    await secs(5);
    expect(asked).toHaveLength(1);
  });
});
