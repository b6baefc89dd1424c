import { later } from '../../lazy-module/later.tsx';
import type { LikeModalProps } from './LikeModal.tsx';
import { LoginRedirect } from './LoginRedirect.tsx';

const fetchModal = () => import('./LikeModal.tsx');

/** Asks an anonymous reader to log in, with this page as `backUrl`. Loaded on demand: only they see it. */
export const LazyLikeModal = later<LikeModalProps>(() =>
  fetchModal().then(
    (module) => module.LikeModal,
    () => LoginRedirect,
  ),
);

/** Preloads it. */
export function preloadLogin(): void {
  fetchModal().catch(() => undefined);
}
