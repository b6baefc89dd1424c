/** Comments. The specification leaves all of it open but the length, which is among the limits. */

/** COMM-01: the page size of further replies. */
export const REPLIES_PAGE_SIZE = 50;
/** CARD-07: the maximum of contents per call. */
export const COMMENT_COUNTS_MAX = 100;
/** COMM-03: the maximum of UTF-16 code units of a comment: an emoji grapheme can have a dozen. */
export const COMMENT_MAX_UNITS = 8_000;

/** COMM-01: `best` is by votes. */
export const commentOrders = ['newest', 'oldest', 'best'] as const;
export type CommentOrder = (typeof commentOrders)[number];

/** COMM-05: the reasons of a report. */
export const reportReasons = ['spam', 'abuse', 'falsehood', 'privacy', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** COMM-02: the profile fields that are required to comment. */
export const commenterFields = ['name', 'surname', 'nick', 'email', 'birthdate'] as const;
