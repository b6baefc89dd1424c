import * as v from 'valibot';
import { count, flag, id, idOrNone, list, text } from '../wire.ts';

/** A poll (POLL-01). `votes` count once the reader has voted or the poll is closed; before, they are 0. */
export const poll = v.object({
  id,
  question: text,
  options: list(v.object({ id, text: text, votes: count })),
  totalVotes: count,
  /** The option that the reader chose, empty where none was. */
  votedOptionId: idOrNone,
  closed: flag,
});
export type Poll = v.InferOutput<typeof poll>;
