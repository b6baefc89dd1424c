import * as v from 'valibot';
import type { Call } from '../call.ts';
import { newsletter } from '../entities/newsletter.ts';
import { user } from '../entities/user.ts';
import { success } from '../wire.ts';

/** ACCT-04 */
export const getProfile = {
  method: 'GET',
  path: '/api/front/user/profile',
  answer: user,
} as const satisfies Call;

/** ACCT-18, ACCT-36: only the fields that are sent change. */
export const patchProfile = {
  method: 'PATCH',
  path: '/api/front/user/profile',
  body: v.partial(
    v.object({
      nick: v.string(),
      name: v.string(),
      surname: v.string(),
      email: v.string(),
      birthdate: v.nullable(v.string()),
      password: v.string(),
      newPassword: v.string(),
      phone: v.string(),
      postalCode: v.string(),
      address: v.string(),
      city: v.string(),
      province: v.string(),
      country: v.string(),
      newsletters: v.array(newsletter),
    }),
  ),
  answer: user,
} as const satisfies Call;

/** LOGIN-07. 401 wrong credentials or `LEGACY_USER_PASSWORD_NOT_RESET`; 403 e-mail not validated, with `userId`. */
export const login = {
  method: 'POST',
  path: '/api/front/user/login',
  body: v.object({ email: v.string(), password: v.string() }),
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
  body: v.object({ userId: v.string() }),
  answer: success,
} as const satisfies Call;

/** ACCT-30. 412 for an account of the demo type. */
export const deleteAccount = {
  method: 'POST',
  path: '/api/front/user/delete',
  answer: success,
} as const satisfies Call;
