import { loginUrl, navigation } from '@portada/core';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import type { LikeModalProps } from './LikeModal.tsx';

/** Where the modal cannot be fetched, the reader is taken to where it would lead. */
function LoginInstead({ onClose }: LikeModalProps) {
  useEffect(() => {
    navigation.go(loginUrl());
    onClose();
  }, [onClose]);
  return null;
}

const fetchModal = () => import('./LikeModal.tsx');

/** Only readers who are not logged in ever meet it. */
const LikeModal = lazy<ComponentType<LikeModalProps>>(() =>
  fetchModal().then(
    (module) => ({ default: module.LikeModal }),
    () => ({ default: LoginInstead }),
  ),
);

/** Brings the modal before it is asked for. */
export function preloadLogin(): void {
  fetchModal().catch(() => undefined);
}

/** Asks whoever is not logged in to log in, and comes back to this page. */
export function AskLogin(props: LikeModalProps) {
  return (
    <Suspense>
      <LikeModal {...props} />
    </Suspense>
  );
}
