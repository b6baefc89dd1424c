/** The headers that keep a page to itself, and the check that a write comes from our own pages. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

/**
 * The policy of pages. Scripts run by their nonce, and what those load; strings reach script and HTML sinks only
 * through the policies named (`portada` for script addresses, `dompurify` for markup).
 */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
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

/**
 * CSRF: a browser sends `Origin` with every write. A missing one is a program's, which carries no reader's cookie,
 * unless `Sec-Fetch-Site` says that a browser sent it from another site. Routes that say `fromElsewhere` check by
 * themselves where their writes come from.
 */
function refuseForeignWrites(request: FastifyRequest): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
  if (request.routeOptions.config?.fromElsewhere) return;
  const { origin } = request.headers;
  const fetchSite = request.headers['sec-fetch-site'];
  const ours =
    origin === undefined
      ? fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none'
      : isOwnOrigin(origin, request);
  if (!ours) throw new ApiError(403, 'FORBIDDEN', 'Writes are accepted from the site itself only.');
}

function isOwnOrigin(origin: string, request: FastifyRequest): boolean {
  return origin === request.origin || origin === request.server.config.siteUrl;
}
