import { allowedBackUrl } from '@portada/shared/back-url.ts';
import { LOGOUT_PATH } from '@portada/shared/paths.ts';
import { routes } from '@portada/shared/routes.ts';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';

/** Longer than any address of the newsroom. */
const MAX_LENGTH = 2_000;

const query = v.object({ backUrl: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_LENGTH)) });

/** The redirect target after the login; undefined where none is given or allowed. */
export function requestedBackUrl({ query: asked, origin, server, site }: FastifyRequest): string {
  const read = v.safeParse(query, asked);
  if (!read.success) return '';
  const allowed = allowedBackUrl(read.output.backUrl, {
    base: `${site.url}/`,
    origins: [origin, server.config.siteUrl],
    nowhere: [site.base + routes.login, site.base + LOGOUT_PATH],
  });
  return allowed ?? '';
}
