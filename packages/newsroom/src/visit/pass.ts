/** The showroom pass: a cookie set by a visit to it, with its key if it has one. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { secretOf } from '../db/secrets.ts';

const PASS_COOKIE = 'portada_showroom';

/** Sets the pass, with which the browser can open the showroom's pages. */
export async function givePass(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const pass = await passOf(request);
  if (pass === undefined) return;
  reply.setCookie(PASS_COOKIE, pass, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.site.scheme === 'https',
  });
}

export async function hasPass(request: FastifyRequest): Promise<boolean> {
  const given = request.cookies[PASS_COOKIE];
  if (!given) return false;
  const pass = await passOf(request);
  return pass !== undefined && isSame(given, pass);
}

/** Whether a key opens the showroom; without a configured key none is needed. */
export function isKey(request: FastifyRequest, key: string): boolean {
  const { showroom } = request.server.config;
  return showroom === '' || (showroom !== undefined && isSame(key, showroom));
}

/** Derived from the key, so that a new key invalidates existing passes. */
async function passOf({ server }: FastifyRequest): Promise<string | undefined> {
  const { showroom } = server.config;
  if (showroom === undefined) return undefined;
  const secret = await secretOf(server.db, 'showroom');
  return digest(secret, showroom).toString('base64url');
}

/** Compared as digests of equal length, in constant time. */
function isSame(a: string, b: string): boolean {
  return timingSafeEqual(digest('', a), digest('', b));
}

function digest(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}
