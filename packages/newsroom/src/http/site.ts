/** `request.site` and `request.origin`: the site by the prefix of the path, the origin by configuration. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageUrl } from '../config/local-paths.ts';
import { type RequestSite, type ResolvedPath, resolvePath } from '../config/sites.ts';
import { ApiError } from './errors.ts';
import { isOwnRoute } from './pages.ts';

const resolved = new WeakMap<IncomingMessage, ResolvedPath>();
/** Requests whose path cannot be decoded. */
const unreadable = new WeakSet<IncomingMessage>();

/** Fastify's `rewriteUrl`: routes are registered once, without the site's prefix and by one name in every language. */
export function stripSite(this: FastifyInstance, message: IncomingMessage): string {
  const url = message.url ?? '/';
  if (!isReadable(url)) {
    unreadable.add(message);
    return stripped(this, message, neutral(url));
  }
  return stripped(this, message, url);
}

function stripped(app: FastifyInstance, message: IncomingMessage, url: string): string {
  const target = resolvePath(url);
  resolved.set(message, target);
  // A bare `/ca` is not rewritten: it has no route, so it is redirected to `/ca/`.
  return target.path.startsWith('/') ? app.routePathOf(target.site, target.path) : url;
}

function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return true;
  } catch {
    return false;
  }
}

/** The same address with its percent signs for themselves, so that the router takes it and the site is known. */
function neutral(url: string): string {
  return url.replaceAll('%', '%25');
}

export function resolveSites(app: FastifyInstance): void {
  app.decorateRequest('origin', {
    getter(this: FastifyRequest) {
      return originOf(this);
    },
  });
  app.decorateRequest('site', {
    getter(this: FastifyRequest) {
      return siteOf(this);
    },
  });
  // After every header has been set and the cookies are read.
  app.addHook('preParsing', async ({ raw }) => {
    if (unreadable.has(raw)) throw new ApiError(400, 'INVALID_FIELDS', 'This address cannot be read.');
  });
}

/** Leads from the name of a page's route to the one in the site's language, for good. A write is taken at both. */
export function leadToLocalNames(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { method, originalUrl, routeOptions, site } = request;
    if (!['GET', 'HEAD'].includes(method) || !isOwnRoute(routeOptions.url)) return;
    const url = pageUrl(site.base, originalUrl.slice(site.base.length));
    if (url !== originalUrl) return reply.redirect(url, 301);
  });
}

function siteOf(request: FastifyRequest): RequestSite {
  const { site, base } = resolved.get(request.raw) ?? resolvePath(request.originalUrl);
  const { origin } = request;
  // A write without a prefix belongs to the site of its referring page: its emails are in that language.
  const caller = base === '' && request.method !== 'GET' ? refererSite(request) : undefined;
  return {
    ...(caller ?? site),
    base,
    scheme: origin.slice(0, origin.indexOf(':')),
    staticUrl: origin,
    url: origin + base,
  };
}

function refererSite(request: FastifyRequest) {
  const referer = URL.parse(request.headers.referer ?? '');
  return referer?.origin === request.origin ? resolvePath(referer.pathname).site : undefined;
}

/**
 * The public origin. With `SITE_URL` it is that one, whatever the request's host; without it (in development) the
 * request's host, so that `localhost` and `127.0.0.1` both work. Emails never use this.
 */
function originOf(request: FastifyRequest): string {
  const { siteUrl, siteUrlFixed, environment } = request.server.config;
  if (siteUrlFixed || environment === 'production') return siteUrl;
  return URL.parse(`${request.protocol}://${request.host}`)?.origin ?? siteUrl;
}
