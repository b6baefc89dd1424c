import { type ReactNode, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Notice } from '../notice/Notice.tsx';
import { classes, usePartStyles } from '../part.ts';
import css from './retry.css';

interface Props {
  /** What did not come. */
  text: ReactNode;
  /** What the button says: the widget's own word, since what has not come yet may not come now. */
  label: string;
  /** It is being tried again, by this button or otherwise. */
  waiting?: boolean;
  /** Told at once, where nothing else is on screen; otherwise quietly (reading 9). */
  urgent?: boolean;
  className?: string;
  onRetry(): Promise<void> | void;
}

/** What did not come, and a way to ask for it again. The failure itself is in the error list. */
export function Retry({ text, label, waiting = false, urgent = false, className, onRetry }: Props) {
  usePartStyles(css);
  const [trying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    try {
      await onRetry();
    } finally {
      setTrying(false);
    }
  };
  return (
    <div className={classes('portada-guard portada-retry', className)} part="retry">
      {urgent ? (
        <Notice kind="error">{text}</Notice>
      ) : (
        <p className="portada-guard" role="status">
          {text}
        </p>
      )}
      <Button variant="secondary" waiting={waiting || trying} onClick={tryAgain}>
        {label}
      </Button>
    </div>
  );
}
