import { $page } from '@portada/core';
import { useMessages } from '@portada/element';
import { presetFor } from '@portada/ui/features/date-selector/date-presets.ts';
import { rangeText } from '@portada/ui/features/date-selector/date-range.ts';
import { useEffect } from 'react';
import { writeAddress } from '../address.ts';
import { offeredDates } from '../offered-dates.ts';
import { areSame, cleanText, type Query } from '../query.ts';
import { lastPage, type Results } from '../results.ts';
import type { SearcherProps } from '../searcher.config.ts';
import type { SearcherStore } from '../searcher.store.ts';
import { describePage, type Head, readHead } from './head.ts';
import { headMessages } from './messages.ts';

/** What a query is about, in words: `«puerto»`, `Cultura`, `21/11/26`. */
function wordsOf(props: SearcherProps, { text, filters, dates }: Query): string {
  const own = cleanText(text);
  const values = props.filters.map(
    ({ name, filters: options }) => options.find(({ value }) => value === filters[name])?.name,
  );
  const offered = offeredDates(props);
  const meant = presetFor(
    dates,
    offered.map(({ preset }) => preset),
    { now: new Date() },
  );
  const preset = offered.find((one) => one.preset === meant)?.name;
  return [own && `«${own}»`, ...values, dates && (preset || rangeText(dates))].filter(Boolean).join(', ');
}

/** The head that the page came with. */
const heads = new WeakMap<SearcherStore, Head>();

/**
 * SEEK-13: the page's title follows what is shown; for what the page was opened with it is the server's own.
 * ARCH-07, ARCH-08: pages by number have it in title and description, and link to their neighbours.
 */
export function useHead(store: SearcherStore, shown: Query, results: Results): void {
  const t = useMessages(headMessages);
  const { props } = store;
  const heading = t(props.mode);

  useEffect(() => {
    if (props.mode === 'events') return;
    const head = heads.get(store) ?? readHead();
    heads.set(store, head);
    const isOpened = areSame(shown, store.opened);
    const searched = { ...shown, text: results.help.meant || shown.text };
    const own = [wordsOf(props, searched), heading, $page.get().site.name].filter(Boolean).join(' - ');
    const page = lastPage(results);
    const addressOf = (number: number) => writeAddress(props, shown, number).href;
    describePage({
      title: isOpened ? head.title : own,
      description: head.description,
      page: results.numbered ? page : 1,
      // What is not by number has no neighbours; those that the server wrote are of what the page was opened with.
      ...(results.numbered
        ? { prev: page > 1 ? addressOf(page - 1) : null, next: results.hasMore ? addressOf(page + 1) : null }
        : !isOpened && { prev: null, next: null }),
    });
  }, [store, props, shown, results, heading]);
}
