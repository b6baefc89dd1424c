/** Search, searcher and show index. Lengths in characters, counted after trimming (reading 24). */

/** SRCH-04 */
export const SEARCH_MIN_LENGTH = 3;
/** SRCH-01: the types of a search; `all` is the default, which URLs omit (SRCH-02). */
export const searchTypes = ['all', 'news', 'other'] as const;
export type SearchType = (typeof searchTypes)[number];
/** The maximum length of a query; open in the specification. */
export const SEARCH_TEXT_MAX_LENGTH = 200;
/** The searches that a reader may keep. */
export const SAVED_SEARCHES_MAX = 20;

/** The searcher's modes, one for each kind of page that has one. */
export const searcherModes = ['search', 'archive', 'agenda', 'events', 'newsletters', 'authors'] as const;
export type SearcherMode = (typeof searcherModes)[number];

/** SHOW-04: the page size. */
export const SHOW_INDEX_PAGE_SIZE = 12;
/** SHOW-04 */
export const SHOW_INDEX_TYPES = 'program';
/** SHOW-04 */
export const SHOW_INDEX_ORDER = 'lastPublishedContentDate';
/** SHOW-07: an ad after every so many cards. */
export const SHOW_INDEX_AD_POSITIONS = [6, 12, 18] as const;
