/** Data protection rights beyond the specification: the reader's sessions and personal data. */
import * as v from 'valibot';
import type { Call } from '../call.ts';
import { session } from '../entities/session.ts';
import { items, success } from '../wire.ts';

/** The reader's sessions, the current one included; most recently used first. */
export const getSessions = {
  method: 'GET',
  path: '/api/front/user/sessions',
  answer: items(session),
} as const satisfies Call;

/** Ends one session of the reader. 404 if it does not exist, or is another reader's. */
export const endSession = {
  method: 'DELETE',
  path: '/api/front/user/sessions/{id}',
  answer: success,
} as const satisfies Call;

/** Ends all sessions of the reader, the current one included. */
export const endAllSessions = {
  method: 'DELETE',
  path: '/api/front/user/sessions',
  answer: success,
} as const satisfies Call;

/**
 * All personal data about the reader, as a download by browser navigation: the response is an attachment. Its format is
 * the publisher's own.
 */
export const downloadData = {
  method: 'GET',
  path: '/api/front/user/data',
  answer: v.record(v.string(), v.unknown()),
} as const satisfies Call;
