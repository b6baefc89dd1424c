import { defineWidget } from '@portada/element';
import { CommentCounts } from './CommentCounts.tsx';

/**
 * Brings the numbers of comments on a page's cards up to date, all in one call, so that the page itself may be kept by
 * a CDN. It draws nothing: it writes the number into every element with `data-comments-of="{content id}"`, and the
 * words (`12 comentarios`) into those with `data-comments-words-of`; also into those of cards that come later.
 * Where there are no comments any more it leaves them empty, for the page to hide what stands around them (`:empty`).
 *
 * @since 1.0.0
 */
export const CommentCountsElement = defineWidget(CommentCounts, {
  tag: 'portada-comment-counts',
  root: 'light',
  attributes: {},
});
