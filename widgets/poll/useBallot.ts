import { useStore } from '@nanostores/react';
import { $user, $userState, refreshUser } from '@portada/core';
import { useEmit } from '@portada/element';
import { useKeptFields } from '@portada/ui/form/useKeptFields.ts';
import { type FormEvent, useRef, useState } from 'react';
import { keepChoice, readChoice, valid } from './ballot.ts';
import type { createPollStore, PollState } from './poll.store.ts';

/** What a reader has chosen in a poll, and its vote. */
export function useBallot(store: ReturnType<typeof createPollStore>, { poll, isWaiting }: PollState) {
  const emit = useEmit();
  const readerId = useStore($user).id;
  const isAnonymous = useStore($userState) === 'idle' && !readerId;
  const [chosen, setChosen] = useState(() => readChoice(poll));
  const [isNeeded, setNeeded] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isVoting, setVoting] = useState(false);
  const first = useRef<HTMLInputElement>(null);

  const choose = (next: readonly string[]) => {
    setChosen(next);
    setNeeded(false);
    keepChoice(poll, next);
  };
  // All at once, whatever the fallback's boxes are called: one press after the other would know of one option only.
  const form = useKeptFields('', (served) => {
    const early = valid(
      poll,
      served.map(({ value }) => value),
    );
    if (early.length > 0) choose(early);
  });

  const vote = async () => {
    // The profile may be loading, or may have failed.
    if (!isAnonymous && !$user.get().id) await refreshUser();
    if (!$user.get().id) return setAsking(true);
    const result = await store.vote($user.get().id, chosen);
    if (result === 'login') setAsking(true);
    if (result !== 'counted') return;
    keepChoice(poll, []);
    emit('portada:vote', { pollId: poll.id });
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isWaiting || isVoting) return;
    if (chosen.length > 0) {
      setVoting(true);
      return void vote().finally(() => setVoting(false));
    }
    setNeeded(true);
    first.current?.focus();
  };

  return {
    form,
    /** The first option: it has the focus where nothing was chosen. */
    first,
    chosen,
    choose,
    send,
    /** Voting wants a choice. */
    isNeeded,
    isBusy: isWaiting || isVoting,
    isAnonymous,
    /** Voting wants a reader who is logged in. */
    isAsking,
    endAsking: () => setAsking(false),
  };
}
