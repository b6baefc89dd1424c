import { useStore } from '@nanostores/react';
import type { Image } from '@portada/contract';
import { $page, isClipped } from '@portada/core';
import { clippingUrl } from '@portada/shared/clipping.ts';
import type { About } from './media/media-session.ts';

/** What the device shows of a media: its title, the publisher, its picture. */
export function useAbout(title: string, image: Image | null): About {
  const { site } = useStore($page);
  const src = image?.src ?? '';
  const artwork = src && isClipped() ? clippingUrl(src, '16-9', 630, 'jpg') : src;
  return {
    title: title || document.title,
    artist: site.name,
    artwork: artwork ? new URL(artwork, location.href).href : undefined,
  };
}
