/** Input limits. Lengths in characters, files in bytes. */

const MEGABYTE = 1024 * 1024;

/** VAL-12, VAL-13: in years. */
export const MINIMUM_AGE = 13;
/** VAL-09: in digits. */
export const PHONE_MIN_DIGITS = 6;
/** VAL-09: in digits. */
export const PHONE_MAX_DIGITS = 12;
/** VAL-03, VAL-04 */
export const PASSWORD_MIN_LENGTH = 8;
/** VAL-03: so many identical characters in a row are rejected at registration. */
export const REGISTRATION_PASSWORD_RUN = 4;
/** VAL-04: so many identical characters in a row are rejected in the profile. */
export const PROFILE_PASSWORD_RUN = 2;
/** VAL-15 */
export const NICK_MIN_LENGTH = 4;
/** VAL-15: open in the specification; long enough for any name, short enough for a header. */
export const NICK_MAX_LENGTH = 30;
/** VAL-08 */
export const POSTAL_CODE_MIN_LENGTH = 5;
/** COMM-03 */
export const COMMENT_MAX_LENGTH = 500;

/** The maximum length of an e-mail address (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;
/** Enough for any passphrase, and cheap to hash. */
export const PASSWORD_MAX_LENGTH = 200;
/** Any other single line of a form. */
export const FIELD_MAX_LENGTH = 200;
/** A contribution, a question or a contact message. */
export const SUBMISSION_MAX_LENGTH = 5_000;

/** UGC-03, INTV-02: the maximum size of each file type, by purpose. */
export const UPLOAD_MAX_BYTES = {
  contribution: { image: 5 * MEGABYTE, video: 80 * MEGABYTE },
  interview: { image: 8 * MEGABYTE, video: 500 * MEGABYTE },
} as const;
/** The kind of submission that a file is for: `purpose` in an upload's metadata. */
export type UploadPurpose = keyof typeof UPLOAD_MAX_BYTES;
export type UploadKind = keyof (typeof UPLOAD_MAX_BYTES)[UploadPurpose];
/** Where files are uploaded by the tus protocol, 1.0.0, with `filename`, `filetype` and `purpose` as metadata. */
export const UPLOADS_PATH = '/api/front/uploads';
/** The chunk size of uploads: the maximum that is lost by an interruption. */
export const UPLOAD_CHUNK_BYTES = 4 * MEGABYTE;
/** UGC-03, INTV-02 */
export const UPLOAD_IMAGE_TYPE = 'image/jpeg';
/** UGC-03, INTV-02 */
export const UPLOAD_VIDEO_TYPE = 'video/mp4';

/** RATE-01, CARD-09 */
export const RATING_STARS = 5;
