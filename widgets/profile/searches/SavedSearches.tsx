import { useStore } from '@nanostores/react';
import type { SavedSearch } from '@portada/contract';
import { $flags } from '@portada/core';
import { useId, useMessages } from '@portada/element';
import { usePartStyles } from '@portada/ui/part.ts';
import { Retry } from '@portada/ui/retry/Retry.tsx';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { useEffect, useState } from 'react';
import { useRemoval } from '../library/useRemoval.ts';
import { messages } from './messages.ts';
import { SearchItem } from './SearchItem.tsx';
import css from './searches.css';
import { createSearchesStore, type SearchesStore } from './searches.store.ts';

/** The searches that the reader keeps; nothing where the site keeps none. */
export function SavedSearches() {
  const { savedSearches } = useStore($flags);
  return savedSearches ? <Section /> : null;
}

function Section() {
  usePartStyles(css);
  const t = useMessages(messages);
  const headingId = useId();
  const [store] = useState(createSearchesStore);
  useEffect(() => store.open(), [store]);
  const { items, failed } = useStore(store.$state);
  return (
    <section aria-labelledby={headingId} className="portada-guard portada-searches">
      <h2 className="portada-guard portada-profile-heading portada-searches-title" id={headingId}>
        {t('title')}
      </h2>
      <p className="portada-guard portada-profile-intro">{t('intro')}</p>
      {failed && <Retry label={t('retry')} text={t('failed')} onRetry={() => void store.load()} />}
      {items ? (
        <Items items={items} store={store} />
      ) : (
        !failed && (
          <p className="portada-guard" role="status">
            {t('loading')}
          </p>
        )
      )}
    </section>
  );
}

function Items({ items, store }: { items: readonly SavedSearch[]; store: SearchesStore }) {
  const t = useMessages(messages);
  const [status, setStatus] = useState('');
  const { remove, removed, empty } = useRemoval({ collection: store, items, onRemoved: () => setStatus('') });
  return (
    <>
      {items.length > 0 ? (
        <ul className="portada-guard">
          {items.map((item) => (
            <SearchItem
              key={item.id}
              item={item}
              store={store}
              onRemove={remove}
              onSaved={({ name }) => setStatus(t('saved', { name }))}
            />
          ))}
        </ul>
      ) : (
        <div ref={empty} className="portada-guard" tabIndex={-1}>
          <p className="portada-guard">{t('empty')}</p>
        </div>
      )}
      <p className="portada-guard portada-profile-intro" role="status">
        {status}
      </p>
      <VisuallyHidden role="status">{removed && t('removed', { name: removed.name })}</VisuallyHidden>
    </>
  );
}
