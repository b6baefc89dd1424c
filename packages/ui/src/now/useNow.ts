import { useEffect, useState } from 'react';

/** Browsers take a longer wait for none at all. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * The moment that a drawing goes by. It moves on at the moments that matter, by one timer to the next of them, and
 * when the page is looked at again: what sleeps has no timers.
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
