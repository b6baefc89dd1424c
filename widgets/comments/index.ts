import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { Comments } from './Comments.tsx';
import css from './comments.css';

/**
 * What readers say of a content, and to one another. Everybody reads it, in three orders; readers with a complete
 * profile write, change, vote and report. What has been typed is kept until it is sent, as long as the tab is. An
 * address with `?comment={id}#comment-{id}` opens the list at that comment.
 *
 * @slot - The fallback, shown until the widget has rendered: the comments, or a way to log in.
 * @csspart input - The field for a comment.
 * @csspart button - A button of a comment or of the list.
 * @csspart comment - One comment or reply.
 * @csspart dialog - What asks the reader something.
 * @event portada:comment - A comment or a reply was sent; a moderator may have to read it first.
 * @since 1.0.0
 */
export const CommentsElement = defineWidget(Comments, {
  tag: 'portada-comments',
  root: 'light',
  attributes: {
    /** The content; without it, the page's own. */
    contentId: attribute.text(),
    /** Nothing more is said there; what has been said is shown. */
    closed: attribute.boolean(),
  },
  styles: [css],
});
