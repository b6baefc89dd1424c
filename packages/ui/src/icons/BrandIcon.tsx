import { classes, usePartStyles } from '../part.ts';
import css from './icon.css';

/** A module of the icon set: `import * as x from '@fortawesome/free-brands-svg-icons/faXTwitter'`. */
export interface Brand {
  readonly width: number;
  readonly height: number;
  readonly svgPathData: string;
}

interface Props {
  of: Brand;
  className?: string;
}

/** A brand icon, as high as the text beside it. Hidden from screen readers: its link has the name. */
export function BrandIcon({ of: { width, height, svgPathData }, className }: Props) {
  usePartStyles(css);
  return (
    <svg
      aria-hidden="true"
      className={classes('portada-guard portada-icon', className)}
      fill="currentColor"
      focusable="false"
      part="icon"
      viewBox={`0 0 ${width} ${height}`}
    >
      <path d={svgPathData} />
    </svg>
  );
}
