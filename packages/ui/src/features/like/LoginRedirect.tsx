import { loginUrl, navigation } from '@portada/core';
import { useEffect } from 'react';

interface Props {
  onClose(): void;
}

/** If a prompt to log in cannot be loaded, the browser goes to the login page. */
export function LoginRedirect({ onClose }: Props) {
  useEffect(() => {
    navigation.go(loginUrl());
    onClose();
  }, [onClose]);
  return null;
}
