import type { SearcherMode } from '@portada/contract';
import { useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { Retry } from '@portada/ui/retry/Retry.tsx';
import { Spinner } from '@portada/ui/spinner/Spinner.tsx';
import { TooManyNotice } from '@portada/ui/too-many/Problem.tsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { messages } from './messages.ts';
import type { SearchState } from './results.store.ts';
import { countOf, type Results } from './results.ts';
import type { SearcherStore } from './searcher.store.ts';

/** SEEK-17: the pages loaded by scrolling; then a button loads more, so that the page's footer can be reached. */
const SEARCHER_AUTOMATIC_PAGES = 3;

interface Props {
  mode: SearcherMode;
  results: Results;
  state: SearchState;
  store: SearcherStore;
  /** Around the list. */
  box: RefObject<HTMLElement | null>;
}

/** How far before its end the list asks for more. */
const AHEAD = '400px 0px';

/** The end of the list while there is a next page: loaded automatically a few times, then by a button (SEEK-17). */
export function More({ mode, results, state: { more, tooMany }, store, box }: Props) {
  const t = useMessages(messages);
  const isAutomatic = mode !== 'events' && results.pages.length <= SEARCHER_AUTOMATIC_PAGES;
  const sentinel = useSentinel(isAutomatic && more === 'idle' && results.hasMore, store, results);
  const focusNext = useFocusNext(results, box);
  // The pressed button keeps the focus until the page is loaded.
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    focusNext();
    setRetrying(true);
    await store.more();
    setRetrying(false);
  };

  if (more === 'failed' || (more === 'loading' && retrying)) {
    return (
      <Retry
        className="portada-searcher-failure"
        text={tooMany ? <TooManyNotice {...tooMany} /> : t('moreFailed')}
        label={t('retry')}
        waiting={more === 'loading'}
        onRetry={retry}
      />
    );
  }
  if (!results.hasMore) return null;
  return (
    <div ref={sentinel} className="portada-guard portada-searcher-more">
      {isAutomatic ? (
        more === 'loading' && <Spinner />
      ) : (
        <Button
          variant="secondary"
          waiting={more === 'loading'}
          onClick={() => {
            focusNext();
            void store.more();
          }}
        >
          {t('more')}
        </Button>
      )}
    </div>
  );
}

/** A sentinel at the end of the list, which requests the next page when it comes near. */
function useSentinel(isWatching: boolean, store: SearcherStore, results: Results) {
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that leaves the end in sight is not the last
  useEffect(() => {
    if (!isWatching || !element.current) return;
    const onSight: IntersectionObserverCallback = (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void store.more();
    };
    const observer = new IntersectionObserver(onSight, { rootMargin: AHEAD });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWatching, store, results]);
  return element;
}

/** After the button is pressed, the focus moves to the first new result. */
function useFocusNext(results: Results, box: RefObject<HTMLElement | null>): () => void {
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || countOf(results) <= from.current) return;
    const links = box.current?.querySelectorAll<HTMLElement>('.portada-card-link');
    links?.[from.current]?.focus({ preventScroll: true });
    from.current = undefined;
  }, [results, box]);
  return () => {
    from.current = countOf(results);
  };
}
