/** Which paths are pages that a reader may be led to: by route, as the server itself would find it. */
import type { FastifyInstance } from 'fastify';
import findMyWay from 'find-my-way';
import { resolvePath } from '../config/sites.ts';

const page = () => {};
const noPage = () => {};

/**
 * Decorates the newsroom with `isPage`, before its first route is registered: every other route is known too, since a
 * page's pattern (`/:section/`) would match its path.
 *
 * @returns runs what registers the pages
 */
export function knowPages(app: FastifyInstance, maxParamLength: number): (register: () => void) => void {
  const router = findMyWay({ maxParamLength });
  let current = noPage;
  app.addHook('onRoute', (route) => {
    if (current === page) route.config = { ...route.config, isPage: true };
    if ([route.method].flat().includes('GET')) router.on('GET', route.url, current);
  });
  app.decorate('isPage', (pathname) => {
    const path = resolvePath(pathname).path || '/';
    // Without its last slash a page's address is redirected to the one that has it.
    const found = router.find('GET', path) ?? router.find('GET', `${path}/`);
    return found?.handler === page;
  });
  return (register) => {
    current = page;
    register();
    current = noPage;
  };
}
