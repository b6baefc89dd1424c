import { useStore } from '@nanostores/react';
import { $user, $userState, refreshUser } from '@portada/core';
import { useTakenPress } from '@portada/element';
import { useState } from 'react';
import { Button, type ButtonProps } from '../../button/Button.tsx';
import { usePartStyles } from '../../part.ts';
import { LazyLikeModal, preloadLogin } from './LazyLikeModal.tsx';
import { type Like, preloadCalls } from './like.store.ts';
import css from './like-button.css';

interface Props {
  like: Like;
  /** Called after a successful change only. */
  onChange(liked: boolean): void;
  /** The accessible name, where the visible content is not enough. */
  label?: (liked: boolean) => string | undefined;
  /** Part of another widget, whose fallback's presses mean something else. */
  isPart?: boolean | undefined;
  /** What the button shows. */
  children: (liked: boolean) => ButtonProps['children'];
}

/** Takes a press that the loader has kept. */
function TakenPress({ onPress }: { onPress(): void }) {
  useTakenPress(onPress);
  return null;
}

/** Shared by save, follow and bulletin: a toggle for logged-in readers, a login prompt for anonymous ones. */
export function LikeButton({ like, onChange, label, isPart, children }: Props) {
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
      // The error is in the global error list, and the button keeps its state (LIKE-08).
    }
  };

  const press = async () => {
    if (isAnonymous) {
      setAsking(true);
      return;
    }
    setWaiting(true);
    // The profile may still be loading, or may have failed.
    if (!reader.id) await refreshUser();
    const current = $user.get();
    if (!current.id) setAsking(true);
    else if (like.isLiked(current) === liked) await change(current.id);
    setWaiting(false);
  };

  /** The fallback offers to like, and does not know who has liked already. */
  const takePress = () => {
    if (!liked) void press();
  };

  const preload = isAnonymous ? preloadLogin : preloadCalls;

  return (
    <>
      {!isPart && <TakenPress onPress={takePress} />}
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
      {asking && <LazyLikeModal onClose={() => setAsking(false)} />}
    </>
  );
}
