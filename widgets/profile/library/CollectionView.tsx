import { useStore } from '@nanostores/react';
import { homeUrl } from '@portada/core';
import { useMessages } from '@portada/element';
import { ButtonLink } from '@portada/ui/link/ButtonLink.tsx';
import { type Elements, usePartStyles } from '@portada/ui/part.ts';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { LoadError } from '../LoadError.tsx';
import { LibrarySkeleton } from './LibrarySkeleton.tsx';
import css from './library.css';
import type { Collection } from './library.store.ts';
import { messages } from './messages.ts';
import { type RemoveItem, useRemoval } from './useRemoval.ts';

interface Texts {
  intro: string;
  none: string;
  failed: string;
  /** The announcement after an item was removed. */
  removed(name: string): string;
}

interface Props<Item> {
  collection: Collection<Item>;
  texts: Texts;
  nameOf(item: Item): string;
  onRemoved(id: string): void;
  /** Draws the list. */
  children(items: readonly Item[], remove: RemoveItem): Elements;
}

/** One collection of the reader's, in all its states: on its way, failed, empty, full. */
export function CollectionView<Item extends { readonly id: string }>(props: Props<Item>) {
  usePartStyles(css);
  const { collection, texts, nameOf, onRemoved, children } = props;
  const { items, failed, tooMany } = useStore(collection.$state);
  const { remove, removed, empty } = useRemoval({ collection, items, onRemoved });
  const last = removed && nameOf(removed);

  return (
    <>
      <p className="portada-guard portada-profile-intro">{texts.intro}</p>
      {items?.length ? children(items, remove) : null}
      {items?.length === 0 && (
        <div ref={empty} className="portada-guard portada-library-empty" tabIndex={-1}>
          <p className="portada-guard">{texts.none}</p>
          <Home />
        </div>
      )}
      {!items && !failed && <LibrarySkeleton />}
      {!items && failed && <LoadError text={texts.failed} tooMany={tooMany} onRetry={collection.load} />}
      <VisuallyHidden role="status">{last && texts.removed(last)}</VisuallyHidden>
    </>
  );
}

function Home() {
  const t = useMessages(messages);
  return (
    <ButtonLink variant="secondary" href={homeUrl()}>
      {t('home')}
    </ButtonLink>
  );
}
