import { contentCard, datePresets, searcherAnswer, searchQuery } from '@portada/contract';
import * as v from '@portada/contract/valibot';
import { session } from '@portada/core';
import { noteOf, stateWith } from '@portada/core/history.ts';
import type { Results } from './results.ts';

/** What an entry of the browser's history remembers of its searcher, beside its address. */
const entry = v.object({
  key: v.string(),
  /** How many pages had come, and the number of the first. */
  pages: v.number(),
  first: v.number(),
  /** The scroll position, and the first visible card as an anchor: heights may differ after the restore. */
  scroll: v.number(),
  anchor: v.nullable(v.object({ id: v.string(), top: v.number() })),
  /** Of dates, since an address has the days only. */
  preset: v.optional(v.picklist(datePresets)),
});
export type Entry = v.InferOutput<typeof entry>;
export type ScrollPosition = Pick<Entry, 'scroll' | 'anchor'>;

const NAME = 'portadaSearcher';

/** Keys in the order of time. */
function newKey(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}

export function newEntry(): Entry {
  return { key: newKey(), pages: 1, first: 1, scroll: 0, anchor: null };
}

/** The current entry's memory, if a searcher has written one. */
export function readEntry(): Entry | undefined {
  const read = v.safeParse(entry, noteOf(NAME));
  return read.success ? read.output : undefined;
}

/** Beside what others keep there. */
export function stateOf(own: Entry): Record<string, unknown> {
  return stateWith(NAME, own);
}

const results = v.object({
  wire: searchQuery,
  pages: v.array(v.array(contentCard)),
  first: v.number(),
  total: v.number(),
  cursor: v.nullable(v.string()),
  numbered: v.boolean(),
  hasMore: v.boolean(),
  help: v.pick(searcherAnswer, ['meant', 'suggestion', 'marks', 'counts']),
});

/** Lists of so many entries are kept, the latest. */
const KEPT = 5;
const PREFIX = 'portada-searcher:';

/** Keeps the results of an entry for when the reader comes back to it. */
export function keepResults(key: string, own: Results): void {
  const isOther = (name: string) => name.startsWith(PREFIX) && name !== PREFIX + key;
  const others = session.keys().filter(isOther).sort();
  for (const name of others.slice(0, Math.max(0, others.length - KEPT + 1))) session.remove(name);
  session.set(PREFIX + key, JSON.stringify(own));
}

/** The results of a history entry; undefined where they are missing or incomplete. */
export function keptResults(key: string): Results | undefined {
  try {
    const read = v.safeParse(results, JSON.parse(session.get(PREFIX + key) ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
