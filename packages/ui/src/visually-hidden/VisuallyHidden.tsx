import type { ComponentProps } from 'react';
import { usePartStyles } from '../part.ts';
import css from './visually-hidden.css';

/** Text that is heard and not seen. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  usePartStyles(css);
  return <span {...props} className="portada-guard portada-visually-hidden" />;
}
