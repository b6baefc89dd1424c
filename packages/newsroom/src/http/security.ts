/** Security headers, and CSRF protection by the request's origin. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from './cookies.ts';
import { ApiError } from './errors.ts';

/** The policy of responses other than pages: shown in a browser, they can load and run nothing. */
const SEALED = "default-src 'none'; frame-ancestors 'none'";

/** Sent with every response. */
export const securityHeaders = {
  'content-security-policy': SEALED,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Whether the page may be framed by the same origin, and whether it contains frames. */
export interface FrameOptions {
  readonly isFramed?: boolean;
  readonly hasFrames?: boolean;
}

/**
 * The Content-Security-Policy of pages. Scripts need the nonce or are loaded by one that has it; Trusted Types restrict
 * sinks to the named policies (`portada` for script URLs, `dompurify` for markup). Images may be `blob:`, for the
 * preview of a reader's own picture before it is sent.
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

/** Sets the headers on every response and rejects cross-site writes before any other processing. */
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

/** CSRF: rejects what a page of another site makes a browser send, whatever cookies are included. */
function refuseForeignWrites(request: FastifyRequest): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
  if (request.routeOptions.config?.fromElsewhere) return;
  if (!isFromHere(request)) {
    throw new ApiError(403, 'FORBIDDEN', 'Writes are accepted from the site itself only.');
  }
}

/** Browsers send `Origin` with every write, or at least `Sec-Fetch-Site`. */
function isFromHere(request: FastifyRequest): boolean {
  const { origin, cookie = '' } = request.headers;
  if (origin !== undefined) return isOwnOrigin(origin, request);
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  // A request with neither header is no browser's: it may write, but not with a reader's session.
  return !cookie.includes(`${SESSION_COOKIE}=`);
}

function isOwnOrigin(origin: string, request: FastifyRequest): boolean {
  return origin === request.origin || origin === request.server.config.siteUrl;
}
