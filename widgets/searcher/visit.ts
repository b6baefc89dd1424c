import { pushAddress } from '@portada/core/history.ts';
import { type Address, readAddress, writeAddress } from './address.ts';
import {
  type Entry,
  keepResults,
  keptResults,
  newEntry,
  readEntry,
  type ScrollPosition,
  stateOf,
} from './memory.ts';
import type { Query } from './query.ts';
import { lastPage, type Results } from './results.ts';
import type { SearcherProps } from './searcher.config.ts';

/** How a reader came to what the address asks for. */
export type Way = 'new' | 'reload' | 'return';

let opened = false;

/** How this page was opened, told once: what is put on it later is new, whatever the page's history remembers. */
export function wayOfOpening(): Way {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation instanceof PerformanceNavigationTiming && !opened ? navigation.type : 'navigate';
  opened = true;
  if (type === 'reload') return 'reload';
  return type === 'back_forward' ? 'return' : 'new';
}

/** An address has days; that they were a preset's, the entry of the history remembers. */
function withPreset(address: Address, preset: Entry['preset']): Address {
  const { query } = address;
  if (!preset || !query.dates) return address;
  return { ...address, query: { ...query, dates: { ...query.dates, preset } } };
}

/** The page's address and its entry in the browser's history, kept in step with what a searcher shows. */
export function createVisit(props: SearcherProps) {
  // The events module is a part of some page, whose address is not its own.
  const isPage = props.mode !== 'events';
  let entry: Entry = newEntry();
  let address: Address = readAddress(props);

  function replace(part: Partial<Entry>, url?: URL): void {
    entry = { ...entry, ...part };
    history.replaceState(stateOf(entry), '', url);
  }

  return {
    get address(): Address {
      return address;
    },

    /** Reads where the browser is now; answers what its entry remembers, if the reader has been here before. */
    arrive(way: Way): Entry | undefined {
      const remembered = isPage && way !== 'new' ? readEntry() : undefined;
      entry = remembered ?? newEntry();
      address = withPreset(readAddress(props), entry.preset);
      return remembered;
    },

    /** SEEK-13: what the reader has asked for is a new entry of the history, unless it is where we are. */
    push(query: Query): void {
      if (!isPage) return;
      const preset = query.dates?.preset;
      const next = { ...newEntry(), ...(preset && { preset }) };
      if (!pushAddress(writeAddress(props, query).href, stateOf(next))) return;
      entry = next;
      address = withPreset(readAddress(props), preset);
    },

    /** The entry knows how many pages have come; in pages by number the address does too (ARCH-06). */
    write(query: Query, results: Results): void {
      if (!isPage) return;
      const part = { pages: results.pages.length, first: results.first };
      replace(part, results.numbered ? writeAddress(props, query, lastPage(results)) : undefined);
    },

    /** How far the reader has scrolled. */
    note(scrolled: ScrollPosition): void {
      if (isPage) replace(scrolled);
    },

    /** Keeps the results for when the reader comes back to this entry. */
    keep(results: Results): void {
      if (isPage) keepResults(entry.key, results);
    },

    kept: (): Results | undefined => keptResults(entry.key),
  };
}

export type Visit = ReturnType<typeof createVisit>;
