/** Durations, in milliseconds unless stated otherwise. */

/** API-01 */
export const REQUEST_TIMEOUT_MS = 10_000;
/** PAGE-11 */
export const CHUNK_TIMEOUT_MS = 120_000;
/** ALRT-02 */
export const ALERT_AUTO_CLOSE_MS = 7_000;
/** STRM-03 */
export const STREAMING_POLL_MS = 10_000;
/** UI-08 */
export const SNACKBAR_MS = 4_000;
/** UI-08: how long the message about a copied link is shown. */
export const COPY_MESSAGE_MS = 1_000;
/** LOAD-01: before each request of the next page. */
export const LOAD_MORE_DELAY_MS = 1_000;
/** SEEK-11: after a change of filter, date or text. */
export const SEARCHER_DELAY_MS = 1_000;
/** SHOW-06: after a change of letter or text, and before each further page. */
export const SHOW_INDEX_DELAY_MS = 1_000;
/** PRED-02 */
export const PREDICTIVE_DEBOUNCE_MS = 400;
/** REG-05: after a change of the nick, before its availability is checked. */
export const NICK_DEBOUNCE_MS = 400;
/** CARD-10: a total time above so many minutes is shown as hours and minutes. */
export const HOURS_FROM_MINUTES = 60;
/** SCHD-04: the hour in the publisher's time zone at which a broadcasting day begins; before it is the previous day. */
export const BROADCAST_DAY_HOUR = 6;
