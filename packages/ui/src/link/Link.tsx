import { useNameWarning } from '../dev-warnings/useDevWarning.ts';
import { classes, usePartStyles } from '../part.ts';
import { type AnchorProps, anchor } from './anchor.ts';
import css from './link.css';

export interface LinkProps extends AnchorProps {
  /** `plain` is underlined on hover only: titles, menus. */
  variant?: 'text' | 'plain';
}

export function Link({ variant = 'text', className, ...rest }: LinkProps) {
  usePartStyles(css);
  useNameWarning('link', rest);
  return (
    <a
      part="link"
      {...anchor(rest)}
      className={classes('portada-guard portada-link', `portada-link--${variant}`, className)}
    />
  );
}
