/** A reader's active sessions, to view and to end. */
import { createHash } from 'node:crypto';
import type { session } from '@portada/contract';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { InferInput } from 'valibot';
import { wireMoment } from '../content/dates.ts';
import type { Database } from '../db/client.ts';
import { sessions } from '../db/schema/index.ts';
import { currentSession } from './sessions.ts';

type SessionRow = typeof sessions.$inferSelect;

/** The public id of a session. Neither the token nor its stored hash can be derived from it. */
export function publicId({ tokenHash }: Pick<SessionRow, 'tokenHash'>): string {
  return createHash('sha256').update(`public id of ${tokenHash}`).digest('base64url').slice(0, 22);
}

/** A reader's sessions that have not expired, most recently used first. */
export function liveSessions(db: Database, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
}

/** The sessions of the request's reader, as the API returns them. */
export async function listSessions(
  request: FastifyRequest,
  userId: string,
): Promise<InferInput<typeof session>[]> {
  const { db, now } = request.server;
  const current = await currentSession(request);
  const rows = await liveSessions(db, userId, now());
  return rows.map((row) => ({
    id: publicId(row),
    current: row.tokenHash === current?.tokenHash,
    userAgent: row.userAgent,
    createdAt: wireMoment(row.createdAt),
    lastUsedAt: wireMoment(row.lastUsedAt),
  }));
}
