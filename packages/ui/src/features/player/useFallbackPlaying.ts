import { useHost } from '@portada/element';
import { useEffect, useRef } from 'react';

/**
 * The fallback's `<video>` or `<audio>` may be playing when the widget mounts: it is paused, and `goOn` gets its
 * position.
 */
export function useFallbackPlaying(goOn: (at: number) => void): void {
  const host = useHost();
  const latest = useRef(goOn);
  latest.current = goOn;
  useEffect(() => {
    const served = host?.querySelector<HTMLMediaElement>('video:not([slot]), audio:not([slot])');
    if (!served || served.paused) return;
    served.pause();
    latest.current(served.currentTime);
  }, [host]);
}
