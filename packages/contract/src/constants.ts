/** Every figure of the specification, once, with the checklist row it comes from. Times in milliseconds. */

/** API-01 */
export const REQUEST_TIMEOUT_MS = 10_000;
/** ALRT-02 */
export const ALERT_AUTO_CLOSE_MS = 7_000;
/** STRM-03 */
export const STREAMING_POLL_MS = 10_000;
/** UI-08 */
export const SNACKBAR_MS = 4_000;
/** UI-08: how long the message of a copied link stays. */
export const COPY_MESSAGE_MS = 1_000;
/** PAGE-11 */
export const CHUNK_TIMEOUT_MS = 120_000;
/** UI-01: from this width in pixels a screen is a tablet, below it a mobile. */
export const TABLET_MIN_PX = 578;
/** UI-01: from this width in pixels a screen is a desktop. */
export const DESKTOP_MIN_PX = 1_100;
/** COMM-03 */
export const COMMENT_MAX_LENGTH = 500;
/** The longest address that mail knows. */
export const EMAIL_MAX_LENGTH = 254;
/** Enough for any phrase, little enough to hash. */
export const PASSWORD_MAX_LENGTH = 200;
/** Any other single line of a form. */
export const FIELD_MAX_LENGTH = 200;
/** A contribution, a question or a contact message. */
export const LETTER_MAX_LENGTH = 5_000;
export const SEARCH_TEXT_MAX_LENGTH = 200;
