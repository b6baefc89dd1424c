import type { Call } from '../call.ts';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '../constants/limits.ts';
import { user } from '../entities/user.ts';
import { upTo } from '../requests.ts';
import * as v from '../valibot.ts';

/** LOGIN-07. 401 wrong credentials or `LEGACY_USER_PASSWORD_NOT_RESET`; 403 unverified e-mail, with `userId`. */
export const login = {
  method: 'POST',
  path: '/api/front/user/login',
  body: v.object({ email: upTo(EMAIL_MAX_LENGTH), password: upTo(PASSWORD_MAX_LENGTH) }),
  answer: user,
} as const satisfies Call;
