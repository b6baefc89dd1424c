/** What a poll is at a moment, and the choice that a reader has begun: it outlives a reload and the way over login. */
import type { Poll } from '@portada/contract';
import { session } from '@portada/core';

export type Phase = 'coming' | 'open' | 'voted' | 'closed';

const timeOf = (moment: Poll['opensAt']) => (moment ? Date.parse(moment.date) : undefined);

/** A page may have been kept for minutes, so that the days say more than its `closed`. */
export function phaseOf(poll: Poll, now: number): Phase {
  const [opens, closes] = [timeOf(poll.opensAt), timeOf(poll.closesAt)];
  if (poll.closed || (closes !== undefined && closes <= now)) return 'closed';
  if (chosenIn(poll).length > 0) return 'voted';
  return opens !== undefined && opens > now ? 'coming' : 'open';
}

/** The next moment at which the poll is another. */
export function nextChange(
  { opensAt, closesAt }: Pick<Poll, 'opensAt' | 'closesAt'>,
  now: number,
): number | undefined {
  const coming = [timeOf(opensAt), timeOf(closesAt)].filter((time) => time !== undefined && time > now);
  return coming.toSorted()[0];
}

/** What the reader has voted for; hosts of one choice need not say it as a list. */
export function chosenIn({ votedOptionId, votedOptionIds }: Poll): readonly string[] {
  return votedOptionIds.length === 0 && votedOptionId ? [votedOptionId] : votedOptionIds;
}

/** Whether the votes of the options are known. */
export function isTold(poll: Poll): boolean {
  return poll.closed || chosenIn(poll).length > 0;
}

/** How many options may be chosen. */
export function mostOf({ multiple, maxChoices, options }: Poll): number {
  return multiple ? Math.min(maxChoices ?? options.length, options.length) : 1;
}

const keyOf = ({ id }: Poll) => `portada.poll.${id}`;

export function readChoice(poll: Poll): readonly string[] {
  const kept = parsed(session.get(keyOf(poll)));
  const ids = poll.options.map(({ id }) => id);
  return Array.isArray(kept) ? ids.filter((id) => kept.includes(id)).slice(0, mostOf(poll)) : [];
}

export function keepChoice(poll: Poll, chosen: readonly string[]): void {
  if (chosen.length > 0) session.set(keyOf(poll), JSON.stringify(chosen));
  else session.remove(keyOf(poll));
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
