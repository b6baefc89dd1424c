import type { Call } from '../call.ts';
import { user } from '../entities/user.ts';
import { success } from '../wire.ts';

/** ACCT-04 */
export const getProfile = {
  method: 'GET',
  path: '/api/front/user/profile',
  answer: user,
} as const satisfies Call;

/** LOGIN-23 */
export const logout = {
  method: 'POST',
  path: '/api/front/user/logout',
  answer: success,
} as const satisfies Call;
