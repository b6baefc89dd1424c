/** The showroom pass: a cookie set by a visit to it, with its key where it has one. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { secretOf } from '../db/secrets.ts';

const PASS_COOKIE = 'portada_showroom';

/** Notes that the browser may: the showroom's pages are then shown to it. */
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

/** Whether a key opens the showroom; an open one needs none. */
export function isKey(request: FastifyRequest, key: string): boolean {
  const { showroom } = request.server.config;
  return showroom === '' || (showroom !== undefined && isSame(key, showroom));
}

/** Made of the key, so that a new key ends the passes of the old one. */
async function passOf({ server }: FastifyRequest): Promise<string | undefined> {
  const { showroom } = server.config;
  if (showroom === undefined) return undefined;
  const secret = await secretOf(server.db, 'showroom');
  return digest(secret, showroom).toString('base64url');
}

/** Compared as digests: of equal length, and in equal time. */
function isSame(a: string, b: string): boolean {
  return timingSafeEqual(digest('', a), digest('', b));
}

function digest(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}
