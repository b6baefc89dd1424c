import type { Poll } from '@portada/contract';
import { formatDate } from '../dates.ts';
import type { Key } from '../texts/poll.ts';
import type { Words } from '../words.ts';

type PollWords = Words<Key>;

/** A poll at a moment, for its reader. */
export type PollPhase = 'coming' | 'open' | 'voted' | 'closed';

/** The time of a moment in milliseconds. */
export function timeOf(moment: Poll['opensAt']): number | undefined {
  return moment ? Date.parse(moment.date) : undefined;
}

/** By the dates alone, in milliseconds; a poll without one of them has no such limit. */
export function phaseByDates(
  opens: number | undefined,
  closes: number | undefined,
  now: number,
): Exclude<PollPhase, 'voted'> {
  if (closes !== undefined && closes <= now) return 'closed';
  return opens !== undefined && opens > now ? 'coming' : 'open';
}

/** A page may have been cached for minutes, so that its dates are more reliable than its `closed`. */
export function pollPhase(poll: Poll, now: number): PollPhase {
  const phase = poll.closed ? 'closed' : phaseByDates(timeOf(poll.opensAt), timeOf(poll.closesAt), now);
  return phase !== 'closed' && votedOptions(poll).length > 0 ? 'voted' : phase;
}

/** The options that the reader has voted for; a back end with single choices may omit the list. */
export function votedOptions({ votedOptionId, votedOptionIds }: Poll): readonly string[] {
  return votedOptionIds.length === 0 && votedOptionId ? [votedOptionId] : votedOptionIds;
}

/** How many options may be chosen. */
export function choiceLimit({ multiple, maxChoices, options }: Poll): number {
  return multiple ? Math.min(maxChoices ?? options.length, options.length) : 1;
}

/** «Elige hasta 3 opciones.» */
export function choiceHint(poll: Poll, { say }: Pick<PollWords, 'say'>): string {
  const limit = choiceLimit(poll);
  return limit > 1 ? say('chooseSome', { count: limit }) : say('chooseOne');
}

/** «128 votos» */
export function voteCount(votes: number, { say }: Pick<PollWords, 'say'>): string {
  return say(votes === 1 ? 'vote' : 'votes', { count: votes });
}

/** «Encuesta abierta · 412 votos · hasta el 12 dic 2026» */
export function pollState(poll: Poll, phase: PollPhase, words: PollWords): string {
  const { opensAt, closesAt, multiple, totalVotes } = poll;
  const { language, say } = words;
  const day = ({ date }: { date: string }) => ({ day: formatDate(new Date(date), language) });
  if (phase === 'coming' && opensAt) return say('opens', day(opensAt));
  const voters = { count: totalVotes };
  const isClosed = phase === 'closed';
  return [
    say(isClosed ? 'closed' : 'open'),
    multiple ? say(totalVotes === 1 ? 'voter' : 'voters', voters) : voteCount(totalVotes, words),
    !isClosed && closesAt && say('until', day(closesAt)),
  ]
    .filter(Boolean)
    .join(' · ');
}
