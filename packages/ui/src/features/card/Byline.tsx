import type { CardModel } from '@portada/shared/card/model.ts';
import CommentsIcon from 'lucide/dist/esm/icons/message-square.mjs';
import { Fragment } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import { NameLink } from './NameLink.tsx';

type BylineProps = NonNullable<CardModel['byline']>;

/** Who wrote it, when, and how much it is talked about (CARD-05, CARD-07, CARD-11). */
export function Byline({ by, authors, signature, date, comments }: BylineProps) {
  return (
    <p className="portada-guard portada-card-byline">
      {authors.length > 0 && (
        <span className="portada-guard">
          <span className="portada-guard">{by}</span>{' '}
          {authors.map((author, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the authors of a card never change their order
            <Fragment key={index}>
              {index > 0 && <span className="portada-guard">{', '}</span>}
              <NameLink of={author} />
            </Fragment>
          ))}
        </span>
      )}
      {signature && <span className="portada-guard">{signature}</span>}
      {date && (
        <time className="portada-guard portada-card-date" dateTime={date.iso}>
          {date.text}
        </time>
      )}
      {comments && (
        <span className="portada-guard portada-card-comments">
          <Icon of={CommentsIcon} />
          <span aria-hidden="true">{comments.count}</span>
          <VisuallyHidden>{comments.words}</VisuallyHidden>
        </span>
      )}
    </p>
  );
}
