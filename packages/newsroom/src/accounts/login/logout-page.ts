import { LOGOUT_PATH } from '@portada/shared/logout-path.ts';
import { routes } from '@portada/shared/routes.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cacheHeader } from '../../http/cache.ts';
import { isFetchedAhead, refuseAhead } from '../../http/fetched-ahead.ts';
import { closeSession } from '../../sessions/sessions.ts';

/**
 * `/logout/` is intercepted by the page's script (LOGIN-23); this handles browsers without script. It ends the session
 * only for requests from the site itself: a link or an image on another site must not log anybody out, nor must a
 * browser that fetches its links ahead.
 */
export function registerLogout(app: FastifyInstance): void {
  app.get(LOGOUT_PATH, async (request, reply) => {
    if (isFetchedAhead(request)) return refuseAhead(reply);
    if (comesFromHere(request)) await closeSession(request, reply);
    return reply
      .header('cache-control', cacheHeader('private'))
      .redirect(request.site.base + routes.login, 303);
  });
}

function comesFromHere({ headers, origin }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return URL.parse(headers.referer ?? '')?.origin === origin;
}
