import { loginUrl, navigation } from '@portada/core';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import type { LikeModalProps } from './LikeModal.tsx';

/** If the modal cannot be loaded, the browser goes to the login page. */
function LoginInstead({ onClose }: LikeModalProps) {
  useEffect(() => {
    navigation.go(loginUrl());
    onClose();
  }, [onClose]);
  return null;
}

const fetchModal = () => import('./LikeModal.tsx');

/** Loaded on demand: only anonymous readers see it. */
const LikeModal = lazy<ComponentType<LikeModalProps>>(() =>
  fetchModal().then(
    (module) => ({ default: module.LikeModal }),
    () => ({ default: LoginInstead }),
  ),
);

/** Preloads the modal. */
export function preloadLogin(): void {
  fetchModal().catch(() => undefined);
}

/** Asks an anonymous reader to log in, with this page as `backUrl`. */
export function AskLogin(props: LikeModalProps) {
  return (
    <Suspense>
      <LikeModal {...props} />
    </Suspense>
  );
}
