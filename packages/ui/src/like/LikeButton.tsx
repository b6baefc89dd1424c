import { useStore } from '@nanostores/react';
import { $user, warmCalls } from '@portada/core';
import { lazy, Suspense, useState } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { usePartStyles } from '../part.ts';
import css from './like-button.css';

/** Only readers who are not logged in ever meet it. */
const LikeModal = lazy(() => import('./LikeModal.tsx').then((module) => ({ default: module.LikeModal })));

interface Props {
  /** The thing is saved, followed, subscribed to. */
  liked: boolean;
  /** Asks the server; only for a reader who is logged in. It may fail: nothing is shown then (LIKE-08). */
  onToggle(userId: string): Promise<void>;
  variant?: ButtonProps['variant'];
  'aria-label'?: string | undefined;
  children: ButtonProps['children'];
}

/** What save, follow and bulletin have in common: a toggle for readers, a way to log in for everybody else. */
export function LikeButton({ liked, onToggle, variant = 'secondary', children, ...rest }: Props) {
  usePartStyles(css);
  const { id } = useStore($user);
  const [asking, setAsking] = useState(false);
  const [waiting, setWaiting] = useState(false);

  const toggle = async () => {
    if (!id) {
      setAsking(true);
      return;
    }
    setWaiting(true);
    // The call is in the global error list already, and the button still says how things stand (LIKE-08).
    await onToggle(id).catch(() => undefined);
    setWaiting(false);
  };

  return (
    <>
      <Button
        variant={variant}
        className="portada-like"
        aria-pressed={liked}
        waiting={waiting}
        onPointerEnter={warmCalls}
        onFocus={warmCalls}
        onClick={toggle}
        {...rest}
      >
        {children}
      </Button>
      {asking && (
        <Suspense>
          <LikeModal open onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
