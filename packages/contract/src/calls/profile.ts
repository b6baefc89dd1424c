import type { Call } from '../call.ts';
import { profilePatch } from '../entities/profile.ts';
import { user } from '../entities/user.ts';
import { success } from '../wire.ts';

/**
 * ACCT-18, ACCT-36: only the fields sent are changed. 401 wrong current password or no session; 403 where a new e-mail
 * demands a proof first.
 */
export const patchProfile = {
  method: 'PATCH',
  path: '/api/front/user/profile',
  body: profilePatch,
  answer: user,
} as const satisfies Call;

/** ACCT-30. 412 for a demo account; 403 where it demands a proof first. */
export const deleteAccount = {
  method: 'POST',
  path: '/api/front/user/delete',
  answer: success,
} as const satisfies Call;
