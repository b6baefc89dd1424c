/** Registration, and the availability of a nick. */
import { checkNick, register } from '@portada/contract';
import { nick as nickRule } from '@portada/contract/rules';
import { eq, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { users } from '../../db/schema/index.ts';
import { handle } from '../../http/handle.ts';
import { limits } from '../../http/limits.ts';
import { currentReader } from '../../sessions/sessions.ts';
import { validate } from '../rules.ts';
import { skeletonOf } from '../skeleton.ts';
import { registerReader } from './registration.ts';
import { completeSignup, currentSignup } from './social-sign-up.ts';

export function registerRegistration(app: FastifyInstance): void {
  handle(
    app,
    register,
    async ({ body, request, reply }) => {
      const signup = body.password ? undefined : await currentSignup(request);
      if (signup) await completeSignup(request, reply, body, signup);
      else await registerReader(request, body);
      return { success: true };
    },
    { limit: limits.registerByAddress },
  );

  // A reader's own nick counts as available.
  handle(
    app,
    checkNick,
    async ({ body, request }) => {
      const nick = validate(nickRule(), body.nick, 'nick');
      const isSame = sql`portada_fold(${users.nick}) = portada_fold(${nick})`;
      const looksAlike = eq(users.nickSkeleton, skeletonOf(nick));
      const owners = await app.db.select({ id: users.id }).from(users).where(or(isSame, looksAlike));
      const reader = await currentReader(request);
      return { available: owners.every(({ id }) => id === reader?.id) };
    },
    { limit: limits.nickByAddress },
  );
}
