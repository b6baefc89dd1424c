import { RATING_STARS } from '@portada/contract';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import StarIcon from 'lucide-react/icons/star';

/** One star, lit whole, by half or not at all. */
export function Star({ halves }: { halves: number }) {
  return (
    <span aria-hidden="true" className="portada-guard portada-rating-star">
      <Icon of={StarIcon} />
      {halves > 0 && (
        <Icon
          className={halves === 1 ? 'portada-rating-half' : 'portada-rating-whole'}
          filled
          of={StarIcon}
        />
      )}
    </span>
  );
}

/** How many halves of the star at `place` are lit where the value is so; to the nearest half. */
export function halvesAt(value: number, index: number): number {
  return Math.min(2, Math.max(0, Math.round(value * 2) - index * 2));
}

const places = Array.from({ length: RATING_STARS }, (_, index) => index);

/** A value as stars, for the eye: its words stand beside it. */
export function Stars({ value }: { value: number }) {
  return (
    <span className="portada-guard portada-rating-stars">
      {places.map((index) => (
        <Star halves={halvesAt(value, index)} key={index} />
      ))}
    </span>
  );
}
