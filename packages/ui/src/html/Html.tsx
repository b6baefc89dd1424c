import { hasMarkup, plainText, sanitise } from '@portada/core';
import { useEffect, useRef } from 'react';

export interface HtmlProps {
  /** Text of the server that may hold links and emphasis. */
  html: string;
  as?: 'span' | 'div' | 'p';
  className?: string;
}

/**
 * Server HTML, cleaned by core's one sanitiser and put in as nodes. Until the sanitiser is here, and if it cannot be
 * fetched, the bare text shows.
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
  // A new text is a new element: React must not meet nodes that it did not make.
  return (
    <Tag key={html} ref={setPlace} className={className}>
      {plainText(html)}
    </Tag>
  );
}
