import { useMessages } from '@portada/element';
import type { TemplateName } from '@portada/shared/card/template-names.ts';
import { templateOfMode } from '@portada/shared/card/templates.ts';
import { useScreen } from '@portada/ui/breakpoints/useScreen.ts';
import { Link } from '@portada/ui/link/Link.tsx';
import { Notice } from '@portada/ui/notice/Notice.tsx';
import { classes, usePartStyles } from '@portada/ui/part.ts';
import { useRef } from 'react';
import { writeAddress } from './address.ts';
import { Facets } from './Facets.tsx';
import { useHead } from './head/useHead.ts';
import css from './list.css';
import { More } from './More.tsx';
import { messages } from './messages.ts';
import type { Query } from './query.ts';
import { ResultPage } from './ResultPage.tsx';
import type { SearchState } from './results.store.ts';
import { countIn, countOf, type Results } from './results.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { SearcherProps } from './searcher.config.ts';
import type { SearcherStore } from './searcher.store.ts';
import { useScrollMemory } from './useScrollMemory.ts';

/** AGEN-03: the events module is padded with skeletons up to so many. */
const EVENTS_MIN_RESULTS = 5;

/** Beyond so many results, those off the screen are not laid out. */
const LONG_LIST = 100;

interface Props {
  store: SearcherStore;
  state: SearchState;
  results: Results;
  /** What they are the results of. */
  shown: Query;
}

/** The results, and the way to more of them. */
export function List({ store, state, results, shown }: Props) {
  usePartStyles(css);
  const t = useMessages(messages);
  const box = useRef<HTMLDivElement>(null);
  useHead(store, shown, results);
  useScrollMemory(store, state, box);
  return (
    <div ref={box} className="portada-guard">
      {state.areDatesWrong && <Notice kind="info">{t('wrongDates')}</Notice>}
      <Help props={store.props} results={results} shown={shown} />
      <Facets props={store.props} results={results} shown={shown} />
      <ShownResults props={store.props} results={results} shown={shown} />
      <More box={box} mode={store.props.mode} state={state} results={results} store={store} />
    </div>
  );
}

export interface ShownProps {
  props: SearcherProps;
  results: Results;
  shown: Query;
}

/** What was searched for in place of a text that finds nothing, and what finds more than one that finds little. */
function Help({ props, results: { help }, shown }: ShownProps) {
  const t = useMessages(messages);
  const { meant, suggestion } = help;
  return (
    <>
      {meant && (
        <Notice className="portada-searcher-meant" kind="info">
          {t('meant', { typed: shown.text, meant })}
        </Notice>
      )}
      {suggestion && (
        <p className="portada-guard portada-searcher-suggestion">
          <Link href={writeAddress(props, { ...shown, text: suggestion }).href}>
            {t('suggest', { text: suggestion })}
          </Link>
        </p>
      )}
    </>
  );
}

function ShownResults({ props, results, shown }: ShownProps) {
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
        {results.pages.map((cards, index) => {
          const offset = before;
          before += countIn(cards);
          return (
            <ResultPage
              // biome-ignore lint/suspicious/noArrayIndexKey: pages only ever follow one another
              key={results.first + index}
              ads={screen === 'desktop' ? ads.desktop : ads.mobile}
              cards={cards}
              marks={results.help.marks}
              offset={offset}
              template={templateIn(props)}
            />
          );
        })}
      </ul>
      {missing > 0 && <SkeletonRows rows={missing} />}
    </>
  );
}

/** As the page asks; without its word some modes know what they list. */
function templateIn({ mode, template }: SearcherProps): TemplateName | undefined {
  return template === 'auto' ? templateOfMode(mode) : template;
}
