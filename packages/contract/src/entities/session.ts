import * as v from '../valibot.ts';
import { flag, id, maybeMoment, text } from '../wire.ts';

/** One of a reader's sessions. */
export const session = v.object({
  id,
  /** Whether it is the current session. */
  current: flag,
  /** The user agent at login. */
  userAgent: text,
  createdAt: maybeMoment,
  /** To the hour: the last use is not stored at every request. */
  lastUsedAt: maybeMoment,
});
export type Session = v.InferOutput<typeof session>;
