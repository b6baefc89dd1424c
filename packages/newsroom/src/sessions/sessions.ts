/** Sessions, stored in the database and identified by an httpOnly cookie. */
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/client.ts';
import { sessions, users } from '../db/schema/index.ts';
import { deleteExpired } from '../db/sweeping.ts';
import { hashToken } from '../db/tokens.ts';
import { USER_COOKIE } from '../http/cookies.ts';
import { ApiError } from '../http/errors.ts';
import { rememberDevice } from './device.ts';
import {
  clearSessionCookie,
  hasSessionCookie,
  newSessionToken,
  sessionToken,
  setSessionCookie,
} from './session-cookie.ts';

export type Reader = typeof users.$inferSelect;

export interface Session {
  readonly tokenHash: string;
  readonly reader: Reader;
  /** When the reader last proved who they are. */
  readonly provedAt: Date;
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

/** The session of a logged-in reader; 401 without one. */
export async function requireSession(request: FastifyRequest, reply: FastifyReply): Promise<Session> {
  const session = await currentSession(request);
  if (session) return session;
  await forgetEndedSession(request, reply);
  throw new ApiError(401, 'NOT_LOGGED_IN', 'There is no session.');
}

/** The logged-in reader, if there is one. */
export async function currentReader(request: FastifyRequest): Promise<Reader | undefined> {
  return (await currentSession(request))?.reader;
}

/** The logged-in reader; 401 without one. */
export async function requireReader(request: FastifyRequest, reply: FastifyReply): Promise<Reader> {
  return (await requireSession(request, reply)).reader;
}

/** The session decides: an id sent with it must be the same reader's (reading 2). */
export function requireSelf(reader: Reader, userId: string): void {
  if (userId !== reader.id) throw new ApiError(403, 'FORBIDDEN', 'This belongs to another reader.');
}

/** Removes the cookies of a session that has ended. */
export async function forgetEndedSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (await currentReader(request)) return;
  if (hasSessionCookie(request) || USER_COOKIE in request.cookies) clearCookies(request, reply);
}

async function readSession(request: FastifyRequest): Promise<Session | undefined> {
  const token = sessionToken(request);
  if (!token) return undefined;
  const { db, now } = request.server;
  const tokenHash = hashToken(token);
  const [found] = await db
    .select({ reader: users, lastUsedAt: sessions.lastUsedAt, provedAt: sessions.provedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now())));
  if (!found) return undefined;
  if (now().getTime() - found.lastUsedAt.getTime() > TOUCH_MS) {
    await db.update(sessions).set({ lastUsedAt: now() }).where(eq(sessions.tokenHash, tokenHash));
  }
  return { tokenHash, reader: found.reader, provedAt: found.provedAt };
}

/** Starts a session with a new token; an existing one of the browser is ended (session fixation). */
export async function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  reader: Reader,
): Promise<void> {
  const { db, now } = request.server;
  await endSession(request);
  const token = newSessionToken(request);
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId: reader.id,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH),
    createdAt: now(),
    lastUsedAt: now(),
    provedAt: now(),
    expiresAt: new Date(now().getTime() + LIFETIME_MS),
  });
  const maxAge = LIFETIME_MS / 1_000;
  setSessionCookie(reply, token, maxAge);
  reply.setCookie(USER_COOKIE, reader.id, { ...cookieOptions(request), maxAge });
  await rememberDevice(request, reply, reader.id);
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
  await deleteExpired(db, sessions, lt(sessions.expiresAt, now));
}

async function endSession(request: FastifyRequest): Promise<void> {
  const token = sessionToken(request);
  if (!token) return;
  await request.server.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

function clearCookies(request: FastifyRequest, reply: FastifyReply): void {
  clearSessionCookie(reply);
  reply.clearCookie(USER_COOKIE, cookieOptions(request));
  // The service worker cannot see cookies.
  reply.header('portada-session', 'ended');
}

function cookieOptions(request: FastifyRequest) {
  return { path: '/', sameSite: 'lax', secure: request.site.scheme === 'https' } as const;
}
