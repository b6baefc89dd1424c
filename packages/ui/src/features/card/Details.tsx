import type { CardModel } from '@portada/shared/card/model.ts';
import type { LucideIcon } from 'lucide-react';
import DayIcon from 'lucide-react/icons/calendar-days';
import ClockIcon from 'lucide-react/icons/clock';
import PlaceIcon from 'lucide-react/icons/map-pin';
import StarIcon from 'lucide-react/icons/star';
import TagIcon from 'lucide-react/icons/tag';
import TicketIcon from 'lucide-react/icons/ticket';
import { Fragment } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import { Named } from './Named.tsx';

type Detail = CardModel['details'][number];

const icons: Readonly<Record<Detail['icon'], LucideIcon>> = {
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
        {words}
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
            {index > 0 && ' · '}
            <Named of={part} />
          </Fragment>
        ))}
      </span>
    </li>
  );
}
