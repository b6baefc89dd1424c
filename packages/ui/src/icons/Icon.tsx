import type { LucideIcon } from 'lucide-react';
import { classes, usePartStyles } from '../part.ts';
import css from './icon.css';

export interface IconProps {
  /** An icon of the set, imported by its own module: `lucide-react/icons/eye`. */
  of: LucideIcon;
  className?: string;
  /** The filled variant: a saved content, a given star. */
  filled?: boolean;
}

/** An icon, as high as the text. Hidden from screen readers: its button has the name. */
export function Icon({ of: Drawing, className, filled }: IconProps) {
  usePartStyles(css);
  return (
    <Drawing
      aria-hidden="true"
      className={classes('portada-guard portada-icon', filled && 'portada-icon--filled', className)}
      focusable="false"
      part="icon"
      strokeWidth={1.75}
    />
  );
}
