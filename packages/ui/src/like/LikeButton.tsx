import { useStore } from '@nanostores/react';
import type { User } from '@portada/contract';
import { $user, $userState, refreshUser, warmCalls } from '@portada/core';
import { useState } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { usePartStyles } from '../part.ts';
import { AskLogin, warmLogin } from './AskLogin.tsx';
import css from './like-button.css';

interface Props {
  /** Whether a reader has saved it, follows it, is subscribed to it. */
  isLiked(reader: User): boolean;
  /** Asks the server, for a reader who is logged in, and answers how things stand then. It may fail. */
  toggle(userId: string): Promise<boolean>;
  /** Told only of what has really changed. */
  onChange(liked: boolean): void;
  'aria-label'?: string | undefined;
  children: ButtonProps['children'];
}

/** What save, follow and bulletin have in common: a toggle for readers, a way to log in for everybody else. */
export function LikeButton({ isLiked, toggle, onChange, children, ...rest }: Props) {
  usePartStyles(css);
  const reader = useStore($user);
  const isAnonymous = useStore($userState) === 'idle' && !reader.id;
  const liked = isLiked(reader);
  const [asking, setAsking] = useState(false);
  const [waiting, setWaiting] = useState(false);

  const change = async (userId: string) => {
    try {
      const now = await toggle(userId);
      if (now !== liked) onChange(now);
    } catch {
      // The call is in the global error list already, and the button still says how things stand (LIKE-08).
    }
  };

  const press = async () => {
    if (isAnonymous) {
      setAsking(true);
      return;
    }
    setWaiting(true);
    // The press may come before the profile, or after a profile that did not come.
    if (!reader.id) await refreshUser();
    const known = $user.get();
    if (!known.id) setAsking(true);
    else if (isLiked(known) === liked) await change(known.id);
    setWaiting(false);
  };

  const warm = () => {
    if (isAnonymous) warmLogin();
    else warmCalls().catch(() => undefined);
  };

  return (
    <>
      <Button
        variant="secondary"
        className="portada-like"
        aria-pressed={liked}
        waiting={waiting}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={press}
        {...rest}
      >
        {children}
      </Button>
      {asking && <AskLogin onClose={() => setAsking(false)} />}
    </>
  );
}
