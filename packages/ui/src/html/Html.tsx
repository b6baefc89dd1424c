import { hasMarkup, plainText, sanitise } from '@portada/core';
import { useEffect, useRef } from 'react';

export interface HtmlProps {
  /** HTML of the server that may contain links and emphasis. */
  html: string;
  as?: 'span' | 'div' | 'p';
  className?: string;
}

/**
 * Server HTML, sanitised by core and inserted as nodes. Until the sanitiser is loaded, and if that fails, the plain
 * text is shown.
 */
export function Html({ html, as: Tag = 'span', className }: HtmlProps) {
  const place = useRef<HTMLElement>(null);
  const setPlace = (element: HTMLElement | null) => {
    place.current = element;
  };
  useEffect(() => {
    if (!hasMarkup(html)) return;
    let current = true;
    sanitise(html).then(
      (nodes) => {
        if (current) place.current?.replaceChildren(nodes);
      },
      (error) => console.error('Portada: the sanitiser did not load; the bare text shows.', error),
    );
    return () => {
      current = false;
    };
  }, [html]);
  // The key remounts the element for a new text: React must not reconcile nodes that it did not create.
  return (
    <Tag key={html} ref={setPlace} className={className}>
      {plainText(html)}
    </Tag>
  );
}
