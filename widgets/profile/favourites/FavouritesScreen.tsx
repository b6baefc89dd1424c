import { useStore } from '@nanostores/react';
import type { ContentCard } from '@portada/contract';
import { useEmit, useMessages } from '@portada/element';
import { Link } from '@portada/ui/link/Link.tsx';
import { classes, usePartStyles } from '@portada/ui/part.ts';
import { Picture } from '@portada/ui/picture/Picture.tsx';
import { createResizeObserver } from '@portada/ui/resize/resize-observer.ts';
import { memo, type ReactNode, useCallback, useState } from 'react';
import { CollectionView } from '../library/CollectionView.tsx';
import { LibrarySkeleton } from '../library/LibrarySkeleton.tsx';
import { messages } from '../library/messages.ts';
import { ReadingList } from '../library/ReadingList.tsx';
import { RemoveButton } from '../library/RemoveButton.tsx';
import type { RemoveItem } from '../library/useRemoval.ts';
import type { ScreenProps } from '../screens.ts';
import css from './favourites.css';

/** ACCT-41 */
export function FavouritesScreen({ library }: Pick<ScreenProps, 'library'>) {
  usePartStyles(css);
  const t = useMessages(messages);
  const emit = useEmit();
  // Both lists come at once, so that neither moves the other.
  const begun = useStore(library.readings.$items);
  if (!begun) return <LibrarySkeleton />;
  return (
    <>
      <ReadingList readings={library.readings} />
      <CollectionView
        collection={library.contents}
        texts={{
          intro: t('contentsIntro'),
          none: t('contentsNone'),
          failed: t('contentsFailed'),
          removed: (name) => t('contentRemoved', { name }),
        }}
        nameOf={({ title }) => title}
        onRemoved={(contentId) => emit('portada:save', { contentId, saved: false })}
      >
        {(items, remove) => (
          <Favourites>
            {items.map((item) => (
              <Favourite key={item.id} item={item} onRemove={remove} />
            ))}
          </Favourites>
        )}
      </CollectionView>
    </>
  );
}

/**
 * Of hundreds only those in sight cost anything, once all have been laid out: the browser has then noted their heights,
 * so that nothing moves under a press.
 */
function Favourites({ children }: { children: ReactNode }) {
  const [isLaidOut, setLaidOut] = useState(false);
  const list = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = createResizeObserver(() => setLaidOut(true));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <ul
      ref={list}
      className={classes('portada-guard portada-favourites', isLaidOut && 'portada-favourites--laid-out')}
    >
      {children}
    </ul>
  );
}

interface Props {
  item: ContentCard;
  onRemove: RemoveItem;
}

/** ACCT-42. Drawn once, however the list around it changes. */
const Favourite = memo(function Favourite({ item, onRemove }: Props) {
  const t = useMessages(messages);
  const { id, title, url, category, multimedia } = item;
  const image = multimedia?.image;
  return (
    <li className="portada-guard portada-favourite">
      <article className="portada-guard portada-favourite-card">
        {image?.src && (
          <div className="portada-guard portada-favourite-picture">
            <Picture image={image} ratio="4-3" widths={{ 578: '34vw', 1100: '12rem' }} />
          </div>
        )}
        <div className="portada-guard portada-favourite-text">
          {category?.name && <p className="portada-guard portada-favourite-category">{category.name}</p>}
          <h2 className="portada-guard portada-profile-heading portada-library-name">
            <Link variant="plain" href={url}>
              {title}
            </Link>
          </h2>
          <RemoveButton id={id} text={t('removeContent')} name={title} onRemove={onRemove} />
        </div>
      </article>
    </li>
  );
});
