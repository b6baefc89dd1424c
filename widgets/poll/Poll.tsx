import { useStore } from '@nanostores/react';
import { type Poll as PollData, pollShares } from '@portada/contract';
import { $language, $user, $userState } from '@portada/core';
import type { TooMany } from '@portada/core/api/too-many.ts';
import { useId, useMessages } from '@portada/element';
import { type PollPhase, pollPhase, pollState } from '@portada/shared/votes/poll.ts';
import { useServedLogin } from '@portada/ui/kept-press/useServedLogin.ts';
import { Notice } from '@portada/ui/notice/Notice.tsx';
import { useNow } from '@portada/ui/now/useNow.ts';
import { Problem } from '@portada/ui/too-many/Problem.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Ballot } from './Ballot.tsx';
import { hasResults, nextChange } from './ballot.ts';
import { messages } from './messages.ts';
import { createPollStore, type Outcome } from './poll.store.ts';
import { Results } from './Results.tsx';

interface Props {
  poll: PollData | null;
}

/** The key remounts the poll when its data changes; the reader's choice is kept. */
export function Poll({ poll }: Props) {
  useServedLogin();
  return poll && <OnePoll key={JSON.stringify(poll)} given={poll} />;
}

/** The poll's state, with the reader's own vote once it is known who reads. */
function usePoll(given: PollData) {
  const [store] = useState(() => createPollStore(given));
  const state = useStore(store.$state);
  const readerId = useStore($user).id;
  const isLoaded = useStore($userState) !== 'loading';
  const { opensAt, closesAt } = state.poll;
  const nextAfter = useCallback((now: number) => nextChange({ opensAt, closesAt }, now), [opensAt, closesAt]);
  const phase = pollPhase(state.poll, useNow(nextAfter));
  // Closed by the clock or by a refused vote: the results have to be loaded.
  const isResultMissing = phase === 'closed' && !hasResults(state.poll);

  useEffect(() => {
    if (isLoaded && readerId) void store.load(readerId);
    if (isLoaded && !readerId) store.forget();
    return store.stop;
  }, [store, readerId, isLoaded]);
  useEffect(() => {
    if (isResultMissing) void store.load($user.get().id);
  }, [store, isResultMissing]);
  return { store, state, phase };
}

function OnePoll({ given }: { given: PollData }) {
  const t = useMessages(messages);
  const { store, state, phase } = usePoll(given);
  const { poll, outcome } = state;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const leader = useLeader(poll);
  const isBallot = phase === 'open' && outcome !== 'already';

  // The ballot has gone with the focus in it.
  useEffect(() => {
    if (outcome === 'thanks' || outcome === 'already' || outcome === 'late') heading.current?.focus();
  }, [outcome]);

  return (
    <section className="portada-guard portada-poll" aria-labelledby={id}>
      <h2 className="portada-guard portada-poll-question" id={id} ref={heading} tabIndex={-1}>
        {poll.question}
      </h2>
      <StateLine poll={poll} phase={phase} />
      {isBallot && <Ballot store={store} state={state} labelledBy={id} />}
      {!isBallot && hasResults(poll) && <Results poll={poll} />}
      {!isBallot && !hasResults(poll) && <Options poll={poll} />}
      {outcome && <OutcomeNotice outcome={outcome}>{leader}</OutcomeNotice>}
      {!outcome && phase === 'voted' && <p className="portada-guard portada-poll-foot">{t('thanks')}</p>}
    </section>
  );
}

/** The result to announce: the leading option; empty where there is none, or a tie. */
function useLeader(poll: PollData): string {
  const t = useMessages(messages);
  if (!hasResults(poll)) return '';
  const most = Math.max(0, ...poll.options.map(({ votes }) => votes));
  const index = poll.options.findIndex(({ votes }) => votes === most);
  const isAlone = most > 0 && poll.options.filter(({ votes }) => votes === most).length === 1;
  const option = poll.options[index]?.text ?? '';
  return isAlone ? t('leads', { option, percent: pollShares(poll)[index] ?? 0 }) : '';
}

function OutcomeNotice({ outcome, children }: { outcome: Outcome | TooMany; children: string }) {
  const t = useMessages(messages);
  const kinds = {
    thanks: 'success',
    already: 'info',
    late: 'info',
  } as const;
  if (typeof outcome === 'object' || outcome === 'early' || outcome === 'failed') {
    return <Problem problem={outcome} t={t} />;
  }
  return <Notice kind={kinds[outcome]}>{`${t(outcome)} ${children}`}</Notice>;
}

function StateLine({ poll, phase }: { poll: PollData; phase: PollPhase }) {
  const words = { language: $language.get(), say: useMessages(messages) };
  return <p className="portada-guard portada-poll-state">{pollState(poll, phase, words)}</p>;
}

/** The question only: the poll is closed or not open, and the results are not loaded. */
function Options({ poll }: { poll: PollData }) {
  const t = useMessages(messages);
  return (
    <ul className="portada-guard portada-poll-options" aria-label={t('options')}>
      {poll.options.map(({ id, text }) => (
        <li className="portada-guard portada-poll-option portada-poll-option--idle" key={id}>
          <span className="portada-guard portada-poll-text">{text}</span>
        </li>
      ))}
    </ul>
  );
}
