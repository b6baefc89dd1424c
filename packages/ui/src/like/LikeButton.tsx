import type { User } from '@portada/contract';
import { $user, $userState, browser, loginUrl, refreshUser, warmCalls } from '@portada/core';
import { useStore } from '@portada/element';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { usePartStyles } from '../part.ts';
import css from './like-button.css';

interface ModalProps {
  onClose(): void;
}

/** Where the modal cannot be fetched, the reader is taken to where it would lead. */
function LoginInstead({ onClose }: ModalProps) {
  useEffect(() => {
    browser.go(loginUrl());
    onClose();
  }, [onClose]);
  return null;
}

const fetchModal = () => import('./LikeModal.tsx');

/** Only readers who are not logged in ever meet it. */
const LikeModal = lazy<ComponentType<ModalProps>>(() =>
  fetchModal().then(
    (module) => ({ default: module.LikeModal }),
    () => ({ default: LoginInstead }),
  ),
);

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
    const wanted = isAnonymous ? fetchModal : warmCalls;
    wanted().catch(() => undefined);
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
      {asking && (
        <Suspense>
          <LikeModal onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
