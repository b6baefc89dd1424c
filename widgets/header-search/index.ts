import { defineWidget } from '@portada/element';
import { HeaderSearch } from './HeaderSearch.tsx';
import css from './header-search.css';

/**
 * The search of a header: a link to the search page that opens a layer with the form, as wide as the window, under the
 * header. The search leads to the results of the text.
 *
 * @slot - The fallback, shown until the widget has rendered: a link to the search page.
 * @csspart toggle - The link with the magnifying glass.
 * @csspart layer - What it opens.
 * @csspart input - The field for the text.
 * @csspart button - The buttons that search and close.
 * @since 1.0.0
 */
export const HeaderSearchElement = defineWidget(HeaderSearch, {
  tag: 'portada-header-search',
  root: 'light',
  attributes: {},
  styles: [css],
});
