import { useHost } from '@portada/element';
import { useLayoutEffect, useRef } from 'react';

interface Props {
  media: HTMLMediaElement;
}

/** The slot of the media element; a clone of the widget removes it. */
const SLOT = 'portada';

/**
 * Shows the media element, which itself is a child of the custom element: there the page's own scripts and style
 * sheets, extensions and the browser find it as any other.
 */
export function MediaSlot({ media }: Props) {
  const host = useHost();
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    media.slot = SLOT;
    (host ?? slot.current)?.append(media);
    return () => media.remove();
  }, [host, media]);
  return (
    <div ref={slot} className="portada-guard portada-player-media">
      {host && <slot name={SLOT} />}
    </div>
  );
}
