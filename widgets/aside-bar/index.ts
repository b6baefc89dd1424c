import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { AsideBar } from './AsideBar.tsx';
import css from './aside-bar.css';

/**
 * What a reader may do with an article, beside it: save it, go to its comments, share it. It leaves out saving on a
 * site without users, and the comments on a site or a page without them: they are what has the id `comments`.
 *
 * @slot - The fallback, shown until the widget has rendered.
 * @csspart button - A button or link of the bar.
 * @csspart menu - The networks that the bar has no room for.
 * @csspart icon - The drawing in a button or a link.
 * @csspart snackbar - The message that the link was copied.
 * @event portada:save - The content was saved or taken out.
 * @event portada:share - The reader chose a way to share.
 * @since 1.0.0
 */
export const AsideBarElement = defineWidget(AsideBar, {
  tag: 'portada-aside-bar',
  root: 'light',
  attributes: {
    /** The content; without it, the page's own. */
    contentId: attribute.text(),
    /** What is shared; without it, this page. */
    url: attribute.text(),
    /** The headline of the article; without it, the page's title. */
    heading: attribute.text(),
    /** How many comments there are; where it is not known the link stands without a number. */
    numComments: attribute.number(),
  },
  styles: [css],
});
