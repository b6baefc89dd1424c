import type { Call } from '../call.ts';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '../constants/limits.ts';
import { upTo } from '../requests.ts';
import * as v from '../valibot.ts';
import { success } from '../wire.ts';

/** LOGIN-17 */
export const recoverPassword = {
  method: 'POST',
  path: '/api/front/user/recover-password',
  body: v.object({ email: upTo(EMAIL_MAX_LENGTH) }),
  answer: success,
} as const satisfies Call;

/** LOGIN-14 */
export const resendValidationMail = {
  method: 'POST',
  path: '/api/front/user/resend-validation-mail',
  body: v.object({ userId: upTo(100) }),
  answer: success,
} as const satisfies Call;

/** LOGIN-22 */
export const changePassword = {
  method: 'POST',
  path: '/api/front/user/change-password',
  body: v.object({ token: upTo(500), password: upTo(PASSWORD_MAX_LENGTH) }),
  answer: success,
} as const satisfies Call;
