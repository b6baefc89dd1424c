import { HostContext } from '@portada/element';
import { useContext, useLayoutEffect, useState } from 'react';
import { keepLatePress } from '../late-press.ts';

/** Whether there is a fallback with content. */
function hasContent(host: HTMLElement | null): boolean {
  return host?.querySelector(':scope > :not([slot], script)') != null;
}

/**
 * Keeps the server's children (the fallback) on screen until `ready`; meanwhile the view renders nothing.
 *
 * @returns whether the fallback is on screen; always `false` where the server wrote none
 */
export function useKeepFallbackUntil(ready: boolean): boolean {
  const { element, fallback } = useContext(HostContext);
  const [served] = useState(() => hasContent(element));
  const shows = served && !ready;
  useLayoutEffect(() => {
    if (!served) return;
    // The element hides the fallback on mount, which runs after this effect.
    if (shows) queueMicrotask(() => fallback?.show());
    else {
      fallback?.hide();
      if (element) keepLatePress(element);
    }
  }, [element, fallback, served, shows]);
  return shows;
}
