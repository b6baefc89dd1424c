import { useHost } from '@portada/element';
import { useEffect, useRef } from 'react';

/**
 * The server's own `<video>` or `<audio>` may play by the time the widget has drawn: then it falls silent, and
 * `goOn` is told where it was.
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
