/** Security headers, and CSRF protection by the request's origin. */
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from './cookies.ts';
import { ApiError } from './errors.ts';

/** Helmet has no option for this header. The searcher listens where the reader asks it to. */
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(self), payment=(), usb=(), browsing-topics=()';

/** What differs from Helmet's defaults, in every response; pages replace the policy by their own. */
function headerOptions(isHttps: boolean): FastifyHelmetOptions {
  return {
    // Responses other than pages, shown in a browser, can load and run nothing.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // For this host alone: the publisher's other subdomains are not ours to bind.
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    // Links to other hosts may be looked up ahead, as browsers do by default.
    xDnsPrefetchControl: false,
    // Of Internet Explorer 8.
    xDownloadOptions: false,
    xFrameOptions: { action: 'deny' },
  };
}

/** Whether the page may be framed by the same origin, and whether it contains frames. */
export interface FrameOptions {
  readonly isFramed?: boolean;
  readonly hasFrames?: boolean;
  /** The origins of players and posts that its reader may load. */
  readonly embedOrigins?: readonly string[];
}

/**
 * The Content-Security-Policy of pages. Scripts are files of the site, none is inline: a nonce would be the same for
 * everybody in a page that caches keep. Trusted Types restrict sinks to the named policies (`portada` for script URLs,
 * `dompurify` for markup). Images may be `blob:`, for the preview of a reader's own picture before it is sent.
 */
export function pagePolicy({ isFramed, hasFrames, embedOrigins = [] }: FrameOptions = {}): string {
  const frames = [...(hasFrames ? ["'self'"] : []), ...embedOrigins];
  return [
    // Browsers that fetch `rel=next` ahead (Firefox) do so under this directive; every other source has its own.
    "default-src 'self'",
    "object-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frames.join(' ') || "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    'trusted-types dompurify portada',
  ].join('; ');
}

/** Sets the headers on every response and rejects cross-site writes before any other processing. */
export async function secure(app: FastifyInstance): Promise<void> {
  await app.register(helmet, headerOptions(app.config.siteUrl.startsWith('https:')));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
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
