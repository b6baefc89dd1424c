import { searchMoreShows, searchShows } from '@portada/contract';
import { backEnd, json, type RecordedRequest } from '@portada/ui/test/back-end.ts';
import { onTestFinished, vi } from 'vitest';
import { createShowIndexStore } from '../show-index.store.ts';

export const secs = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

/** A page whose cards say what they were asked by. */
export function answer({ url }: RecordedRequest, cursorMark: unknown = null) {
  const { searchParams: query } = url;
  const name =
    `${query.get('letter') ?? query.get('text') ?? 'all'} ${url.pathname.split('/').at(-1)}`.trim();
  return json({ response: { html: `<article>${name}</article>`, cursorMark } });
}

/** Every list has three pages: the first, `b` and `c`. */
const next: Readonly<Record<string, string | null>> = { '': 'b', b: 'c/+', 'c%2F%2B': null };
export const paged = (asked: RecordedRequest) =>
  answer(asked, next[asked.url.pathname.split('/').at(-1) ?? '']);

/** A store of the test's own, on such a back end, with its first list under way. */
export function start(reply: (asked: RecordedRequest) => Response | Promise<Response> = paged) {
  const end = backEnd([searchShows, reply], [searchMoreShows, reply]);
  const store = createShowIndexStore();
  onTestFinished(store.followHistory());
  onTestFinished(store.stop);
  const names = () => store.$state.get().cards.map(({ textContent }) => textContent);
  const first = store.load();
  return { ...end, store, first, names, status: () => store.$state.get().status };
}
