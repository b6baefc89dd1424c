import { type ReactNode, useCallback, useState } from 'react';
import { useCountdown } from '../countdown/useCountdown.ts';
import { type Elements, usePartStyles } from '../part.ts';
import css from './snackbar.css';

/** UI-08 */
const SNACKBAR_MS = 4_000;
/** UI-08: how long the message about a copied link is shown. */
export const COPY_MESSAGE_MS = 1_000;

interface Message {
  /** Tells two equal messages apart, so that the second is announced too and stays its whole time. */
  id: number;
  text: ReactNode;
  ms: number;
}

export interface SnackbarControl {
  /** To be drawn by the widget always, also while empty: a live region announces only what appears in it later. */
  snackbar: Elements;
  /** Shows a message in place of the one that shows. It hides after 4000 ms, or after `ms` (UI-08). */
  show: (text: ReactNode, ms?: number) => void;
}

/** A short message at the foot of the screen that goes by itself: "Enlace copiado". */
export function useSnackbar(): SnackbarControl {
  usePartStyles(css);
  const [message, setMessage] = useState<Message>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const show = useCallback((text: ReactNode, ms: number = SNACKBAR_MS) => {
    setMessage((before) => ({ id: (before?.id ?? 0) + 1, text, ms }));
  }, []);
  const hide = useCallback(() => setMessage(undefined), []);

  const snackbar = (
    <div
      className="portada-guard portada-snackbar"
      role="status"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {message && <SnackbarMessage key={message.id} {...message} paused={pointed || focused} onEnd={hide} />}
    </div>
  );
  return { snackbar, show };
}

interface MessageProps extends Omit<Message, 'id'> {
  /** Under the pointer, or with the focus in it, a message stays. */
  paused: boolean;
  onEnd: () => void;
}

function SnackbarMessage({ text, ms, paused, onEnd }: MessageProps) {
  useCountdown(ms, paused, onEnd);
  return (
    <div className="portada-guard portada-snackbar-message" part="snackbar">
      {text}
    </div>
  );
}
