/** What a reader may know and end: their sessions. */
import { endAllSessions, endSession, getSessions } from '@portada/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { listSessions, liveSessions, publicId } from '../accounts/session-list.ts';
import { closeSession, currentSession, endSessionsOf, requireReader } from '../accounts/sessions.ts';
import { sessions } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { handle } from '../http/handle.ts';

export function registerPrivacy(app: FastifyInstance): void {
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
