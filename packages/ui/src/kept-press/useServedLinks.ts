import { useHost } from '@portada/element';
import { useLayoutEffect, useRef } from 'react';

/**
 * Calls back for a link of the fallback that was pressed before the widget was there, and is pressed again once it is.
 *
 * @param onLink - answers whether the widget does what the link would have done
 */
export function useServedLinks(onLink: (link: HTMLAnchorElement) => boolean): void {
  const host = useHost();
  const latest = useRef(onLink);
  latest.current = onLink;
  // Before the widget is said to be ready, which is when the press comes.
  useLayoutEffect(() => {
    if (!host) return;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && host.contains(link) && latest.current(link)) event.preventDefault();
    };
    host.addEventListener('click', onClick);
    return () => host.removeEventListener('click', onClick);
  }, [host]);
}
