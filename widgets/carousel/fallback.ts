import { SLIDE_SIZE, slidesCss } from '@portada/ui/swiper/slides-css.ts';
import { timesTextBase } from '@portada/ui/text-base.ts';
import { type TemplateName, templateNames, templates } from './templates.ts';

const TAG = 'portada-carousel';

/** The element before its widget has drawn, or where it never will. */
const bare = (attribute = '') => `${TAG}${attribute}:not([data-state="ready"], [data-state="off"])`;

const selector = (name: TemplateName) => bare(name === 'carousel' ? '' : `[template="${name}"]`);

/**
 * What the page's style sheet says of a carousel while there is no script: the server's cards scroll and snap at the
 * very size that they have once the widget has drawn.
 */
export function carouselFallbackCss(): string {
  const figures = templateNames
    .toSorted((one, other) => Number(one !== 'carousel') - Number(other !== 'carousel'))
    .map((name) => slidesCss(selector(name), templates[name].figures));
  const vertical = bare('[template="vertical"]');
  return `
    ${TAG} { display: flex; }
    ${bare()} {
      --_gap: var(--portada-carousel-gap, var(--portada-space-4));
      gap: var(--_gap); overflow: auto hidden; scroll-snap-type: x mandatory; scrollbar-width: none;
    }
    ${bare('[template="mini"]')} { --_gap: var(--portada-carousel-gap, var(--portada-space-1)); }
    ${bare()} > * { flex: 0 0 ${SLIDE_SIZE}; min-inline-size: 0; min-block-size: 0; scroll-snap-align: start; }
    ${bare()} > * { box-sizing: border-box !important; }
    ${vertical} {
      --_gap: var(--portada-carousel-gap, var(--portada-space-3));
      flex-direction: column; block-size: var(--portada-carousel-length, ${timesTextBase(32)});
      overflow: hidden auto; scroll-snap-type: y mandatory;
    }
    ${vertical} > * { overflow: clip; }
    ${figures.join('\n')}
  `;
}
