import { usePartStyles } from '../part.ts';
import css from './spinner.css';

/** A turning ring, as high as the text around it. It says nothing: whoever waits says for what. */
export function Spinner() {
  usePartStyles(css);
  return <span className="portada-guard portada-spinner" part="spinner" aria-hidden="true" />;
}
