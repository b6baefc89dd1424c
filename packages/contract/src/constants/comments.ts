/** What readers say under a content. The specification leaves all of it open but the length, which stands in the limits. */

/** COMM-01: how long one may change or take back what one has said, in milliseconds. */
export const COMMENT_EDIT_MS = 5 * 60_000;
/** COMM-01: the comments of a page, replies not counted. */
export const COMMENTS_PAGE_SIZE = 20;
/** COMM-01: the replies that come with their comment; the others are asked for. */
export const REPLIES_SHOWN = 3;
/** COMM-01: the replies of a page, once they are asked for. */
export const REPLIES_PAGE_SIZE = 50;
/** COMM-01: how often an open page asks whether there are new ones, in milliseconds. */
export const COMMENTS_POLL_MS = 30_000;
/** CARD-07: how many contents one call may count. */
export const COMMENT_COUNTS_MAX = 100;
/** COMM-03: the most UTF-16 units of a comment: the longest characters are emoji of a dozen of them. */
export const COMMENT_MAX_UNITS = 8_000;

/** COMM-01: `best` by what readers think of them. */
export const commentOrders = ['newest', 'oldest', 'best'] as const;
export type CommentOrder = (typeof commentOrders)[number];

/** COMM-05: why a comment is reported. */
export const reportReasons = ['spam', 'abuse', 'falsehood', 'privacy', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** COMM-02: what a profile must hold. */
export const commenterFields = ['name', 'surname', 'nick', 'email', 'birthdate'] as const;
export type CommenterField = (typeof commenterFields)[number];
