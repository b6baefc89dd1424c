import { searchTypes } from '@portada/contract';
import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { SearchOpening } from './SearchOpening.tsx';
import css from './search-opening.css';

/**
 * The opening of a page of search results: how much was found, and the form to search anew, through everything, news
 * or the rest. The count follows a searcher on the page. Its title is the page's `h1`, so the page needs none of its
 * own.
 *
 * @slot - The fallback, shown until the widget has rendered: the title and a plain form.
 * @csspart input - The field for the text and the choice of what is searched.
 * @csspart button - The button that searches.
 * @since 1.0.0
 */
export const SearchOpeningElement = defineWidget(SearchOpening, {
  tag: 'portada-search-opening',
  root: 'light',
  attributes: {
    /** What was searched for. */
    text: attribute.text(),
    /** What was searched for in its place, where it finds nothing: the title names that. */
    meant: attribute.text(),
    /** What was searched: `news`, `other`, or `all`, which holds where it is empty or missing. */
    searchtype: attribute.choice(searchTypes, 'all'),
    /** How many results there are; without it the title tells of no number. */
    numResults: attribute.number(),
  },
  styles: [css],
});
