/** The showroom pass: a cookie set by a visit to it, with its key if it has one. */
import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { secretOf } from '../db/secrets.ts';
import { isSameSecret } from '../strings/is-same-secret.ts';
import { ownCookie, ownCookieName, setOwnCookie } from './own-cookies.ts';

export const PASS_COOKIE = 'portada_showroom';

/** Sets the pass, with which the browser can open the showroom's pages. */
export async function givePass(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const pass = await passOf(request);
  if (pass === undefined) return;
  setOwnCookie(reply, PASS_COOKIE, pass, { sameSite: 'strict' });
}

/** The pass as a request to the newsroom itself carries it. */
export function passHeader(request: FastifyRequest): string {
  const pass = ownCookie(request, PASS_COOKIE);
  return pass === undefined ? '' : `${ownCookieName(request, PASS_COOKIE)}=${pass}`;
}

export async function hasPass(request: FastifyRequest): Promise<boolean> {
  const given = ownCookie(request, PASS_COOKIE);
  if (!given) return false;
  const pass = await passOf(request);
  return pass !== undefined && isSameKey(given, pass);
}

/** Whether a key opens the showroom; without a configured key none is needed. */
export function isKey(request: FastifyRequest, key: string): boolean {
  const { showroom } = request.server.config;
  return showroom === '' || (showroom !== undefined && isSameKey(key, showroom));
}

/** Derived from the key, so that a new key invalidates existing passes. */
async function passOf({ server }: FastifyRequest): Promise<string | undefined> {
  const { showroom } = server.config;
  if (showroom === undefined) return undefined;
  const secret = await secretOf(server.db, 'showroom');
  return digest(secret, showroom).toString('base64url');
}

/** Whether two keys are the same: compared as digests, so that not even their length shows. */
export function isSameKey(a: string, b: string): boolean {
  return isSameSecret(digest('', a), digest('', b));
}

function digest(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}
