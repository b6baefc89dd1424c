import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` once `ms` have run down; while `paused` the time stands still and what is left is kept. */
export function useCountdown(ms: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return;
    const start = Date.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - start;
    };
  }, [paused]);
}
