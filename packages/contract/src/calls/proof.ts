/**
 * Who is logged in may be somebody else at a browser that was left open: a change of the e-mail and the deletion of the
 * account demand that the reader has logged in, or proved who they are, in the last ten minutes.
 */
import type { Call } from '../call.ts';
import { PASSWORD_MAX_LENGTH } from '../constants/limits.ts';
import { upTo } from '../requests.ts';
import * as v from '../valibot.ts';
import { success } from '../wire.ts';

/** The password of the account; for an account without one the code of `requestProofCode`. 401 where it is wrong. */
export const prove = {
  method: 'POST',
  path: '/api/front/user/prove',
  body: v.union([v.object({ password: upTo(PASSWORD_MAX_LENGTH) }), v.object({ code: upTo(100) })]),
  answer: success,
} as const satisfies Call;

/** Sends the code, which holds in this session for ten minutes. 403 for an account with a password. */
export const requestProofCode = {
  method: 'POST',
  path: '/api/front/user/prove/code',
  answer: success,
} as const satisfies Call;
