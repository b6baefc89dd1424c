import type { Call } from '../call.ts';
import { FIELD_MAX_LENGTH } from '../constants/limits.ts';
import { demoRegistration, registration } from '../entities/registration.ts';
import { upTo } from '../requests.ts';
import * as v from '../valibot.ts';
import { success } from '../wire.ts';

/** REG-02, REG-03 */
export const register = {
  method: 'POST',
  path: '/api/front/user/register',
  body: v.union([demoRegistration, registration]),
  answer: success,
} as const satisfies Call;

/** REG-05 */
export const checkNick = {
  method: 'POST',
  path: '/api/front/user/nick',
  body: v.object({ nick: upTo(FIELD_MAX_LENGTH) }),
  answer: v.object({ available: v.boolean() }),
} as const satisfies Call;
