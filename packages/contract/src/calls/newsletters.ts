import type { Call } from '../call.ts';
import { newsletterChoice } from '../entities/newsletter.ts';
import * as v from '../valibot.ts';

/** NEWSL-03, NEWSL-04: success only if the response's own `httpCode` is 200. */
export const subscribe = {
  method: 'POST',
  path: '/api/front/newsletter/{email}',
  body: newsletterChoice,
  answer: v.object({ httpCode: v.number() }),
} as const satisfies Call;
