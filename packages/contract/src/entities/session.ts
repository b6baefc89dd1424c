import * as v from 'valibot';
import { flag, id, maybeMoment, text } from '../wire.ts';

/** One of a reader's logged-in browsers. */
export const session = v.object({
  id,
  /** Whether it is the one that asks. */
  current: flag,
  /** What the browser said of itself when it logged in. */
  userAgent: text,
  createdAt: maybeMoment,
  /** To the hour: a session's every use is not written down. */
  lastUsedAt: maybeMoment,
});
export type Session = v.InferOutput<typeof session>;
