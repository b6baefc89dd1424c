import type { AuthorCard } from '@portada/contract';
import { useEmit, useMessages } from '@portada/element';
import { Avatar } from '@portada/ui/avatar/Avatar.tsx';
import { Link } from '@portada/ui/link/Link.tsx';
import { usePartStyles } from '@portada/ui/part.ts';
import { Picture } from '@portada/ui/picture/Picture.tsx';
import { memo } from 'react';
import { CollectionView } from '../library/CollectionView.tsx';
import { messages } from '../library/messages.ts';
import { RemoveButton } from '../library/RemoveButton.tsx';
import type { RemoveItem } from '../library/useRemoval.ts';
import type { ScreenProps } from '../screens.ts';
import css from './authors.css';
import { Masonry } from './Masonry.tsx';

/** ACCT-37, ACCT-39 */
export function AuthorsScreen({ library }: Pick<ScreenProps, 'library'>) {
  usePartStyles(css);
  const t = useMessages(messages);
  const emit = useEmit();
  return (
    <CollectionView
      collection={library.authors}
      texts={{
        intro: t('authorsIntro'),
        none: t('authorsNone'),
        failed: t('authorsFailed'),
        removed: (name) => t('authorRemoved', { name }),
      }}
      nameOf={({ name }) => name}
      onRemoved={(authorId) => emit('portada:follow', { authorId, following: false })}
    >
      {(items, remove) => (
        <Masonry items={items}>{(item) => <FollowedAuthor item={item} onRemove={remove} />}</Masonry>
      )}
    </CollectionView>
  );
}

interface Props {
  item: AuthorCard;
  onRemove: RemoveItem;
}

/** ACCT-38. Drawn once, however the list around it changes. */
const FollowedAuthor = memo(function FollowedAuthor({ item, onRemove }: Props) {
  const t = useMessages(messages);
  const { id, name, url, image, socialList } = item;
  const links = socialList.filter(({ link }) => link.href && link.text);
  return (
    <article className="portada-guard portada-followed">
      <div className="portada-guard portada-followed-face">
        {image?.src ? (
          // The name stands beside it.
          <Picture image={{ ...image, alt: '' }} ratio="1-1" widths={{ 1100: '72px' }} />
        ) : (
          <Avatar name={name} size={72} />
        )}
      </div>
      <div className="portada-guard portada-followed-text">
        <h2 className="portada-guard portada-profile-heading portada-library-name">
          <Link variant="plain" href={url}>
            {name}
          </Link>
        </h2>
        {links.length > 0 && (
          <ul className="portada-guard portada-followed-links">
            {links.map(({ link }) => (
              <li key={link.href} className="portada-guard">
                <Link href={link.href} aria-label={`${link.text}: ${name}`}>
                  {link.text}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <RemoveButton id={id} text={t('removeAuthor')} name={name} onRemove={onRemove} />
      </div>
    </article>
  );
});
