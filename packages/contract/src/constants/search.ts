/** Search, searcher and show index. Lengths in characters, counted after trimming (reading 24). */

/** SRCH-04 */
export const SEARCH_MIN_LENGTH = 3;
/** SRCH-01: the types of a search; `all` is the default, which URLs omit (SRCH-02). */
export const searchTypes = ['all', 'news', 'other'] as const;
export type SearchType = (typeof searchTypes)[number];
/** The maximum length of a query; open in the specification. */
export const SEARCH_TEXT_MAX_LENGTH = 200;
/** PRED-01: "longer than 3". */
export const PREDICTIVE_MIN_LENGTH = 4;
/** PRED-05: requested from the server. */
export const PREDICTIVE_LIMIT = 12;
/** PRED-03: shown. */
export const PREDICTIVE_MAX_MATCHES = 10;

/** SEEK-04: less 1 with a text input, less 1 with a date filter. */
export const SEARCHER_VISIBLE_FILTERS = 4;
/** SEEK-17: the pages loaded by scrolling; then a button loads more, so that the page's footer can be reached. */
export const SEARCHER_AUTOMATIC_PAGES = 3;
/** SEEK-12 */
export const SEARCHER_SKELETON_ROWS = 5;
/** The searcher's modes, one for each kind of page that has one. */
export const searcherModes = ['search', 'archive', 'agenda', 'events', 'newsletters', 'authors'] as const;
export type SearcherMode = (typeof searcherModes)[number];

/** AGEN-03: the events module is padded with skeletons up to so many. */
export const EVENTS_MIN_RESULTS = 5;

/** SHOW-04: the page size. */
export const SHOW_INDEX_PAGE_SIZE = 12;
/** SHOW-04 */
export const SHOW_INDEX_TYPES = 'program';
/** SHOW-04 */
export const SHOW_INDEX_ORDER = 'lastPublishedContentDate';
/** SHOW-07: an ad after every so many cards. */
export const SHOW_INDEX_AD_POSITIONS = [6, 12, 18] as const;
