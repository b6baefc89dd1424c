/** Slides at once: `slides`, unless the width is at most a step's `maxPx`; the narrowest step that matches wins. */
export interface SlidesPerView {
  readonly slides: number;
  readonly steps: readonly { readonly maxPx: number; readonly slides: number }[];
}

/**
 * The size of one slide along its strip, of which `--_slides` are to be seen at once with `--_gap` between them: the
 * figures of Swiper, as CSS, so that a strip has the same size before Swiper comes, and without it.
 */
export const SLIDE_SIZE = 'calc((100% - (var(--_slides) - 1) * var(--_gap)) / var(--_slides))';

/** Says how many slides what the selector matches shows at once, by the width of the window. */
export function slidesCss(selector: string, { slides, steps }: SlidesPerView): string {
  const rule = (count: number) => `${selector} { --_slides: ${count}; }`;
  const narrower = steps
    .toSorted((one, other) => other.maxPx - one.maxPx)
    .map((step) => `@media (max-width: ${step.maxPx}px) { ${rule(step.slides)} }`);
  return [rule(slides), ...narrower].join('\n');
}
