import { searchMoreShows, searchShows } from '@portada/contract';
import { $errors } from '@portada/core';
import { visit } from '@portada/core/test/page.ts';
import { failures, json, later } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paged, secs, start } from './test/store.ts';

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

describe('order', () => {
  test('an answer that comes late never replaces a newer one', async () => {
    const slow = later();
    const { store, first, names, asked } = start((one) =>
      one.path.includes('letter=A') ? slow.answer() : paged(one),
    );
    await first;
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
    const { store, first, names } = start((one) => (one.path.includes('/b') ? slow.answer() : paged(one)));
    await first;
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
    const { store, first } = start();
    await first;
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
    const { store, first, asked, names } = start();
    await first;
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
      const { store, first, change, names, status } = start(failures[way]);
      await secs(10);
      await first;
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
      const { store, first, change, names, status } = start();
      await first;
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
    const { store, first, asked } = start();
    await first;
    store.choose('A');
    store.stop();
    await secs(10);
    expect(asked).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
