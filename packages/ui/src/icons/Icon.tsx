import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { classes, usePartStyles } from '../part.ts';
import css from './icon.css';

export interface IconProps {
  /** An icon of the set, imported by its own module: `lucide/dist/esm/icons/eye.mjs`. */
  of: IconNode;
  className?: string;
  /** The filled variant: a saved content, a given star. */
  filled?: boolean;
}

const drawing = {
  'aria-hidden': true,
  fill: 'none',
  focusable: false,
  part: 'icon',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: 1.75,
  viewBox: '0 0 24 24',
} as const;

/** An icon, as high as the text. Hidden from screen readers: its button has the name. */
export function Icon({ of: shapes, className, filled }: IconProps) {
  usePartStyles(css);
  return createElement(
    'svg',
    {
      ...drawing,
      className: classes('portada-guard portada-icon', filled && 'portada-icon--filled', className),
    },
    // One by one they need no keys: an icon’s shapes never change their order.
    ...shapes.map(([name, attributes]) => createElement(name, attributes)),
  );
}
