import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isHidden = () => document.hidden;

/**
 * Calls `onEnd` once `ms` have run down. While `paused`, and while the page is in a tab that nobody sees, the time
 * stands still and what is left is kept.
 */
export function useCountdown(ms: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  const stopped = useSyncExternalStore(onVisibility, isHidden) || paused;
  useEffect(() => {
    if (stopped) return;
    const start = Date.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - start;
    };
  }, [stopped]);
}
