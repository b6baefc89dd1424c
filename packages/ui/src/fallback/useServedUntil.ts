import { HostContext } from '@portada/element';
import { useContext, useLayoutEffect, useState } from 'react';

/** Whether the server wrote something that a reader can go on with. */
function hasContent(host: HTMLElement | null): boolean {
  return host?.querySelector(':scope > :not([slot], script)') != null;
}

/**
 * For widgets whose own data takes a while: until it is there, what the server wrote stays on screen, and the view
 * draws nothing in its place. Answers whether that is so now; it never is where the server wrote nothing.
 */
export function useServedUntil(ready: boolean): boolean {
  const { element, fallback } = useContext(HostContext);
  const [served] = useState(() => hasContent(element));
  const shows = served && !ready;
  useLayoutEffect(() => {
    if (!served) return;
    // The element hides it when it hears that the view is drawn, which is after this.
    if (shows) queueMicrotask(() => fallback?.show());
    else fallback?.hide();
  }, [fallback, served, shows]);
  return shows;
}
