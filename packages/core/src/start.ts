import { $page } from './page.ts';
import { logoutUrl } from './site-urls.ts';

/**
 * LOGIN-23: a plain click on a link to `/logout/` logs out here and then navigates to login. If the chunk for it
 * does not load, the link is followed: the server handles `/logout/` too.
 */
function interceptLogout(event: MouseEvent): void {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (link?.href !== logoutUrl() || event.defaultPrevented) return;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  import('./user/log-out-and-redirect.ts').then(
    (session) => session.logOutAndRedirect(),
    () => location.replace(link.href),
  );
}

let started = false;

/** Runs once per page, however many widgets it has. */
export function start(): void {
  if (started) return;
  started = true;
  document.addEventListener('click', interceptLogout);
  const { serviceWorker } = $page.get();
  if (!serviceWorker) return;
  (window.requestIdleCallback ?? setTimeout)(() => {
    // SW-02: a failure is logged, and nothing is shown.
    import('./service-worker.ts')
      .then((worker) => worker.registerServiceWorker(serviceWorker))
      .catch((error) => console.warn('Portada: no service worker.', error));
  });
}
