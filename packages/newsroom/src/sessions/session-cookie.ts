/**
 * The cookie with the session's token. Over https it is a `__Host-` one, which no neighbour on another subdomain can
 * plant. Sessions from before go on under the plain name until they expire: a token of today is not accepted there.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newToken } from '../db/tokens.ts';
import { SESSION_COOKIE } from '../http/cookies.ts';
import { clearOwnCookie, ownCookie, ownCookieName, setOwnCookie } from '../visit/own-cookies.ts';

/** Tokens of `__Host-` cookies begin with it. */
const HOST = 'host.';

/** Whether the cookie goes by its plain name: over http always. */
const isPlain = (request: FastifyRequest) => ownCookieName(request, SESSION_COOKIE) === SESSION_COOKIE;

export function newSessionToken(request: FastifyRequest): string {
  return isPlain(request) ? newToken() : HOST + newToken();
}

/** The token that a request carries. */
export function sessionToken(request: FastifyRequest): string | undefined {
  const own = ownCookie(request, SESSION_COOKIE);
  if (own || isPlain(request)) return own;
  const old = request.cookies[SESSION_COOKIE];
  return old?.startsWith(HOST) ? undefined : old;
}

export function hasSessionCookie(request: FastifyRequest): boolean {
  return ownCookieName(request, SESSION_COOKIE) in request.cookies || SESSION_COOKIE in request.cookies;
}

/** @param maxAge in seconds */
export function setSessionCookie(reply: FastifyReply, token: string, maxAge: number): void {
  setOwnCookie(reply, SESSION_COOKIE, token, { maxAge });
  clearPlain(reply);
}

export function clearSessionCookie(reply: FastifyReply): void {
  clearOwnCookie(reply, SESSION_COOKIE);
  clearPlain(reply);
}

/** One from before that the browser has beside the `__Host-` one. */
function clearPlain(reply: FastifyReply): void {
  const { request } = reply;
  if (isPlain(request) || !(SESSION_COOKIE in request.cookies)) return;
  reply.clearCookie(SESSION_COOKIE, { path: '/', sameSite: 'lax', secure: true, httpOnly: true });
}
