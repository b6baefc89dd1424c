import { getPoll, type Poll, votePoll } from '@portada/contract';
import { ApiError, request } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { votedOptions } from '@portada/shared/votes/poll.ts';
import { atom } from 'nanostores';

/** Why a vote was not counted, or that it was. */
export type Outcome = 'thanks' | 'already' | 'late' | 'early' | 'failed';

export interface PollState {
  readonly poll: Poll;
  readonly isWaiting: boolean;
  readonly outcome: Outcome | TooMany | undefined;
}

const outcomes: Readonly<Record<string, Outcome>> = {
  POLL_ALREADY_VOTED: 'already',
  POLL_CLOSED: 'late',
  POLL_NOT_OPEN: 'early',
};

/** For a poll that has closed, nobody has told when. */
const LONG_AGO = { date: new Date(0).toISOString() };

/** A poll whose back end refused a vote is closed, also where a cache still answers that it is open. */
function asRefused(poll: Poll, outcome: PollState['outcome']): Poll {
  return outcome === 'late' ? { ...poll, closesAt: LONG_AGO } : poll;
}

/** One poll, as the page gave it. */
export function createPollStore(given: Poll) {
  const $state = atom<PollState>({ poll: given, isWaiting: false, outcome: undefined });
  let cancel = new AbortController();
  const change = (changes: Partial<PollState>) => $state.set({ ...$state.get(), ...changes });

  async function fetchPoll(isOwn: boolean): Promise<void> {
    cancel.abort();
    cancel = new AbortController();
    const { signal } = cancel;
    try {
      const query = isOwn ? { own: 'true' as const } : {};
      const poll = await request(getPoll, { params: { pollId: given.id }, query }, signal);
      if (!signal.aborted) change({ poll: asRefused(poll, $state.get().outcome) });
    } catch {
      // The error is in the global error list; the page's data is still shown, and a vote updates it.
    }
  }

  /** What a rejected vote says about the poll. */
  async function refused(error: unknown): Promise<'login' | 'refused'> {
    if (error instanceof ApiError && error.status === 401) {
      change({ isWaiting: false });
      return 'login';
    }
    const rejection = error instanceof ApiError ? outcomes[error.code] : undefined;
    const outcome = rejection ?? tooManyOf(error) ?? 'failed';
    if (outcome === 'already') await fetchPoll(true);
    const { poll } = $state.get();
    $state.set({
      poll: asRefused(poll, outcome),
      isWaiting: false,
      outcome,
    });
    return 'refused';
  }

  return {
    $state,

    /** Reloads the poll, with the reader's own vote where somebody is logged in. */
    async load(isOwn: boolean): Promise<void> {
      // A vote that is under way knows better.
      if (!$state.get().isWaiting) await fetchPoll(isOwn);
    },

    /** Nobody is logged in any more: the poll is what the page gave. */
    forget(): void {
      cancel.abort();
      if ($state.get().poll !== given) change({ poll: given, outcome: undefined });
    },

    /** POLL-01. `login` where the session has ended. */
    async vote(chosen: readonly string[]): Promise<'counted' | 'login' | 'refused'> {
      const [optionId = ''] = chosen;
      const body = given.multiple ? { optionIds: [...chosen] } : { optionId };
      cancel.abort();
      change({ isWaiting: true, outcome: undefined });
      try {
        const poll = await request(votePoll, { params: { pollId: given.id }, body });
        // A host may answer the results and leave out whose vote brought them.
        const isSaid = votedOptions(poll).length > 0;
        const voted = isSaid ? poll : { ...poll, votedOptionIds: [...chosen] };
        $state.set({ poll: voted, isWaiting: false, outcome: 'thanks' });
        return 'counted';
      } catch (error) {
        return refused(error);
      }
    },

    /** Forgets what is under way. */
    stop(): void {
      cancel.abort();
    },
  };
}
