import type { ClippingFormat } from '@portada/contract';
import { $page } from './page.ts';

/** IMG-05: avif or else webp as the page says, then jpg. */
export function clippingFormats(): ClippingFormat[] {
  return [$page.get().optimizedClipping, 'jpg'];
}

/** IMG-06: an unpublished picture has no clippings yet, so preview and showroom show the original. */
export function isClipped(): boolean {
  const { preview, runningInShowroom } = $page.get();
  return !preview && !runningInShowroom;
}
