import { isPlainClick } from './is-plain-click.ts';
import { $page } from './page.ts';
import { logoutUrl } from './site-urls.ts';

/** The link to `/logout/` that a plain click is on. */
export function clickedLogout(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  return link?.href === logoutUrl() && isPlainClick(event) ? link : undefined;
}

/**
 * LOGIN-23: a plain click on a link to `/logout/` logs out here and then navigates to login. If the chunk for it
 * does not load, the link is followed: the server handles `/logout/` too.
 */
function interceptLogout(event: MouseEvent): void {
  const link = clickedLogout(event);
  if (!link || event.defaultPrevented) return;
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
