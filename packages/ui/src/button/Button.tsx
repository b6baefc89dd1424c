import { useMessages } from '@portada/element';
import type { ComponentProps, MouseEvent } from 'react';
import { useNameWarning } from '../dev-warnings/useDevWarning.ts';
import { uiMessages } from '../messages.ts';
import { classes, usePartStyles } from '../part.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import css from './button.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `icon` is a quiet square for one icon; give it an `aria-label`. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'icon';
  /**
   * A request is pending: the button keeps its width, its name and the focus, and ignores presses. Pass it from the
   * start, `false` while idle, so that the change is announced.
   */
  waiting?: boolean;
}

function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** The button component. Its `type` is `button` by default. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', waiting, className, children, onClick, ...rest } = props;
  usePartStyles(css);
  useNameWarning('button', rest, children);
  return (
    <>
      <button
        part={`button button-${variant}`}
        type="button"
        {...rest}
        className={classes('portada-guard portada-button', `portada-button--${variant}`, className)}
        {...(waiting ? { 'aria-busy': true, 'aria-disabled': true, onClick: refuse } : { onClick })}
      >
        <span className="portada-guard portada-button-label">{children}</span>
        {waiting && <Spinner />}
      </button>
      {waiting !== undefined && <WaitingStatus waiting={waiting} />}
    </>
  );
}

/** Beside the button: a status inside it would become part of its name and not be announced. */
function WaitingStatus({ waiting }: { waiting: boolean }) {
  const t = useMessages(uiMessages);
  return <VisuallyHidden role="status">{waiting ? t('waiting') : ''}</VisuallyHidden>;
}
