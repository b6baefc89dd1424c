import type { Translate } from '@portada/core';
import { useMessages } from '@portada/element';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { messages, type SearcherKey } from './messages.ts';
import type { SearchState } from './results.store.ts';
import { countOf } from './results.ts';

/** SEEK-15: the number of results, shown once and announced with every change. */
export function ResultCount({ state }: { state: SearchState }) {
  const t = useMessages(messages);
  const { status, results } = state;
  const isKnown = status === 'shown' && results !== undefined;
  return (
    <>
      <VisuallyHidden role="status">{announcement(state, t)}</VisuallyHidden>
      <p
        aria-hidden="true"
        className="portada-guard portada-searcher-count"
        data-none={(isKnown && results.total === 0) || undefined}
      >
        {isKnown ? countText(results.total, t) : ''}
      </p>
    </>
  );
}

function countText(n: number, t: Translate<SearcherKey>): string {
  return n === 1 ? t('countOne') : t('count', { n });
}

/** An error is announced by its own text. */
function announcement({ status, results, more }: SearchState, t: Translate<SearcherKey>): string {
  if (status === 'loading') return t('loading');
  if (status === 'failed' || !results) return '';
  if (more === 'loading') return t('loadingMore');
  if (countOf(results) === 0) return t('not-results');
  if (results.pages.length === 1) return countText(results.total, t);
  return t('shownOf', { n: results.total, shown: countOf(results) });
}
