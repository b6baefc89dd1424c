/** Login, logout and the list of sessions. */
import { endAllSessions, endSession, getSessions, login, logout } from '@portada/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sessions } from '../../db/schema/index.ts';
import { ApiError } from '../../http/errors.ts';
import { handle } from '../../http/handle.ts';
import { listSessions, liveSessions, publicId } from '../../sessions/session-list.ts';
import {
  closeSession,
  currentSession,
  endSessionsOf,
  openSession,
  requireReader,
} from '../../sessions/sessions.ts';
import { userOf } from '../user.ts';
import { authenticate } from './authenticate.ts';

export function registerLogin(app: FastifyInstance): void {
  handle(
    app,
    login,
    async ({ body, request, reply }) => {
      const reader = await authenticate(request, body.email, body.password);
      await openSession(request, reply, reader);
      return userOf(app.db, request.site, reader);
    },
    { envelope: true, limit: 'none' },
  );

  handle(app, logout, async ({ request, reply }) => {
    await closeSession(request, reply);
    return { success: true };
  });

  handle(app, getSessions, async ({ request, reply }) => {
    const reader = await requireReader(request, reply);
    return listSessions(request, reader.id);
  });

  handle(app, endSession, async ({ params, request, reply }) => {
    const reader = await requireReader(request, reply);
    const theirs = await liveSessions(app.db, reader.id, app.now());
    const ended = theirs.find((session) => publicId(session) === params.id);
    if (!ended) throw new ApiError(404, 'NOT_FOUND', 'The reader has no such session.');
    const current = await currentSession(request);
    await app.db.delete(sessions).where(eq(sessions.tokenHash, ended.tokenHash));
    if (ended.tokenHash === current?.tokenHash) await closeSession(request, reply);
    return { success: true };
  });

  handle(app, endAllSessions, async ({ request, reply }) => {
    const reader = await requireReader(request, reply);
    await endSessionsOf(app.db, reader.id);
    await closeSession(request, reply);
    return { success: true };
  });
}
