/** The state of a pending social login: stored on the server, valid once, in the browser that started it. */
import type { SocialProvider } from '@portada/contract';
import { eq, lt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/client.ts';
import { socialFlows } from '../db/schema/index.ts';
import { deleteExpired } from '../db/sweeping.ts';
import { hashToken, newToken } from '../db/tokens.ts';
import { ownCookie, setOwnCookie } from '../visit/own-cookies.ts';
import { newSecrets, type Secrets } from './client.ts';

const COOKIE = 'portada_social';
const LIFETIME_MS = 600_000;
/** Logins that a browser may have begun at once, in tabs; older ones are forgotten. */
const MAX_LOGINS = 5;

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
  const browser = newToken();
  await db.insert(socialFlows).values({
    ...departure,
    stateHash: hashToken(secrets.state),
    browserHash: hashToken(browser),
    nonce: secrets.nonce,
    verifier: secrets.verifier,
    createdAt: now(),
    expiresAt: new Date(now().getTime() + LIFETIME_MS),
  });
  setOwnCookie(reply, COOKIE, [browser, ...browsersOf(request)].slice(0, MAX_LOGINS).join('.'), {
    // Apple's callback is a cross-site POST, which does not send `lax` cookies. Browsers accept `none` with https only;
    // a fake provider without https is on the same site.
    sameSite: request.site.scheme === 'https' ? 'none' : 'lax',
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
    browsersOf(request).some((browser) => flow.browserHash === hashToken(browser)) &&
    flow.expiresAt > now();
  const { nonce, verifier } = flow;
  return { departure: flow, ...(isGood && { secrets: { state, nonce, verifier } }) };
}

/** A token for each login that this browser has begun, the newest first. */
function browsersOf(request: FastifyRequest): string[] {
  return (ownCookie(request, COOKIE) ?? '').split('.').filter(Boolean);
}

export async function sweepFlows(db: Database, now: Date): Promise<void> {
  await deleteExpired(db, socialFlows, lt(socialFlows.expiresAt, now));
}
