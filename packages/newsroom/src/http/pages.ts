/** Which paths are pages that a reader may be led to, and whose: by route, as the server itself would find it. */
import type { FastifyInstance } from 'fastify';
import findMyWay from 'find-my-way';
import { routePath } from '../config/local-paths.ts';
import { resolvePath, type SiteIdentity } from '../config/sites.ts';

const page = () => {};
const noPage = () => {};

/** Whether a page is the newsroom's own, on every site: sections and contents have addresses of the publisher's. */
export function isOwnRoute(route: string | undefined): boolean {
  return route !== undefined && !route.startsWith('/:section');
}

/**
 * Decorates the newsroom with `isPage` and `routePathOf`, before its first route is registered: every other route is
 * known too, since a page's pattern (`/:section/`) would match its path.
 *
 * @returns runs what registers the pages
 */
export function knowPages(app: FastifyInstance, maxParamLength: number): (register: () => void) => void {
  const router = findMyWay({ maxParamLength });
  let current = noPage;
  app.addHook('onRoute', (route) => {
    if (current === page) route.config = { ...route.config, isPage: true };
    if ([route.method].flat().includes('GET')) router.on('GET', route.url, current, { route: route.url });
  });
  // Without its last slash a page's address is redirected to the one that has it.
  const find = (path: string) => router.find('GET', path) ?? router.find('GET', `${path}/`);
  const routePathOf = (site: SiteIdentity, path: string) => {
    const named = routePath(site, path);
    // Below a page's name may be contents of a section's that has the same.
    return named !== path && isOwnRoute(find(named.replace(/\?.*$/s, ''))?.store.route) ? named : path;
  };
  app.decorate('routePathOf', routePathOf);
  app.decorate('isPage', (pathname) => {
    const { site, path } = resolvePath(pathname);
    return find(routePathOf(site, path || '/'))?.handler === page;
  });
  return (register) => {
    current = page;
    register();
    current = noPage;
  };
}
