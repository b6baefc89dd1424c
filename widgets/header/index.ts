import { items, navItem } from '@portada/contract';
import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { json } from '@portada/element/json';
import { Header } from './Header.tsx';
import css from './header.css';
import place from './place.css';

/**
 * The top of a page: the site's logo and links with a button before them that opens the menu. It sticks to the
 * window's upper edge, hides while the reader scrolls down and comes back when they scroll up; for that it stands
 * straight in `body`, or in what is as tall as the page. Its search is a `portada-header-search` and its reader's
 * corner a `portada-user-menu`, which the page puts among the links; search and menu are never open together.
 *
 * Its parts lie in the areas `menu`, `logo` and `links` of a grid, whose template a page may replace. The widget sets
 * `data-away` on the element while it hides. `--portada-header-ground` is what it lies on, and
 * `--portada-header-top` where it sticks: minus the height of what may leave the window.
 *
 * @slot - What shows in the menu button's place until the widget has drawn: a link to where the sections are.
 * @slot logo - The site's name, which stays.
 * @slot links - Further links and widgets, which stay.
 * @csspart button - The button that opens the menu.
 * @csspart dialog - The menu.
 * @since 1.0.0
 */
export const HeaderElement = defineWidget(Header, {
  tag: 'portada-header',
  root: 'light',
  slots: ['logo', 'links'],
  attributes: {
    /** The menu’s entries, each `{ link: { id, href, text, title, target, rel }, children }`. */
    navItems: attribute.required(json(items(navItem), [])),
  },
  styles: [place, css],
});
