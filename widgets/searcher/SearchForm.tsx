import { SEARCH_TEXT_MAX_LENGTH } from '@portada/contract';
import { useId, useMessages } from '@portada/element';
import { withFilter } from '@portada/shared/search-query.ts';
import { Button } from '@portada/ui/button/Button.tsx';
import { LazyVoice } from '@portada/ui/features/voice-search/LazyVoice.tsx';
import { useKeptFields } from '@portada/ui/form/useKeptFields.ts';
import { TextField } from '@portada/ui/text-field/TextField.tsx';
import { useState } from 'react';
import { FilterField } from './FilterField.tsx';
import { LazyDates } from './LazyFields.tsx';
import { messages } from './messages.ts';
import { canSave, lazyParts } from './parts.ts';
import type { SearchState } from './results.store.ts';
import { visibleFilters } from './searcher.config.ts';
import type { SearcherStore } from './searcher.store.ts';
import { takeServed } from './served.ts';

interface Props {
  state: SearchState;
  store: SearcherStore;
}

/** The controls: what is changed is searched for by itself, and Enter does not wait. */
export function SearchForm({ state: { query, results, shown }, store }: Props) {
  const t = useMessages(messages);
  const id = useId();
  const form = useKeptFields('', (served) => takeServed(store, served));
  const { props } = store;
  const { filters, dateFilters, textInput } = props;
  const visible = visibleFilters(props);
  const hidden = filters.slice(visible);
  const [open, setOpen] = useState(() => hidden.some(({ name }) => query.filters[name]));
  if (!textInput && !dateFilters && filters.length === 0) return null;

  // Here, and not over the results, which stand where the server has written them.
  const save = canSave(props) && lazyParts.save.loaded;
  const hear = (text: string) => {
    store.change({ text });
    void store.submit();
  };
  const inSight = open ? filters : filters.slice(0, visible);
  return (
    <search aria-label={t('label')}>
      <form
        ref={form}
        className="portada-guard portada-searcher-form"
        onSubmit={(event) => {
          event.preventDefault();
          void store.submit();
        }}
      >
        <div className="portada-guard portada-searcher-fields" id={id}>
          {textInput && (
            <div className="portada-guard portada-voice-field">
              <TextField
                enterKeyHint="search"
                label={t('text')}
                maxLength={SEARCH_TEXT_MAX_LENGTH}
                name="searchText"
                type="search"
                value={query.text}
                onChange={(event) => store.change({ text: event.target.value })}
              />
              <LazyVoice onHeard={hear} />
            </div>
          )}
          {dateFilters && <LazyDates label={dateFilters.label || t('dates')} query={query} store={store} />}
          {inSight.map((filter) => (
            <FilterField
              key={filter.name}
              filter={filter}
              results={results}
              value={query.filters[filter.name] ?? ''}
              onChange={(value) => store.change({ filters: withFilter(query.filters, filter.name, value) })}
            />
          ))}
        </div>
        <div className="portada-guard portada-searcher-buttons">
          {textInput && <Button type="submit">{t('submit')}</Button>}
          {hidden.length > 0 && (
            <Button aria-controls={id} aria-expanded={open} variant="quiet" onClick={() => setOpen(!open)}>
              {t(open ? 'lessFilters' : 'moreFilters')}
            </Button>
          )}
          <Button variant="quiet" onClick={() => void store.clean()}>
            {t('clean')}
          </Button>
          {save && shown && <save.SaveSearch props={props} shown={shown} />}
        </div>
      </form>
    </search>
  );
}
