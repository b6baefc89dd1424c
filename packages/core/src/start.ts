import { emit } from './events.ts';
import { browser, logoutUrl, routeUrl } from './routes.ts';
import { registerServiceWorker } from './service-worker.ts';
import { logout } from './user/actions.ts';
import { $user } from './user/store.ts';

/** LOGIN-23: any plain click on a link to `/logout/` logs out here and then goes to login. */
function interceptLogout(event: MouseEvent): void {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link || link.href !== logoutUrl() || event.defaultPrevented) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const { id } = $user.get();
  void logout().then(() => {
    emit(document, 'portada:logout', { userId: id });
    browser.go(routeUrl('login'));
  });
}

let started = false;

/** What happens once per page, however many widgets it has. */
export function start(): void {
  if (started) return;
  started = true;
  document.addEventListener('click', interceptLogout);
  const whenIdle = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 1));
  whenIdle(() => void registerServiceWorker());
}
