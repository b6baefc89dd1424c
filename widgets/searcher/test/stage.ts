import { search } from '@portada/contract';
import { searcherDates, searcherFilters } from '@portada/contract/fixtures';
import { $page } from '@portada/core';
import { backEnd, ok } from '@portada/ui/test/back-end.ts';
import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

/** The page's address for the length of a test, and its head and memory as they were. */
export function open(path: string): void {
  const { href } = location;
  const { title } = document;
  history.pushState(null, '', path);
  onTestFinished(() => {
    history.replaceState(null, '', href);
    document.title = title;
    sessionStorage.clear();
    window.scrollTo(0, 0);
    for (const tag of document.head.querySelectorAll('link[rel=prev],link[rel=next],meta[name=description]'))
      tag.remove();
  });
}

/** The site's name for the length of a test. */
export function siteNamed(name: string): void {
  const before = $page.get();
  $page.set({ ...before, site: { ...before.site, name } });
  onTestFinished(() => $page.set(before));
}

/** A clock that a test moves on, and Vitest, too (`letClockStand`); call `vi.useRealTimers()` after each test. */
export function stopClock(now?: Date): void {
  const stopped = ['setTimeout', 'clearTimeout'] as const;
  vi.useFakeTimers(now ? { toFake: [...stopped, 'Date'], now } : { toFake: [...stopped] });
}

/** As many results as are wanted, numbered from a first. */
export function cards(count: number, from = 1) {
  return Array.from({ length: count }, (_, at) => ({
    id: String(from + at),
    url: `/r/${from + at}/`,
    title: `Resultado ${from + at}`,
  }));
}

interface More {
  numResults?: number;
  hasMoreResults?: boolean;
  searcherPayload?: { cursorMark: string | null };
}

export const answer = (results: readonly object[], more: More = {}) =>
  ok({ results, numResults: results.length, hasMoreResults: false, ...more });

/** A page that is followed by another, to be asked for by this cursor. */
export const page1Of = (cursorMark: string, results: readonly object[], numResults = 100) =>
  answer(results, { numResults, hasMoreResults: true, searcherPayload: { cursorMark } });

export const full = { filters: searcherFilters, 'date-filters': searcherDates, 'text-input': '' };

export function threeResults(): ReturnType<typeof backEnd> {
  return backEnd([search, answer(cards(3))]);
}

export const text = page.getByRole('searchbox', { name: 'Qué buscas' });
export const results = page.getByRole('article');
export const titles = () => results.elements().map((card) => card.querySelector('h3')?.textContent);
export const status = page.getByRole('status').first();
export const skeletons = () => document.querySelectorAll('.portada-searcher-skeleton-row').length;
export const button = (name: string) => page.getByRole('button', { name });
