import { $page } from '@portada/core';
import { useMessages } from '@portada/element';
import { rangeText } from '@portada/ui/date-selector/DateSelector.tsx';
import { useEffect, useRef } from 'react';
import { writeAddress } from './address.ts';
import { describePage, readHead } from './head.ts';
import { messages } from './messages.ts';
import { areSame, cleanText, type Query } from './query.ts';
import { lastPage } from './results.ts';
import { offeredDates, type SearcherProps } from './searcher.config.ts';
import type { SearchState } from './searcher.store.ts';

/** What a query is about, in words: `«puerto»`, `Cultura`, `21/11/26`. */
function wordsOf(props: SearcherProps, { text, filters, dates }: Query): string {
  const own = cleanText(text);
  const values = props.filters.map(
    ({ name, filters: options }) => options.find(({ value }) => value === filters[name])?.name,
  );
  const preset = offeredDates(props).find((one) => one.preset === dates?.preset)?.name;
  return [own && `«${own}»`, ...values, dates && (preset || rangeText(dates))].filter(Boolean).join(', ');
}

/**
 * SEEK-13: the page's title follows what is shown; for what the page was opened with it is the server's own.
 * ARCH-07, ARCH-08: pages by number have it in title and description, and link to their neighbours.
 */
export function useHead(props: SearcherProps, { status, shown, results }: SearchState): void {
  const t = useMessages(messages);
  const opened = useRef<{ head: ReturnType<typeof readHead>; query: Query }>(undefined);
  const heading = t(`title-${props.mode}`);

  useEffect(() => {
    if (status !== 'shown' || !shown || !results || props.mode === 'events') return;
    opened.current ??= { head: readHead(), query: shown };
    const { head, query } = opened.current;
    const isOpened = areSame(shown, query);
    const own = [wordsOf(props, shown), heading, $page.get().site.name].filter(Boolean).join(' - ');
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
  }, [props, status, shown, results, heading]);
}
