import { useStore } from '@nanostores/react';
import type { ListAds } from '@portada/contract';
import { useEmit, useId, useMessages } from '@portada/element';
import { useScreen } from '@portada/ui/breakpoints/useScreen.ts';
import { useKeepFallbackUntil } from '@portada/ui/fallback/useKeepFallbackUntil.ts';
import { searchMessages } from '@portada/ui/features/search-form/messages.ts';
import { uiMessages } from '@portada/ui/messages.ts';
import { focusFirst } from '@portada/ui/more/focus-first.ts';
import { More, type MoreProps } from '@portada/ui/more/More.tsx';
import { classes } from '@portada/ui/part.ts';
import { TooManyNotice } from '@portada/ui/too-many/Problem.tsx';
import { useEffect, useRef, useState } from 'react';
import { Letters } from './Letters.tsx';
import { messages } from './messages.ts';
import { ShowGrid } from './ShowGrid.tsx';
import { ShowSearch } from './ShowSearch.tsx';
import { createShowIndexStore } from './show-index.store.ts';
import type { ShowsState } from './show-list.store.ts';

interface Props {
  ads: ListAds;
}

/** What follows the grid, if anything does. */
function moreAfter({ status, cursor }: ShowsState): MoreProps['state'] | undefined {
  if (status === 'failed' || status === 'failedMore') return 'failed';
  if (status === 'retrying' || status === 'loadingMore') return 'loading';
  return status === 'listed' && cursor !== null ? 'more' : undefined;
}

/** After the button is pressed, moves the focus to the first new card once it is rendered. */
function useFocusOnNew(cards: readonly Element[]) {
  const askedAt = useRef<number>(undefined);
  useEffect(() => {
    if (askedAt.current === undefined || cards.length <= askedAt.current) return;
    focusFirst(cards.slice(askedAt.current));
    askedAt.current = undefined;
  }, [cards]);
  return askedAt;
}

/** SHOW-01 to SHOW-12 */
export function ShowIndex({ ads }: Props) {
  const t = useMessages(messages);
  const emit = useEmit();
  const id = useId();
  const [store] = useState(createShowIndexStore);
  const state = useStore(store.$state);
  const served = useKeepFallbackUntil(state.list > 0);
  const askedAt = useFocusOnNew(state.cards);
  const { filter, status, cards, pages, tooMany } = state;
  const positions = useScreen() === 'desktop' ? ads.desktop : ads.mobile;

  useEffect(() => {
    store.load();
    const leave = store.followHistory();
    return () => {
      leave();
      store.stop();
    };
  }, [store]);

  const choose = (letter: string) => {
    askedAt.current = undefined;
    store.choose(letter);
  };
  const type = (text: string) => {
    askedAt.current = undefined;
    store.type(text);
  };
  const announce = (added: boolean) => {
    if (added) emit('portada:content-loaded', { page: pages + 2 });
  };
  const press = async () => {
    askedAt.current = cards.length;
    announce(await (status === 'listed' ? store.more() : store.retry()));
  };

  const more = moreAfter(state);
  // SHOW-12, reading 9: where ours does not come the server's own list is something to go on with, and stays.
  if (served) return null;
  return (
    <section
      className={classes('portada-guard portada-show-index', state.list === 0 && 'portada-show-index--first')}
      aria-labelledby={id}
    >
      <h1 className="portada-guard portada-show-index-title" id={id}>
        {t('title')}
      </h1>
      <div className="portada-guard portada-show-index-filters">
        <ShowSearch text={filter.text} onType={type} onSubmit={store.submit} />
        <Letters filter={filter} onChoose={choose} />
      </div>
      <Outcome {...state} />
      {cards.length > 0 && (
        <ShowGrid key={state.list} ads={positions} busy={status === 'loading'} cards={cards} />
      )}
      {more && (
        <More
          state={more}
          pages={pages}
          failed={tooMany ? <TooManyNotice {...tooMany} /> : status === 'failed' ? t('failed') : undefined}
          onReach={async () => announce(await store.soon())}
          onPress={press}
        />
      )}
    </section>
  );
}

/** How many there are, that there are none (SHOW-11), or that others are on their way. */
function Outcome({ status, cards, cursor }: ShowsState) {
  const t = useMessages(messages);
  const ui = useMessages(uiMessages);
  const search = useMessages(searchMessages);
  const count = cards.length;
  const announcement = () => {
    if (status === 'loading' || status === 'retrying') return ui('loading');
    if (count === 0) return status === 'failed' ? '' : search('no-results');
    if (cursor !== null) return t('some', { count });
    return count === 1 ? t('one') : t('whole', { count });
  };
  return (
    <p className="portada-guard portada-show-index-outcome" role="status">
      {announcement()}
    </p>
  );
}
