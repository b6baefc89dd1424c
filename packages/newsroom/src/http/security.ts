/** The headers that keep a page to itself, and the check that a write comes from our own pages. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from './cookies.ts';
import { ApiError } from './errors.ts';

/** For everything that is no page: an answer that a browser shows by itself may load and run nothing. */
const SEALED = "default-src 'none'; frame-ancestors 'none'";

/** On every answer. */
export const securityHeaders = {
  'content-security-policy': SEALED,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Whether pages of ours may frame the page, and whether it frames some. */
export interface FrameOptions {
  readonly isFramed?: boolean;
  readonly hasFrames?: boolean;
}

/**
 * The policy of pages. Scripts run by their nonce, and what those load; strings reach script and HTML sinks only
 * through the policies named (`portada` for script addresses, `dompurify` for markup). Pictures may be a reader's own,
 * seen before they are sent (`blob:`).
 */
export function pagePolicy(nonce: string, { isFramed, hasFrames }: FrameOptions = {}): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${hasFrames ? "'self'" : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    'trusted-types dompurify portada',
  ].join('; ');
}

/** Sets the headers on every answer and refuses writes from elsewhere, before anything else is looked at. */
export function secure(app: FastifyInstance): void {
  const nonces = new WeakMap<FastifyReply, string>();
  app.decorateReply('nonce', {
    getter(this: FastifyReply) {
      const nonce = nonces.get(this) ?? randomBytes(16).toString('base64');
      nonces.set(this, nonce);
      return nonce;
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders);
    if (app.config.siteUrl.startsWith('https:')) {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    refuseForeignWrites(request);
  });
}

/** CSRF: what a page of another site makes a browser send is refused, whatever cookies come along. */
function refuseForeignWrites(request: FastifyRequest): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
  if (request.routeOptions.config?.fromElsewhere) return;
  if (!isFromHere(request)) {
    throw new ApiError(403, 'FORBIDDEN', 'Writes are accepted from the site itself only.');
  }
}

/** A browser sends `Origin` with every write, or at least says by `Sec-Fetch-Site` where it comes from. */
function isFromHere(request: FastifyRequest): boolean {
  const { origin, cookie = '' } = request.headers;
  if (origin !== undefined) return isOwnOrigin(origin, request);
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  // What says neither is a program, which may write for itself, but not with a reader's session.
  return !cookie.includes(`${SESSION_COOKIE}=`);
}

function isOwnOrigin(origin: string, request: FastifyRequest): boolean {
  return origin === request.origin || origin === request.server.config.siteUrl;
}
