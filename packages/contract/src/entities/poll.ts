import * as v from '../valibot.ts';
import { count, flag, id, idOrNone, list, maybeMoment, number, text } from '../wire.ts';

/**
 * A poll (POLL-01). The options' `votes` are sent once the reader has voted or the poll is closed; before, they are 0.
 * Only `id` is required: by default a poll has a single choice, and without dates it is open.
 */
export const poll = v.object({
  id,
  question: text,
  options: list(v.object({ id, text: text, votes: count })),
  /** The number of readers who have voted; shares are of them, also for multiple choice. */
  totalVotes: count,
  /** The option that the reader chose, empty for none; for multiple choice the first. */
  votedOptionId: idOrNone,
  /** All options that the reader chose. */
  votedOptionIds: list(id),
  /** Whether it is a multiple choice. */
  multiple: flag,
  /** The maximum of options; null for any number. */
  maxChoices: number,
  opensAt: maybeMoment,
  closesAt: maybeMoment,
  closed: flag,
});
export type Poll = v.InferOutput<typeof poll>;
