import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { webRoutes } from '../render/block.ts';

/** No page of ours has a longer address. */
const MAX_LENGTH = 2_000;

const query = v.object({ backUrl: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_LENGTH)) });

/**
 * Where the reader wants to go after the login, or nothing: the rule that the widgets go by (reading 14). Only http(s)
 * on the site's own origin, without a user name or password in it, and neither the login screen nor `/logout/`. It is
 * answered as it was read, absolute, so that no second reading can lead elsewhere.
 */
export function requestedBackUrl(request: FastifyRequest): string {
  const read = v.safeParse(query, request.query);
  const { origin, server, site } = request;
  const url = read.success ? URL.parse(read.output.backUrl, `${site.url}/`) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return '';
  if (url.origin !== origin && url.origin !== server.config.siteUrl) return '';
  const nowhere = [webRoutes(site).login, `${site.base}/logout/`];
  return nowhere.includes(url.pathname) ? '' : url.href;
}
