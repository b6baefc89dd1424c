import type { Call } from '../call.ts';
import { upTo } from '../requests.ts';
import * as v from '../valibot.ts';
import { success } from '../wire.ts';

/** LIKE-05 */
export const toggleBulletin = {
  method: 'POST',
  path: '/api/front/user/bulletin',
  body: v.object({ userId: upTo(100) }),
  answer: success,
} as const satisfies Call;
