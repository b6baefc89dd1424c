import * as v from 'valibot';
import type { Call } from '../call.ts';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '../constants/limits.ts';
import { profilePatch } from '../entities/profile.ts';
import { user } from '../entities/user.ts';
import { success, upTo } from '../wire.ts';

/** ACCT-04 */
export const getProfile = {
  method: 'GET',
  path: '/api/front/user/profile',
  answer: user,
} as const satisfies Call;

/** ACCT-18, ACCT-36: only the fields that are sent change. 401 wrong current password or no session. */
export const patchProfile = {
  method: 'PATCH',
  path: '/api/front/user/profile',
  body: profilePatch,
  answer: user,
} as const satisfies Call;

/** LOGIN-07. 401 wrong credentials or `LEGACY_USER_PASSWORD_NOT_RESET`; 403 e-mail not validated, with `userId`. */
export const login = {
  method: 'POST',
  path: '/api/front/user/login',
  body: v.object({ email: upTo(EMAIL_MAX_LENGTH), password: upTo(PASSWORD_MAX_LENGTH) }),
  answer: user,
} as const satisfies Call;

/** LOGIN-23 */
export const logout = {
  method: 'POST',
  path: '/api/front/user/logout',
  answer: success,
} as const satisfies Call;

/** LIKE-05 */
export const toggleBulletin = {
  method: 'POST',
  path: '/api/front/user/bulletin',
  body: v.object({ userId: upTo(100) }),
  answer: success,
} as const satisfies Call;

/** ACCT-30. 412 for an account of the demo type. */
export const deleteAccount = {
  method: 'POST',
  path: '/api/front/user/delete',
  answer: success,
} as const satisfies Call;
