/** `request.site` and `request.origin`: the site by the prefix of the path, the origin by configuration. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RequestSite, type ResolvedPath, resolvePath } from '../config/sites.ts';

const resolved = new WeakMap<IncomingMessage, ResolvedPath>();

/** Fastify's `rewriteUrl`: routes are registered once, without the site's prefix. */
export function stripSite(message: IncomingMessage): string {
  const target = resolvePath(message.url ?? '/');
  resolved.set(message, target);
  // A bare `/ca` is not rewritten: it has no route, so it is redirected to `/ca/`.
  return target.path.startsWith('/') ? target.path : (message.url ?? '/');
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
