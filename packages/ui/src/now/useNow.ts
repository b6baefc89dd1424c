import { useEffect, useState } from 'react';

/** The maximum delay of `setTimeout`: a longer one overflows to 0. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * The current time for rendering. It updates at the given moments, by one timer to the next of them, and when the
 * page becomes visible again, since timers are suspended in between.
 */
export function useNow(nextAfter: (now: number) => number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const next = nextAfter(now);
    const look = () => setNow(Date.now());
    const onReturn = () => {
      if (document.visibilityState === 'visible' && next !== undefined && Date.now() >= next) look();
    };
    document.addEventListener('visibilitychange', onReturn);
    const wait = next === undefined ? undefined : Math.min(Math.max(next - Date.now(), 0), LONGEST_WAIT_MS);
    const timer = wait === undefined ? undefined : setTimeout(look, wait);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      clearTimeout(timer);
    };
  }, [now, nextAfter]);
  return now;
}
