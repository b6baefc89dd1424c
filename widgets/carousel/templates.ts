import {
  type AspectRatio,
  type CarouselTemplate,
  eagerImages,
  type SlidesPerView,
  slidesPerView,
} from '@portada/contract';
import type { PictureWidths } from '@portada/ui/picture/sizes.ts';

/** CARO-01, and the card swiper of CARO-04. */
export const templateNames = [
  'slider',
  'mini',
  'vertical',
  'carousel',
  'photo-gallery',
  'card-swiper',
] as const;
export type TemplateName = CarouselTemplate | 'card-swiper';

export interface Template {
  /** CARO-02 to CARO-04: how many slides are seen at once. */
  readonly figures: SlidesPerView;
  readonly vertical?: true;
  /** One at a time, so that it is worth saying which of how many it is. */
  readonly hasCounter?: true;
  /** CARO-06: pictures that are loaded at once; the others as they come near. */
  readonly eager: { readonly wide: number; readonly narrow: number };
  /** The shape of our own cards' pictures, and how wide they are drawn. */
  readonly ratio: AspectRatio;
  readonly widths: PictureWidths;
}

/** Templates without a figure of their own load as the browser sees fit. */
const lazy = { wide: 0, narrow: 0 };

export const templates: Readonly<Record<TemplateName, Template>> = {
  slider: {
    figures: slidesPerView.slider,
    hasCounter: true,
    eager: lazy,
    ratio: '16-9',
    widths: { 1099: '100vw', 1100: '75rem' },
  },
  mini: { figures: slidesPerView.mini, eager: eagerImages.mini, ratio: '1-1', widths: { 1100: '10vw' } },
  vertical: {
    figures: slidesPerView.vertical,
    vertical: true,
    eager: eagerImages.vertical,
    ratio: '4-3',
    widths: { 1100: '8rem' },
  },
  carousel: {
    figures: slidesPerView.carousel,
    eager: eagerImages.carousel,
    ratio: '16-9',
    widths: { 578: '80vw', 800: '50vw', 1100: '33vw' },
  },
  'photo-gallery': {
    figures: slidesPerView['photo-gallery'],
    hasCounter: true,
    eager: lazy,
    ratio: '3-2',
    widths: { 1099: '100vw', 1100: '75rem' },
  },
  'card-swiper': {
    figures: slidesPerView.cardSwiper,
    eager: lazy,
    ratio: '16-9',
    widths: { 578: '100vw', 1099: '50vw', 1100: '25vw' },
  },
};
