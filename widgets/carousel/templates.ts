import type { AspectRatio } from '@portada/contract';
import type { PictureWidths } from '@portada/ui/picture/sizes.ts';
import type { SlidesPerView } from '@portada/ui/swiper/slides-css.ts';

/** CARO-01, and the card swiper of CARO-04. */
export const templateNames = [
  'slider',
  'mini',
  'vertical',
  'carousel',
  'photo-gallery',
  'card-swiper',
] as const;
export type TemplateName = (typeof templateNames)[number];

/** CARO-06: `wide` above this width, `narrow` at it and below (reading 38). */
export const EAGER_IMAGES_WIDE_ABOVE_PX = 768;

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
    figures: { slides: 1, steps: [] },
    hasCounter: true,
    eager: lazy,
    ratio: '16-9',
    widths: { 1099: '100vw', 1100: '75rem' },
  },
  mini: {
    figures: { slides: 10, steps: [] },
    eager: { wide: 10, narrow: 7 },
    ratio: '1-1',
    widths: { 1100: '10vw' },
  },
  vertical: {
    figures: { slides: 5.5, steps: [] },
    vertical: true,
    eager: { wide: 6, narrow: 3 },
    ratio: '4-3',
    widths: { 1100: '8rem' },
  },
  carousel: {
    figures: {
      slides: 3,
      steps: [
        { maxPx: 567, slides: 1.25 },
        { maxPx: 768, slides: 2 },
      ],
    },
    eager: { wide: 3, narrow: 2 },
    ratio: '16-9',
    widths: { 578: '80vw', 800: '50vw', 1100: '33vw' },
  },
  'photo-gallery': {
    figures: { slides: 1, steps: [] },
    hasCounter: true,
    eager: lazy,
    ratio: '3-2',
    widths: { 1099: '100vw', 1100: '75rem' },
  },
  'card-swiper': {
    figures: {
      slides: 4,
      steps: [
        { maxPx: 566, slides: 1 },
        { maxPx: 1_083, slides: 2 },
      ],
    },
    eager: lazy,
    ratio: '16-9',
    widths: { 578: '100vw', 1099: '50vw', 1100: '25vw' },
  },
};
