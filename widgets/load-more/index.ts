import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { LoadMore } from './LoadMore.tsx';

/**
 * The following pages of a list, fetched as the reader comes to its end: the first three by themselves, then by a
 * button, so that the page's foot can be reached. It stands at the end of the list; new cards come before it, or into
 * the element that `list` names. What the server draws is cleaned: Portada's elements stay and come alive, scripts go,
 * so data of an element belongs in its attributes.
 *
 * @slot - The fallback, shown until the widget has rendered: a link to the next page.
 * @csspart button - The button for more, or to try again.
 * @event portada:content-loaded - A page was added; `page` is its number, from 2.
 * @since 1.0.0
 */
export const LoadMoreElement = defineWidget(LoadMore, {
  tag: 'portada-load-more',
  root: 'light',
  attributes: {
    /** The address that answers the next page as `{ html, nextPage }`, on the page's origin or the API's. */
    nextPage: attribute.text(),
    /** The `id` of the element that holds the cards; without it, the cards stand before this element. */
    list: attribute.text(),
  },
});
