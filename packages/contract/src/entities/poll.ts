import * as v from 'valibot';
import { count, flag, id, idOrNone, list, maybeMoment, number, text } from '../wire.ts';

/**
 * A poll (POLL-01). The options' `votes` count once the reader has voted or the poll is closed; before, they are 0.
 * Everything but `id` may be missing: a poll that says nothing of choices takes one, and one without days is open.
 */
export const poll = v.object({
  id,
  question: text,
  options: list(v.object({ id, text: text, votes: count })),
  /** How many readers have voted; of them the shares are, also where each has chosen several options. */
  totalVotes: count,
  /** The option that the reader chose, empty where none was; of several the first. */
  votedOptionId: idOrNone,
  /** Everything that the reader chose. */
  votedOptionIds: list(id),
  /** Whether several options may be chosen at once. */
  multiple: flag,
  /** How many at most; null for any number. */
  maxChoices: number,
  opensAt: maybeMoment,
  closesAt: maybeMoment,
  closed: flag,
});
export type Poll = v.InferOutput<typeof poll>;
