/** When a poll changes, and the reader's choice before they vote: it is kept over a reload and over the login. */
import type { Poll } from '@portada/contract';
import { session } from '@portada/core';
import { choiceLimit, timeOf, votedOptions } from '@portada/shared/votes/poll.ts';

/** The time of the poll's next change. */
export function nextChange(
  { opensAt, closesAt }: Pick<Poll, 'opensAt' | 'closesAt'>,
  now: number,
): number | undefined {
  const coming = [timeOf(opensAt), timeOf(closesAt)].filter((time) => time !== undefined && time > now);
  return coming.toSorted()[0];
}

/** Whether the votes of the options are known. */
export function hasResults(poll: Poll): boolean {
  return poll.closed || votedOptions(poll).length > 0;
}

const keyOf = ({ id }: Poll) => `portada.poll.${id}`;

export function readChoice(poll: Poll): readonly string[] {
  const stored = parsed(session.get(keyOf(poll)));
  return Array.isArray(stored) ? valid(poll, stored) : [];
}

/** What of these the poll knows, in its order and no more than it takes. */
export function valid(poll: Poll, chosen: readonly unknown[]): readonly string[] {
  const ids = poll.options.map(({ id }) => id);
  return ids.filter((id) => chosen.includes(id)).slice(0, choiceLimit(poll));
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
