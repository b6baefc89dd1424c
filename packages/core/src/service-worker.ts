import { $page } from './page.ts';
import { scriptAddress } from './trusted-types.ts';

/** SW-01, SW-02: registers the site's service worker; a failure is logged and nothing is shown. */
export async function registerServiceWorker(): Promise<void> {
  const { alias } = $page.get().site;
  if (!alias || !('serviceWorker' in navigator)) return;
  const scope = `/${encodeURIComponent(alias)}/`;
  try {
    await navigator.serviceWorker.register(scriptAddress(`${scope}service-worker.js`), { scope });
  } catch (error) {
    console.warn('Portada: the service worker was not registered.', error);
  }
}
