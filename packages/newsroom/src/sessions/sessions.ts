/** Sessions, stored in the database and identified by an httpOnly cookie. */
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/client.ts';
import { sessions, users } from '../db/schema/index.ts';
import { hashToken, newToken } from '../db/tokens.ts';
import { SESSION_COOKIE, USER_COOKIE } from '../http/cookies.ts';
import { ApiError } from '../http/errors.ts';

export type Reader = typeof users.$inferSelect;

interface Session {
  readonly tokenHash: string;
  readonly reader: Reader;
}

const DAY_MS = 86_400_000;
const LIFETIME_MS = 30 * DAY_MS;
/** The minimum interval between updates of the last use, to avoid a write per request. */
const TOUCH_MS = 3_600_000;
const USER_AGENT_LENGTH = 300;

const sessionOfRequest = new WeakMap<FastifyRequest, Promise<Session | undefined>>();

/** The session of a request, loaded once. */
export function currentSession(request: FastifyRequest): Promise<Session | undefined> {
  const session = sessionOfRequest.get(request) ?? readSession(request);
  sessionOfRequest.set(request, session);
  return session;
}

/** The logged-in reader, if there is one. */
export async function currentReader(request: FastifyRequest): Promise<Reader | undefined> {
  return (await currentSession(request))?.reader;
}

/** The logged-in reader; 401 without one. */
export async function requireReader(request: FastifyRequest, reply: FastifyReply): Promise<Reader> {
  const reader = await currentReader(request);
  if (reader) return reader;
  await forgetEndedSession(request, reply);
  throw new ApiError(401, 'NOT_LOGGED_IN', 'There is no session.');
}

/** Removes the cookies of a session that has ended. */
export async function forgetEndedSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (await currentReader(request)) return;
  if (SESSION_COOKIE in request.cookies || USER_COOKIE in request.cookies) clearCookies(request, reply);
}

async function readSession(request: FastifyRequest): Promise<Session | undefined> {
  const token = request.cookies[SESSION_COOKIE];
  if (!token) return undefined;
  const { db, now } = request.server;
  const tokenHash = hashToken(token);
  const [found] = await db
    .select({ reader: users, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now())));
  if (!found) return undefined;
  if (now().getTime() - found.lastUsedAt.getTime() > TOUCH_MS) {
    await db.update(sessions).set({ lastUsedAt: now() }).where(eq(sessions.tokenHash, tokenHash));
  }
  return { tokenHash, reader: found.reader };
}

/** Starts a session with a new token; an existing one of the browser is ended (session fixation). */
export async function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  reader: Reader,
): Promise<void> {
  const { db, now } = request.server;
  await endSession(request);
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId: reader.id,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH),
    createdAt: now(),
    lastUsedAt: now(),
    expiresAt: new Date(now().getTime() + LIFETIME_MS),
  });
  const options = { ...cookieOptions(request), maxAge: LIFETIME_MS / 1_000 };
  reply.setCookie(SESSION_COOKIE, token, { ...options, httpOnly: true });
  reply.setCookie(USER_COOKIE, reader.id, options);
}

/** Ends the session of a request, in the database and in the browser. */
export async function closeSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await endSession(request);
  clearCookies(request, reply);
}

/** Ends a reader's sessions, optionally except the current one. */
export async function endSessionsOf(db: Database, userId: string, except?: Session): Promise<void> {
  const theirs = eq(sessions.userId, userId);
  await db.delete(sessions).where(except ? and(theirs, ne(sessions.tokenHash, except.tokenHash)) : theirs);
}

/** Deletes expired sessions. */
export async function sweepSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}

async function endSession(request: FastifyRequest): Promise<void> {
  const token = request.cookies[SESSION_COOKIE];
  if (!token) return;
  await request.server.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

function clearCookies(request: FastifyRequest, reply: FastifyReply): void {
  const options = cookieOptions(request);
  reply.clearCookie(SESSION_COOKIE, { ...options, httpOnly: true });
  reply.clearCookie(USER_COOKIE, options);
}

function cookieOptions(request: FastifyRequest) {
  return { path: '/', sameSite: 'lax', secure: request.site.scheme === 'https' } as const;
}
