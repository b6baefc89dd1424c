import { navigation } from '@portada/core';
import { useEffect } from 'react';

/** Reloads a screen that is restored from the back/forward cache: it had navigated away and would still be waiting. */
export function useFreshOnReturn(done: boolean): void {
  useEffect(() => {
    if (!done) return;
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) navigation.replace(location.href);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [done]);
}
