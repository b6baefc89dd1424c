/** The state of a pending social login: stored on the server, valid once, in the browser that started it. */
import type { SocialProvider } from '@portada/contract';
import { eq, lt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/client.ts';
import { socialFlows } from '../db/schema/index.ts';
import { hashToken, newToken } from '../db/tokens.ts';
import { newSecrets, type Secrets } from './client.ts';

const COOKIE = 'portada_social';
const LIFETIME_MS = 600_000;

/** The stored state of a login. */
export interface Departure {
  readonly provider: SocialProvider;
  readonly siteBase: string;
  readonly backUrl: string;
}

/** Stores a login's state, and sets the cookie that the callback requires (login CSRF). */
export async function depart(
  request: FastifyRequest,
  reply: FastifyReply,
  departure: Departure,
): Promise<Secrets> {
  const { db, now } = request.server;
  const secrets = newSecrets();
  // One cookie for all logins of a browser, so that concurrent tabs do not conflict.
  const browser = request.cookies[COOKIE] || newToken();
  await db.insert(socialFlows).values({
    ...departure,
    stateHash: hashToken(secrets.state),
    browserHash: hashToken(browser),
    nonce: secrets.nonce,
    verifier: secrets.verifier,
    createdAt: now(),
    expiresAt: new Date(now().getTime() + LIFETIME_MS),
  });
  const secure = request.site.scheme === 'https';
  reply.setCookie(COOKIE, browser, {
    path: '/',
    httpOnly: true,
    secure,
    // Apple's callback is a cross-site POST, which does not send `lax` cookies. Browsers accept `none` with https only; a
    // fake provider without https is on the same site.
    sameSite: secure ? 'none' : 'lax',
    maxAge: LIFETIME_MS / 1_000,
  });
  return secrets;
}

interface Return {
  /** The origin of a login; also of an invalid callback, so that the error is shown in the reader's language. */
  readonly departure?: Departure;
  /** Undefined unless the callback is valid. */
  readonly secrets?: Secrets;
}

/** Ends a login, whatever its result: a second use of the same `state` is invalid. */
export async function comeBack(
  request: FastifyRequest,
  provider: SocialProvider,
  state: string,
): Promise<Return> {
  const { db, now } = request.server;
  const [flow] = await db
    .delete(socialFlows)
    .where(eq(socialFlows.stateHash, hashToken(state)))
    .returning();
  if (!flow) return {};
  const isGood =
    flow.provider === provider &&
    flow.browserHash === hashToken(request.cookies[COOKIE] ?? '') &&
    flow.expiresAt > now();
  const { nonce, verifier } = flow;
  return { departure: flow, ...(isGood && { secrets: { state, nonce, verifier } }) };
}

export async function sweepFlows(db: Database, now: Date): Promise<void> {
  await db.delete(socialFlows).where(lt(socialFlows.expiresAt, now));
}
