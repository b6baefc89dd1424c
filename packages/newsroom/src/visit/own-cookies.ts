/** Cookies that only the server reads. */
import type { FastifyReply, FastifyRequest } from 'fastify';

interface OwnCookieOptions {
  /** In seconds; by default as long as the browser is open. */
  readonly maxAge?: number;
  readonly sameSite?: 'strict' | 'lax' | 'none';
}

/**
 * The name of a cookie that nothing outside the server refers to. Over https browsers accept a `__Host-` one from this
 * very host only: no neighbour on another subdomain, and nobody on the wire, can plant it.
 */
export function ownCookieName({ site }: FastifyRequest, name: string): string {
  return site.scheme === 'https' ? `__Host-${name}` : name;
}

export function ownCookie(request: FastifyRequest, name: string): string | undefined {
  return request.cookies[ownCookieName(request, name)];
}

export function setOwnCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { sameSite = 'lax', ...options }: OwnCookieOptions = {},
): void {
  reply.setCookie(ownCookieName(reply.request, name), value, {
    ...attributesOf(reply.request),
    sameSite,
    ...options,
  });
}

export function clearOwnCookie(reply: FastifyReply, name: string): void {
  reply.clearCookie(ownCookieName(reply.request, name), attributesOf(reply.request));
}

function attributesOf({ site }: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: site.scheme === 'https' } as const;
}
