/** The reader's own profile. */
import { getProfile, patchProfile, toggleBulletin } from '@portada/contract';
import { eq, not } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { users } from '../../db/schema/index.ts';
import { handle } from '../../http/handle.ts';
import { requireReader, requireSelf, requireSession } from '../../sessions/sessions.ts';
import { userOf } from '../user.ts';
import { saveProfile } from './profile.ts';

export function registerProfileCalls(app: FastifyInstance): void {
  handle(
    app,
    getProfile,
    async ({ request, reply }) => userOf(app.db, request.site, await requireReader(request, reply)),
    { envelope: true },
  );

  handle(
    app,
    patchProfile,
    async ({ body, request, reply }) => {
      const session = await requireSession(request, reply);
      const saved = await saveProfile(request, session, body);
      return userOf(app.db, request.site, saved);
    },
    { envelope: true },
  );

  handle(app, toggleBulletin, async ({ body, request, reply }) => {
    const reader = await requireReader(request, reply);
    requireSelf(reader, body.userId);
    await app.db
      .update(users)
      .set({ bulletin: not(users.bulletin) })
      .where(eq(users.id, reader.id));
    return { success: true };
  });
}
