import { items, navItem } from '@portada/contract';
import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { json } from '@portada/element/json';
import { ShowNavigation } from './ShowNavigation.tsx';
import css from './show-navigation.css';

/**
 * The parts of a show: its links, with the one that the page’s address belongs to marked. Under 1100 px they fold
 * into a dropdown that is called as the part the reader is in.
 *
 * @slot - The fallback, shown until the widget has rendered: the same links.
 * @csspart link - A link to a part.
 * @since 1.0.0
 */
export const ShowNavigationElement = defineWidget(ShowNavigation, {
  tag: 'portada-show-navigation',
  root: 'light',
  attributes: {
    /** The entries, each `{ link: { id, href, text, title, target, rel }, children }`; children follow their entry. */
    links: attribute.required(json(items(navItem), [])),
    /** What the links are called for those who listen. */
    label: attribute.text(),
  },
  styles: [css],
});
