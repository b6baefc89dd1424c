import type { Page } from '@portada/contract';
import { $page } from './page.ts';
import { scriptAddress } from './trusted-types.ts';

/**
 * SW-01: registers the site's service worker, at another address where the page names one (reading 53). Addresses are
 * resolved against the page's own, which a `base` element does not change.
 *
 * @throws {Error} if the browser does not register it
 */
export async function registerServiceWorker({
  url,
  scope,
}: Exclude<Page['serviceWorker'], false>): Promise<void> {
  const { alias } = $page.get().site;
  if (!(url || alias) || !('serviceWorker' in navigator)) return;
  const folder = alias && `/${encodeURIComponent(alias)}/`;
  const absolute = (address: string) => new URL(address, location.href).href;
  const controlled = scope || folder;
  await navigator.serviceWorker.register(
    scriptAddress(absolute(url || `${folder}service-worker.js`)),
    // Without one it is the worker's own folder.
    controlled ? { scope: absolute(controlled) } : {},
  );
}
