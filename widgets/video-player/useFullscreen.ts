import { type RefObject, useEffect, useState } from 'react';

/** A method that only some browsers have. */
function callIfThere(owner: object, name: string): boolean {
  const method: unknown = Reflect.get(owner, name);
  if (typeof method !== 'function') return false;
  Reflect.apply(method, owner, []);
  return true;
}

const isFull = (player: HTMLElement | null) => player?.matches(':fullscreen') ?? false;

/** The whole player on the whole screen; on iPhones, which do not have that, the film alone. */
export function useFullscreen(player: RefObject<HTMLElement | null>, media: HTMLMediaElement) {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const update = () => setFull(isFull(player.current));
    const end = new AbortController();
    document.addEventListener('fullscreenchange', update, { signal: end.signal });
    return () => end.abort();
  }, [player]);

  const toggle = () => {
    // The element itself knows a frame before the event tells it: who presses twice goes in and out again.
    if (isFull(player.current)) return void document.exitFullscreen().catch(() => undefined);
    if (document.fullscreenEnabled) {
      // Refused where the page's frame does not allow it: the player stays as it is.
      player.current?.requestFullscreen().catch(() => undefined);
    } else callIfThere(media, 'webkitEnterFullscreen');
  };
  const possible = document.fullscreenEnabled || 'webkitEnterFullscreen' in media;
  return { full, possible, toggle };
}
