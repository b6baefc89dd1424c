import { useStore } from '@nanostores/react';
import { $user, $userState, refreshUser } from '@portada/core';
import { useState } from 'react';
import { Button, type ButtonProps } from '../../button/Button.tsx';
import { usePartStyles } from '../../part.ts';
import { AskLogin, preloadLogin } from './AskLogin.tsx';
import { type Like, preloadCalls } from './like.store.ts';
import css from './like-button.css';

interface Props {
  like: Like;
  /** Told only of what has really changed. */
  onChange(liked: boolean): void;
  /** The button's name, where what it shows does not say enough. */
  label?: (liked: boolean) => string | undefined;
  /** What the button shows. */
  children: (liked: boolean) => ButtonProps['children'];
}

/** What save, follow and bulletin have in common: a toggle for readers, a way to log in for everybody else. */
export function LikeButton({ like, onChange, label, children }: Props) {
  usePartStyles(css);
  const reader = useStore($user);
  const isAnonymous = useStore($userState) === 'idle' && !reader.id;
  const liked = like.isLiked(reader);
  const [asking, setAsking] = useState(false);
  const [waiting, setWaiting] = useState(false);

  const change = async (userId: string) => {
    try {
      const now = await like.toggle(userId);
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
    const current = $user.get();
    if (!current.id) setAsking(true);
    else if (like.isLiked(current) === liked) await change(current.id);
    setWaiting(false);
  };

  const preload = isAnonymous ? preloadLogin : preloadCalls;

  return (
    <>
      <Button
        variant="secondary"
        className="portada-like"
        aria-label={label?.(liked)}
        aria-pressed={liked}
        waiting={waiting}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={press}
      >
        {children(liked)}
      </Button>
      {asking && <AskLogin onClose={() => setAsking(false)} />}
    </>
  );
}
