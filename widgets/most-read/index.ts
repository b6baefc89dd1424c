import { items, ranking } from '@portada/contract';
import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { json } from '@portada/element/json';
import { MostRead } from './MostRead.tsx';
import css from './most-read.css';

/**
 * The most read contents in two lists, of which a tab chooses one.
 *
 * @slot - The fallback, shown until the widget has rendered: the list, as links.
 * @csspart tab - A tab.
 * @csspart tab-panel - The list that shows.
 * @since 1.0.0
 */
export const MostReadElement = defineWidget(MostRead, {
  tag: 'portada-most-read',
  root: 'light',
  attributes: {
    /** Two lists of `{ label, items }`; an item has a `title` and a `url`, as a content card has. */
    lists: attribute.required(json(items(ranking), [])),
  },
  styles: [css],
});
