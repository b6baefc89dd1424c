/** Calls for a reader's personal data and sessions. */
import { downloadData, endAllSessions, endSession, getSessions } from '@portada/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../content/dates.ts';
import { sessions } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { limits } from '../http/limits.ts';
import { listSessions, liveSessions, publicId } from '../sessions/session-list.ts';
import { closeSession, currentSession, endSessionsOf, requireReader } from '../sessions/sessions.ts';
import { dataOf } from './data-download.ts';

export function registerPrivacy(app: FastifyInstance): void {
  handle(
    app,
    downloadData,
    async ({ request, reply }) => {
      const reader = await requireReader(request, reply);
      const data = await dataOf(app.db, request.site, reader, app.now());
      const name = `portada-${request.site.mediaId}-${dayOf(app.now())}.json`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      // Indented, since a person opens this file.
      reply.type('application/json; charset=utf-8').serializer((payload) => JSON.stringify(payload, null, 2));
      return data;
    },
    { limit: limits.dataByAddress },
  );

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
