import type { CardModel } from '@portada/shared/card/model.ts';
import type { IconNode } from 'lucide';
import DayIcon from 'lucide/dist/esm/icons/calendar-days.mjs';
import ClockIcon from 'lucide/dist/esm/icons/clock.mjs';
import PlaceIcon from 'lucide/dist/esm/icons/map-pin.mjs';
import StarIcon from 'lucide/dist/esm/icons/star.mjs';
import TagIcon from 'lucide/dist/esm/icons/tag.mjs';
import TicketIcon from 'lucide/dist/esm/icons/ticket.mjs';
import { Fragment } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import { NameLink } from './NameLink.tsx';

type Detail = CardModel['details'][number];

const icons: Readonly<Record<Detail['icon'], IconNode>> = {
  day: DayIcon,
  place: PlaceIcon,
  clock: ClockIcon,
  ticket: TicketIcon,
  tag: TagIcon,
};

/** What one wants to know before opening a content (CARD-09, CARD-10, CARD-15, CARD-16). */
export function Details({ model: { rating, details } }: { model: CardModel }) {
  if (!rating && details.length === 0) return null;
  return (
    <ul className="portada-guard portada-card-details">
      {rating && <Rating rating={rating} />}
      {details.map((detail) => (
        <Line detail={detail} key={detail.label} />
      ))}
    </ul>
  );
}

/** The stars are whole; the words beside them say the figure. */
function Rating({ rating: { label, stars, words } }: { rating: NonNullable<CardModel['rating']> }) {
  return (
    <li className="portada-guard portada-card-detail portada-card-rating">
      <span aria-hidden="true" className="portada-guard portada-card-stars">
        {stars.map((filled, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is nothing but its place
          <Icon filled={filled} key={index} of={StarIcon} />
        ))}
      </span>
      <span className="portada-guard">
        <VisuallyHidden>{`${label}: `}</VisuallyHidden>
        <span className="portada-guard">{words}</span>
      </span>
    </li>
  );
}

function Line({ detail: { icon, label, parts } }: { detail: Detail }) {
  return (
    <li className="portada-guard portada-card-detail">
      <Icon of={icons[icon]} />
      <span className="portada-guard">
        <VisuallyHidden>{`${label}: `}</VisuallyHidden>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a card never change their order
          <Fragment key={index}>
            {index > 0 && <span className="portada-guard">{' · '}</span>}
            <NameLink of={part} />
          </Fragment>
        ))}
      </span>
    </li>
  );
}
