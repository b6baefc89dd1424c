import { navigation } from '@portada/core';
import { useEffect } from 'react';

/**
 * A screen that has done its work and sent the browser on comes back from the browser's back-forward cache as it
 * was left, still waiting: then it begins anew.
 */
export function useFreshOnReturn(done: boolean): void {
  useEffect(() => {
    if (!done) return;
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) navigation.go(location.href);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [done]);
}
