/** What the law gives a reader beyond the specification: where they are logged in, and what is known about them. */
import * as v from 'valibot';
import type { Call } from '../call.ts';
import { session } from '../entities/session.ts';
import { success } from '../wire.ts';

/** The reader's sessions, the one that asks among them; the latest used comes first. */
export const getSessions = {
  method: 'GET',
  path: '/api/front/user/sessions',
  answer: v.array(session),
} as const satisfies Call;

/** Ends one session of the reader. 404 for one that is no more, or is somebody else's. */
export const endSession = {
  method: 'DELETE',
  path: '/api/front/user/sessions/{id}',
  answer: success,
} as const satisfies Call;

/** Logs the reader out everywhere, here too. */
export const endAllSessions = {
  method: 'DELETE',
  path: '/api/front/user/sessions',
  answer: success,
} as const satisfies Call;

/**
 * Everything that the publisher keeps about the reader, for a browser navigation to save as a file: the answer comes
 * as an attachment. Its shape is the publisher's own.
 */
export const downloadData = {
  method: 'GET',
  path: '/api/front/user/data',
  answer: v.record(v.string(), v.unknown()),
} as const satisfies Call;
