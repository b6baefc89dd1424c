import * as v from 'valibot';
import type { Call } from '../call.ts';
import { success } from '../wire.ts';

/** LOGIN-17 */
export const recoverPassword = {
  method: 'POST',
  path: '/api/front/user/recover-password',
  body: v.object({ email: v.string() }),
  answer: success,
} as const satisfies Call;

/** LOGIN-14 */
export const resendValidationMail = {
  method: 'POST',
  path: '/api/front/user/resend-validation-mail',
  body: v.object({ userId: v.string() }),
  answer: success,
} as const satisfies Call;

/** LOGIN-22 */
export const changePassword = {
  method: 'POST',
  path: '/api/front/user/change-password',
  body: v.object({ token: v.string(), password: v.string() }),
  answer: success,
} as const satisfies Call;
