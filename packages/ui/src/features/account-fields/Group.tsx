import type { ReactNode } from 'react';
import { usePartStyles } from '../../part.ts';
import css from './account-fields.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** A field that takes the whole width of its group. */
export const WIDE = 'portada-group-wide';

/** Fields that belong together, under their heading. */
export function Group({ title, children }: Props) {
  usePartStyles(css);
  return (
    <fieldset className="portada-guard portada-group">
      <legend className="portada-guard portada-group-legend">{title}</legend>
      {children}
    </fieldset>
  );
}
