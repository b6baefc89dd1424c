import { EVENTS_MIN_RESULTS, SEARCHER_SKELETON_ROWS } from '@portada/contract';
import { useMessages } from '@portada/element';
import { useScreen } from '@portada/ui/breakpoints/useScreen.ts';
import { Link } from '@portada/ui/link/Link.tsx';
import { classes } from '@portada/ui/part.ts';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { useId, useRef } from 'react';
import { writeAddress } from './address.ts';
import { Failure } from './Failure.tsx';
import { More } from './More.tsx';
import { messages } from './messages.ts';
import type { Query } from './query.ts';
import { ResultPage } from './ResultPage.tsx';
import { countIn, countOf, type Results as ResultList } from './results.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { SearcherProps } from './searcher.config.ts';
import type { SearcherStore, SearchState } from './searcher.store.ts';
import { useScrollMemory } from './useScrollMemory.ts';

interface Props {
  state: SearchState;
  store: SearcherStore;
}

/** Beyond so many results, those off the screen are not laid out. */
const LONG_LIST = 100;

/** What came, what is on its way, or why there is nothing. */
export function Results({ state, store }: Props) {
  const t = useMessages(messages);
  const { status, results, shown } = state;
  const heading = useId();
  const box = useRef<HTMLDivElement>(null);
  useScrollMemory(store, state, box);
  return (
    <section
      aria-labelledby={heading}
      aria-busy={status === 'loading'}
      className="portada-guard portada-searcher-results"
    >
      <VisuallyHidden id={heading}>{t('results')}</VisuallyHidden>
      {status === 'loading' && <SkeletonRows rows={SEARCHER_SKELETON_ROWS} />}
      {status === 'failed' && <Failure text={t('failed')} onRetry={store.retry} />}
      {status === 'shown' && results && shown && (
        <div ref={box} className="portada-guard">
          <Shown props={store.props} results={results} shown={shown} />
          <More box={box} mode={store.props.mode} more={state.more} results={results} store={store} />
        </div>
      )}
    </section>
  );
}

interface ShownProps {
  props: SearcherProps;
  results: ResultList;
  shown: Query;
}

function Shown({ props, results, shown }: ShownProps) {
  const t = useMessages(messages);
  const screen = useScreen();
  const { mode, ads } = props;
  const count = countOf(results);
  if (count === 0) return <p className="portada-guard portada-searcher-none">{t('not-results')}</p>;

  const missing = mode === 'events' ? EVENTS_MIN_RESULTS - count : 0;
  let before = 0;
  return (
    <>
      {results.first > 1 && (
        <p className="portada-guard">
          <Link href={writeAddress(props, shown, results.first - 1).href}>{t('previous')}</Link>
        </p>
      )}
      <ul
        className={classes(
          'portada-guard portada-searcher-list',
          count > LONG_LIST && 'portada-searcher-list--long',
        )}
      >
        {results.pages.map((cards, place) => {
          const offset = before;
          before += countIn(cards);
          return (
            <ResultPage
              // biome-ignore lint/suspicious/noArrayIndexKey: pages only ever follow one another
              key={results.first + place}
              ads={screen === 'desktop' ? ads.desktop : ads.mobile}
              cards={cards}
              offset={offset}
              template={mode === 'authors' ? 'author' : undefined}
            />
          );
        })}
      </ul>
      {missing > 0 && <SkeletonRows rows={missing} />}
    </>
  );
}
