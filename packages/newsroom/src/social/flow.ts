/** The way to a provider and back: kept here while the reader is away, good once, for the browser that left. */
import type { SocialProvider } from '@portada/contract';
import { eq, lt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/client.ts';
import { socialFlows } from '../db/schema/index.ts';
import { hashToken, newToken } from '../db/tokens.ts';
import { newSecrets, type Secrets } from './client.ts';

const COOKIE = 'portada_social';
const LIFETIME_MS = 600_000;

/** What the newsroom remembers of a reader who left. */
export interface Departure {
  readonly provider: SocialProvider;
  readonly siteBase: string;
  readonly backUrl: string;
}

/** Notes down that a reader leaves, and gives their browser the cookie without which nobody comes back (login CSRF). */
export async function depart(
  request: FastifyRequest,
  reply: FastifyReply,
  departure: Departure,
): Promise<Secrets> {
  const { db, now } = request.server;
  const secrets = newSecrets();
  // The same cookie for every login of a browser: two tabs do not spoil each other's.
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
    // Apple's answer is a POST from Apple's page, to which `lax` would not go along. Browsers take `none` on https
    // only; a fake provider, which serves without, stands on this very site.
    sameSite: secure ? 'none' : 'lax',
    maxAge: LIFETIME_MS / 1_000,
  });
  return secrets;
}

interface Return {
  /** Where the reader left from; also of a way back that is good no more, so that they are told in their language. */
  readonly departure?: Departure;
  /** Nothing unless this way back is good. */
  readonly secrets?: Secrets;
}

/** Ends a login's flow, whatever comes of it: a second use of the same `state` finds nothing. */
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
