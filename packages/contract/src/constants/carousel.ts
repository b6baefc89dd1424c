/** CARO-01 */
export const carouselTemplates = ['slider', 'mini', 'vertical', 'carousel', 'photo-gallery'] as const;
export type CarouselTemplate = (typeof carouselTemplates)[number];

/** CARO-05, in CSS pixels. */
export const CAROUSEL_BREAKPOINTS_PX = [1_100, 768, 567] as const;

/** Slides at once: `slides`, unless the width is at most a step's `maxPx`; the narrowest step that matches wins. */
export interface SlidesPerView {
  readonly slides: number;
  readonly steps: readonly { readonly maxPx: number; readonly slides: number }[];
}

/** CARO-02, CARO-03, CARO-04 (card swiper), SCHD-03 (schedule). Steps from narrow to wide. */
export const slidesPerView = {
  slider: { slides: 1, steps: [] },
  'photo-gallery': { slides: 1, steps: [] },
  mini: { slides: 10, steps: [] },
  vertical: { slides: 5.5, steps: [] },
  carousel: {
    slides: 3,
    steps: [
      { maxPx: 567, slides: 1.25 },
      { maxPx: 768, slides: 2 },
    ],
  },
  cardSwiper: {
    slides: 4,
    steps: [
      { maxPx: 566, slides: 1 },
      { maxPx: 1_083, slides: 2 },
    ],
  },
  schedule: {
    slides: 9,
    steps: [
      { maxPx: 566, slides: 3 },
      { maxPx: 1_099, slides: 5 },
    ],
  },
} as const satisfies Record<string, SlidesPerView>;

/** CARO-06: images loaded at once, by the width 768: `wide` above it, `narrow` at it and below (reading 38). */
export const eagerImages = {
  vertical: { wide: 6, narrow: 3 },
  carousel: { wide: 3, narrow: 2 },
  mini: { wide: 10, narrow: 7 },
} as const;
/** CARO-06 */
export const EAGER_IMAGES_WIDE_ABOVE_PX = 768;
