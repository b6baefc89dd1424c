import type { ContentCard } from '@portada/contract';
import { $language } from '@portada/core';
import { useMessages } from '@portada/element';
import { formatDate } from '@portada/shared/dates.ts';
import CommentsIcon from 'lucide-react/icons/message-square';
import { Fragment } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import { cardMessages } from './messages.ts';
import { Named } from './Named.tsx';

/** Who wrote it, when, and how much it is talked about (CARD-05, CARD-07, CARD-11). */
export function Byline({ card }: { card: ContentCard }) {
  const { publishedDate, showComments, numComments } = card;
  const t = useMessages(cardMessages);
  return (
    <p className="portada-guard portada-card-byline">
      <Authors card={card} />
      {publishedDate && (
        <time className="portada-guard portada-card-date" dateTime={publishedDate.date}>
          {formatDate(new Date(publishedDate.date), $language.get())}
        </time>
      )}
      {showComments && numComments > 0 && (
        <span className="portada-guard portada-card-comments">
          <Icon of={CommentsIcon} />
          <span aria-hidden="true">{numComments}</span>
          <VisuallyHidden>{t(numComments === 1 ? 'comment' : 'comments', { n: numComments })}</VisuallyHidden>
        </span>
      )}
    </p>
  );
}

/** The authors; where there is none, whoever signs: an agency, a city. */
function Authors({ card: { authors, signature } }: { card: ContentCard }) {
  const t = useMessages(cardMessages);
  const named = authors.filter(({ name }) => name);
  if (named.length === 0) return signature && <span className="portada-guard">{signature}</span>;
  return (
    <span className="portada-guard">
      {`${t('by')} `}
      {named.map((author, index) => (
        <Fragment key={author.id || author.name}>
          {index > 0 && ', '}
          <Named of={author} />
        </Fragment>
      ))}
    </span>
  );
}
