import { items, navItem } from '@portada/contract';
import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { json } from '@portada/element/json';
import { SwiperMenu } from './SwiperMenu.tsx';
import css from './swiper-menu.css';

/**
 * A line of sections, which is swiped where they do not all fit, with dropdowns under those that have parts.
 *
 * @slot - The fallback, shown until the widget has rendered: the same links.
 * @csspart link - A link of the line.
 * @csspart menu - The dropdown under an item.
 * @csspart arrow - The buttons at both ends.
 * @since 1.0.0
 */
export const SwiperMenuElement = defineWidget(SwiperMenu, {
  tag: 'portada-swiper-menu',
  root: 'shadow',
  attributes: {
    /** The entries, each `{ link: { id, href, text, title, target, rel }, children }`. */
    items: attribute.required(json(items(navItem), [])),
    /** What the menu is called for those who listen. */
    label: attribute.text(),
  },
  styles: [css],
});
