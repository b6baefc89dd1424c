import { type Elements, usePartStyles } from '../../part.ts';
import css from './account-fields.css';

interface Props {
  title: string;
  children: Elements;
}

/** A field with the full width of its group. */
export const WIDE = 'portada-group-wide';

/** A fieldset with a legend. */
export function Group({ title, children }: Props) {
  usePartStyles(css);
  return (
    <fieldset className="portada-guard portada-group">
      <legend className="portada-guard portada-group-legend">{title}</legend>
      {children}
    </fieldset>
  );
}
