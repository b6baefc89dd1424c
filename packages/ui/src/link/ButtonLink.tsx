import css from '../button/button.css';
import { useNameWarning } from '../dev-warnings/useDevWarning.ts';
import { classes, usePartStyles } from '../part.ts';
import { type AnchorProps, anchor } from './anchor.ts';

export interface ButtonLinkProps extends AnchorProps {
  /** `icon` is a quiet square for one icon; give it an `aria-label`. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'icon';
}

/** A link that looks like a button: "Iniciar sesión", "Suscribirse". */
export function ButtonLink({ variant = 'primary', className, children, ...rest }: ButtonLinkProps) {
  usePartStyles(css);
  useNameWarning('link', rest, children);
  return (
    <a
      part={`button button-${variant}`}
      {...anchor(rest)}
      className={classes('portada-guard portada-button', `portada-button--${variant}`, className)}
    >
      <span className="portada-guard portada-button-label">{children}</span>
    </a>
  );
}
