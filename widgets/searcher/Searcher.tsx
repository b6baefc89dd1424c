import { useStore } from '@nanostores/react';
import { useMessages } from '@portada/element';
import { ButtonLink } from '@portada/ui/link/ButtonLink.tsx';
import { agendaUrl } from './address.ts';
import { messages } from './messages.ts';
import { ResultCount } from './ResultCount.tsx';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';
import type { SearcherProps } from './searcher.config.ts';
import { useSearcherStore } from './useSearcherStore.ts';

/** SEEK-01 */
export function Searcher(given: SearcherProps) {
  const t = useMessages(messages);
  const store = useSearcherStore(given);
  const { props } = store;
  const state = useStore(store.$state);
  return (
    <div className="portada-guard portada-searcher">
      <SearchForm state={state} store={store} />
      <ResultCount state={state} />
      <Results state={state} store={store} />
      {props.mode === 'events' && (
        <ButtonLink variant="secondary" href={agendaUrl(props, state.query)}>
          {t('agenda')}
        </ButtonLink>
      )}
    </div>
  );
}
