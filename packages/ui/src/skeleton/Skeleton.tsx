import { usePartStyles } from '../part.ts';
import css from './skeleton.css';

export interface SkeletonProps {
  /** `text` is a line as high as the text around it, `box` fills its parent's width at 16:9, `round` is an avatar. */
  shape?: 'text' | 'box' | 'round';
}

/** The place of something that is on its way. Says nothing: whoever loads says so once, with a status. */
export function Skeleton({ shape = 'text' }: SkeletonProps) {
  usePartStyles(css);
  return (
    <span
      aria-hidden="true"
      className={`portada-guard portada-skeleton portada-skeleton--${shape}`}
      part="skeleton"
    />
  );
}
