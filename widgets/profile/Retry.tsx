import { useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages.ts';

interface Props {
  text: string;
  onRetry(): Promise<void> | void;
}

/** A quiet way out where something did not load (reading 9): the failure itself is in the error list. */
export function Retry({ text, onRetry }: Props) {
  const t = useMessages(messages);
  const [waiting, setWaiting] = useState(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const tryAgain = async () => {
    setWaiting(true);
    await onRetry();
    if (here.current) setWaiting(false);
  };
  return (
    <div className="portada-guard portada-profile-retry">
      <p className="portada-guard" role="status">
        {text}
      </p>
      <Button variant="secondary" waiting={waiting} onClick={tryAgain}>
        {t('retry')}
      </Button>
    </div>
  );
}
