import { useStore } from '@nanostores/react';
import { $language } from '@portada/core';
import { useId, useMessages } from '@portada/element';
import { readPart } from '@portada/shared/read-part.ts';
import { Link } from '@portada/ui/link/Link.tsx';
import { usePartStyles } from '@portada/ui/part.ts';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { messages } from './messages.ts';
import { RemoveButton } from './RemoveButton.tsx';
import css from './reading.css';
import type { Begun, Readings } from './readings.store.ts';
import { type RemoveItem, useRemoval } from './useRemoval.ts';

/** What the reader has begun, on whatever device; nothing where there is none. */
export function ReadingList({ readings }: { readings: Readings }) {
  usePartStyles(css);
  const t = useMessages(messages);
  const headingId = useId();
  const items = useStore(readings.$items);
  const { remove, removed, empty } = useRemoval({ collection: readings, items, onRemoved: () => undefined });
  if (!items?.length && !removed) return null;
  return (
    <section className="portada-guard portada-readings" aria-labelledby={headingId}>
      <h2 className="portada-guard portada-profile-heading portada-readings-title" id={headingId}>
        {t('reading')}
      </h2>
      {items?.length ? (
        <ul className="portada-guard">
          {items.map((item) => (
            <ReadingItem key={item.id} item={item} onRemove={remove} />
          ))}
        </ul>
      ) : (
        <div ref={empty} className="portada-guard" tabIndex={-1}>
          <p className="portada-guard">{t('readingNone')}</p>
        </div>
      )}
      <VisuallyHidden role="status">
        {removed && t('readingRemoved', { name: removed.content.title })}
      </VisuallyHidden>
    </section>
  );
}

function ReadingItem({ item, onRemove }: { item: Begun; onRemove: RemoveItem }) {
  const t = useMessages(messages);
  const language = useStore($language);
  const { id, content, place } = item;
  return (
    <li className="portada-guard portada-reading">
      <div className="portada-guard portada-reading-text">
        <h3 className="portada-guard portada-profile-heading portada-library-name">
          <Link variant="plain" href={content.url}>
            {content.title}
          </Link>
        </h3>
        <p className="portada-guard portada-profile-intro">
          {t('readPart', { percent: readPart(place, language) })}
        </p>
      </div>
      <RemoveButton id={id} text={t('removeContent')} name={content.title} onRemove={onRemove} />
    </li>
  );
}
