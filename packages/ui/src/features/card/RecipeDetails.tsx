import { type ContentCard, RATING_STARS } from '@portada/contract';
import { formatFigure, formatNumber } from '@portada/core';
import { useMessages } from '@portada/element';
import { formatTotalTime } from '@portada/shared/total-time.ts';
import TimeIcon from 'lucide-react/icons/clock';
import StarIcon from 'lucide-react/icons/star';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import { Detail } from './Detail.tsx';
import { cardMessages } from './messages.ts';

/** A recipe's rating and its duration (CARD-09, CARD-10). */
export function RecipeDetails({ card: { ratingValue, ratingNumVotes, totalTime } }: { card: ContentCard }) {
  const t = useMessages(cardMessages);
  return (
    <ul className="portada-guard portada-card-details">
      {ratingValue !== null && <Rating value={ratingValue} votes={ratingNumVotes} />}
      <Detail icon={TimeIcon} label={t('time')} parts={[totalTime !== null && formatTotalTime(totalTime)]} />
    </ul>
  );
}

/** The stars are rounded; the text beside them has the exact rating. */
function Rating({ value, votes }: { value: number; votes: number }) {
  const t = useMessages(cardMessages);
  const figure = formatFigure(value);
  return (
    <li className="portada-guard portada-card-detail portada-card-rating">
      <span aria-hidden="true" className="portada-guard portada-card-stars">
        {Array.from({ length: RATING_STARS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is nothing but its place
          <Icon filled={index < Math.round(value)} key={index} of={StarIcon} />
        ))}
      </span>
      <span className="portada-guard">
        <VisuallyHidden>{`${t('rating')}: `}</VisuallyHidden>
        {t(votes === 1 ? 'ratedOnce' : 'rated', { figure, stars: RATING_STARS, votes: formatNumber(votes) })}
      </span>
    </li>
  );
}
