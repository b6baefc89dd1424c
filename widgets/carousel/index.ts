import { contentCard, items } from '@portada/contract';
import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { json } from '@portada/element/json';
import { Carousel } from './Carousel.tsx';
import css from './carousel.css';
import { templateNames } from './templates.ts';

/**
 * Cards beside one another, swiped, turned by buttons or by arrow keys. Without `items` the element's own children are
 * the cards, one slide each; before the widget has drawn, and without script, they scroll at the same size.
 *
 * @slot - The server's cards: the slides themselves, or, with `items`, what shows until the widget has drawn.
 * @csspart strip - Around everything.
 * @csspart slide - One slide.
 * @csspart card - The card in it, where it is one of `items`.
 * @csspart arrow - The buttons at both ends.
 * @since 1.0.0
 */
export const CarouselElement = defineWidget(Carousel, {
  tag: 'portada-carousel',
  root: 'shadow',
  attributes: {
    /** How many cards are seen at once and how they are drawn. */
    template: attribute.choice(templateNames, 'carousel'),
    /** What the carousel shows: the name of its region for those who listen. */
    label: attribute.text(),
    /** The cards; without them the element's children are the slides. */
    items: json(items(contentCard), []),
  },
  styles: [css],
});
