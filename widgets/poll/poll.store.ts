import { getPoll, type Poll, votePoll } from '@portada/contract';
import { ApiError, request } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { createLatest } from '@portada/core/latest.ts';
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

/** One poll, as the page gave it. */
export function createPollStore(given: Poll) {
  const $state = atom<PollState>({ poll: given, isWaiting: false, outcome: undefined });
  const latest = createLatest();
  let readerId = '';
  let isClosed = false;
  let voted: Poll | undefined;
  const change = (changes: Partial<PollState>) => $state.set({ ...$state.get(), ...changes });

  /**
   * An answer with what is known beside it. It may be older than what a write has said (under way meanwhile, from a
   * cache, the page's own): a vote stays for as long as its reader does, and a closed poll stays closed.
   */
  function known(answer: Poll): Poll {
    isClosed ||= answer.closed;
    if (votedOptions(answer).length > 0) voted = answer;
    const poll = voted ?? answer;
    return isClosed && !poll.closed ? { ...poll, closesAt: LONG_AGO } : poll;
  }

  /** What depends on who reads begins anew. */
  function become(reader: string): void {
    readerId = reader;
    voted = undefined;
    const { poll, outcome } = $state.get();
    if (poll !== given || outcome) change({ poll: known(given), outcome: undefined });
  }

  async function fetchPoll(): Promise<void> {
    const signal = latest.begin();
    try {
      const query = readerId ? { own: 'true' as const } : {};
      const poll = await request(getPoll, { params: { pollId: given.id }, query }, signal);
      if (!signal.aborted) change({ poll: known(poll) });
    } catch {
      // The error is in the global error list; the page's data is still shown, and a vote updates it.
    }
  }

  /** What a rejected vote says about the poll; why it was rejected, only while its voter reads. */
  async function refused(error: unknown, voter: string): Promise<'login' | 'refused'> {
    const rejection = error instanceof ApiError ? outcomes[error.code] : undefined;
    const outcome = rejection ?? tooManyOf(error) ?? 'failed';
    isClosed ||= outcome === 'late';
    if (outcome === 'already' && voter === readerId) await fetchPoll();
    const isOut = error instanceof ApiError && error.status === 401;
    const isTold = voter === readerId;
    const poll = known($state.get().poll);
    $state.set({ poll, isWaiting: false, outcome: isTold && !isOut ? outcome : undefined });
    return isTold && isOut ? 'login' : 'refused';
  }

  return {
    $state,

    /** Reloads the poll, with the own vote of this reader; of nobody's where it is the empty id. */
    async load(reader: string): Promise<void> {
      if (reader !== readerId) become(reader);
      await fetchPoll();
    },

    /** Nobody is logged in any more: the poll is what the page gave. */
    forget(): void {
      latest.stop();
      become('');
    },

    /** POLL-01, as the reader with this id. `login` where the session has ended. */
    async vote(voter: string, chosen: readonly string[]): Promise<'counted' | 'login' | 'refused'> {
      const [optionId = ''] = chosen;
      const body = given.multiple ? { optionIds: [...chosen] } : { optionId };
      if (voter !== readerId) become(voter);
      change({ isWaiting: true, outcome: undefined });
      try {
        const poll = await request(votePoll, { params: { pollId: given.id }, body });
        if (voter !== readerId) {
          change({ isWaiting: false });
          return 'counted';
        }
        // A host may answer the results and leave out whose vote brought them.
        const isSaid = votedOptions(poll).length > 0;
        const counted = isSaid ? poll : { ...poll, votedOptionIds: [...chosen] };
        $state.set({ poll: known(counted), isWaiting: false, outcome: 'thanks' });
        return 'counted';
      } catch (error) {
        return refused(error, voter);
      }
    },

    /** Forgets what is under way. */
    stop: latest.stop,
  };
}
