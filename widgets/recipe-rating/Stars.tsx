import { RATING_STARS } from '@portada/contract';
import { halvesAt } from '@portada/shared/votes/rating.ts';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import StarIcon from 'lucide/dist/esm/icons/star.mjs';

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

const indices = Array.from({ length: RATING_STARS }, (_, index) => index);

/** A value as stars, for the eye: its words stand beside it. */
export function Stars({ value }: { value: number }) {
  return (
    <span className="portada-guard portada-rating-stars">
      {indices.map((index) => (
        <Star halves={halvesAt(value, index)} key={index} />
      ))}
    </span>
  );
}
