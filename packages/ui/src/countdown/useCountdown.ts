import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isHidden = () => document.hidden;

/**
 * Calls `onEnd` after `ms` milliseconds. While `paused`, and while the tab is hidden, the countdown stops and keeps
 * the remaining time.
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
