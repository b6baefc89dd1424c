import { $headerLayer } from '@portada/ui/header-layer/header-layer.ts';
import { useLayoutEffect } from 'react';
import { afterScroll, type HeaderState } from './hiding.ts';

/** How far the page is scrolled; a browser that springs back at the page's ends does not count. */
function scrolledTo(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return Math.max(0, Math.min(window.scrollY, scrollHeight - clientHeight));
}

/**
 * Sends the header away as the page is scrolled (`data-away`), never while the focus is in it or something lies open
 * under it. A page that comes back scrolled down comes without its header.
 */
export function useHiding(header: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!header) return;
    let hiding: HeaderState = { away: false, extreme: 0 };
    const become = (next: HeaderState) => {
      hiding = next;
      header.toggleAttribute('data-away', next.away);
    };
    const stay = () => become({ away: false, extreme: scrolledTo() });
    const look = () => {
      const isUsed = header.matches(':focus-within') || $headerLayer.get() !== '';
      if (isUsed) stay();
      else become(afterScroll(hiding, scrolledTo()));
    };
    const end = new AbortController();
    const { signal } = end;
    window.addEventListener('scroll', look, { passive: true, signal });
    header.addEventListener('focusin', stay, { signal });
    look();
    return () => {
      end.abort();
      header.removeAttribute('data-away');
    };
  }, [header]);
}
