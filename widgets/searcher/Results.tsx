import { useId, useMessages } from '@portada/element';
import { Retry } from '@portada/ui/retry/Retry.tsx';
import { TooManyNotice } from '@portada/ui/too-many/Problem.tsx';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { useRef } from 'react';
import { messages } from './messages.ts';
import { lazyParts } from './parts.ts';
import type { SearchState } from './results.store.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { SearcherStore } from './searcher.store.ts';

/** SEEK-12 */
const SEARCHER_SKELETON_ROWS = 5;

interface Props {
  state: SearchState;
  store: SearcherStore;
}

/** The results, a loading state, or an error. */
export function Results({ state, store }: Props) {
  const t = useMessages(messages);
  const { status, results, shown, tooMany } = state;
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  // The button goes with its failure: its focus stays with what it asked for.
  const retry = () => {
    section.current?.focus({ preventScroll: true });
    void store.retry();
  };
  // The store waits for this chunk before it shows results.
  const part = lazyParts.list.loaded;
  return (
    <section
      ref={section}
      aria-busy={status === 'loading'}
      aria-labelledby={heading}
      className="portada-guard portada-searcher-results"
      tabIndex={-1}
    >
      <VisuallyHidden id={heading}>{t('results')}</VisuallyHidden>
      {status === 'loading' && <SkeletonRows rows={SEARCHER_SKELETON_ROWS} />}
      {status === 'failed' && (
        <Retry
          className="portada-searcher-failure"
          text={tooMany ? <TooManyNotice {...tooMany} /> : t('failed')}
          label={t('retry')}
          onRetry={retry}
        />
      )}
      {status === 'shown' && part && results && shown && (
        <part.List results={results} shown={shown} state={state} store={store} />
      )}
    </section>
  );
}
