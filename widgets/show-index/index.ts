import { listAds } from '@portada/contract';
import { defineWidget } from '@portada/element';
import { json } from '@portada/element/json';
import { ShowIndex } from './ShowIndex.tsx';
import css from './show-index.css';

/**
 * All shows, by letter or by a text in their name, in a grid that goes on as the reader comes to its end. The address
 * holds the filter as `letter` or `text`. The server draws the cards; they are cleaned, Portada's elements in them come
 * alive. Its title is the page's `h1`, so the page needs none of its own.
 *
 * @slot - What shows until the first list has come, and if it does not come: the server's own list, with its links.
 * @csspart letter - A letter of the list.
 * @csspart input - The field for the text, and the choice of a letter on mobile.
 * @csspart grid - Around the cards.
 * @csspart button - The button for more, or to try again.
 * @event portada:content-loaded - A page was added; `page` is its number, from 2.
 * @since 1.0.0
 */
export const ShowIndexElement = defineWidget(ShowIndex, {
  tag: 'portada-show-index',
  root: 'light',
  attributes: {
    /** Advertising in the grid, `{ desktop, mobile }`: positions for after the 6th, the 12th and the 18th card. */
    ads: json(listAds, { desktop: [], mobile: [] }),
  },
  styles: [css],
});
