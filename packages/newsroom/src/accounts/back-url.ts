import { allowedBackUrl } from '@portada/shared/back-url.ts';
import { routes } from '@portada/shared/routes.ts';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';

/** Longer than any address of the newsroom. */
const MAX_LENGTH = 2_000;

const query = v.object({ backUrl: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_LENGTH)) });

/** The page to go to after the login; empty where none is given or allowed. */
export function requestedBackUrl({ query: parameters, origin, server, site }: FastifyRequest): string {
  const read = v.safeParse(query, parameters);
  if (!read.success) return '';
  const allowed = allowedBackUrl(read.output.backUrl, {
    base: `${site.url}/`,
    origins: [origin, server.config.siteUrl],
    login: site.base + routes.login,
  });
  return allowed && server.isPage(new URL(allowed).pathname) ? allowed : '';
}

/**
 * The page's own address without a `backUrl` that is not allowed: the widgets on it, which know no route of the
 * newsroom, would follow it.
 */
export function withoutForbiddenBackUrl(request: FastifyRequest): string | undefined {
  const url = new URL(request.originalUrl, request.origin);
  if (!url.searchParams.has('backUrl') || requestedBackUrl(request)) return undefined;
  url.searchParams.delete('backUrl');
  return url.pathname + url.search;
}
