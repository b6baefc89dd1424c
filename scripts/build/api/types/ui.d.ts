/** `portada/ui`: parts to draw with, each with its styles, which follow the page's tokens. */
import type { ComponentProps, ReactNode } from 'react';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `icon` is a quiet square for one icon; give it an `aria-label`. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'icon';
  /** A request is pending: the button keeps its width, its name and the focus, and ignores presses. */
  waiting?: boolean;
}
export function Button(props: ButtonProps): ReactNode;

export interface DialogProps {
  open: boolean;
  /** The reader pressed Escape, the close button or outside. */
  onClose?: () => void;
  title: ReactNode;
  titleHidden?: boolean;
  /** It can be closed only by its own buttons. */
  required?: boolean;
  /** The page behind may be scrolled. */
  scrolls?: boolean;
  /** Buttons, in a row under the content. */
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
}
/** A native modal dialog: it traps the focus and restores it. */
export function Dialog(props: DialogProps): ReactNode;

/** HTML of a server, sanitised and inserted as nodes; plain text until the sanitiser is there. */
export function Html(props: { html: string; as?: 'span' | 'div' | 'p'; className?: string }): ReactNode;

/** The outcome of an action: an error is an `alert`, anything else a `status`. */
export function Notice(props: {
  kind: 'error' | 'success' | 'info';
  children: ReactNode;
  className?: string;
}): ReactNode;

/** What did not come, and a button to ask for it again. */
export function Retry(props: {
  text: string;
  label: string;
  waiting?: boolean;
  /** Told at once, where nothing else is on screen. */
  urgent?: boolean;
  className?: string;
  onRetry: () => Promise<void> | void;
}): ReactNode;

/** The place of something that is on its way. */
export function Skeleton(props: { shape?: 'text' | 'box' | 'round' }): ReactNode;
/** A turning ring, as high as the text around it. */
export function Spinner(): ReactNode;
