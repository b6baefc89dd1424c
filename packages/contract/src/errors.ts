/** LOGIN-11: an account of the old site, whose password must be set again. */
export const LEGACY_USER_PASSWORD_NOT_RESET = 'LEGACY_USER_PASSWORD_NOT_RESET';
/** LOGIN-13: under 403, with the `userId` for the resend. */
export const EMAIL_NOT_VALIDATED = 'EMAIL_NOT_VALIDATED';
/** LOGIN-19 */
export const USER_NOT_FOUND = 'USER_NOT_FOUND';
/** LOGIN-22: the token of the recovery email is used or expired. */
export const INVALID_TOKEN = 'INVALID_TOKEN';

/** The errors of a registration (REG-08, REG-09). */
export const registrationErrors = [
  'EMAIL_ALREADY_IN_USE',
  'NICK_ALREADY_IN_USE',
  'INVALID_FIELD',
  'INVALID_FIELDS',
  'UNKNOWN_ERROR',
  'INVALID_CREDENTIALS',
  'REQUIRED_FIELD',
] as const;
export type RegistrationError = (typeof registrationErrors)[number];

/** The errors of a rating: in both cases the reader has already voted (RATE-02). */
export const ratingErrors = ['tooManyValuationsForUserIp', 'duplicateValuation'] as const;
export type RatingError = (typeof ratingErrors)[number];

/** COMM-02, COMM-05, COMM-07, COMM-08; the codes are ours, the specification has only the messages. */
export const commentErrors = [
  'PROFILE_INCOMPLETE',
  'COMMENT_ALREADY_VOTED',
  'COMMENT_ALREADY_REPORTED',
  'COMMENTS_CLOSED',
  /** A duplicate of the reader's comment a moment ago. */
  'COMMENT_REPEATED',
  /** The time to edit it is over. */
  'COMMENT_SETTLED',
] as const;
export type CommentError = (typeof commentErrors)[number];

/** POLL-01: a second vote, one after the end, or one before the start. */
export const pollErrors = ['POLL_ALREADY_VOTED', 'POLL_CLOSED', 'POLL_NOT_OPEN'] as const;
export type PollError = (typeof pollErrors)[number];

/** INTV-03, and an interview that is not open yet, or closed. */
export const interviewErrors = ['INTERVIEW_LIMIT_REACHED', 'INTERVIEW_NOT_OPEN', 'INTERVIEW_CLOSED'] as const;
export type InterviewError = (typeof interviewErrors)[number];

/** UGC-01: the call is not open yet, or closed. */
export const callErrors = ['CALL_NOT_OPEN', 'CALL_CLOSED'] as const;
export type CallError = (typeof callErrors)[number];

/**
 * UGC-03, INTV-02: the errors of a file. Its type is not allowed, or it is too large; it is incomplete; the picture has
 * too many pixels; the upload no longer exists, or is another reader's.
 */
export const fileErrors = [
  'FILE_TYPE_REFUSED',
  'FILE_TOO_LARGE',
  'FILE_DAMAGED',
  'TOO_MANY_PIXELS',
  'UPLOAD_NOT_FOUND',
] as const;
export type FileError = (typeof fileErrors)[number];

/** ACCT-31: a demo account can be deleted by the publisher's support only. */
export const DEMO_ACCOUNT = 'DEMO_ACCOUNT';
/**
 * It was not proved lately who the reader is: it takes the password, or, for an account without one, a code by mail
 * (`prove`); then the same call again.
 */
export const proofErrors = ['PASSWORD_REQUIRED', 'MAIL_CODE_REQUIRED'] as const;
export type ProofError = (typeof proofErrors)[number];

/** The reader keeps as many searches as they may. */
export const SAVED_SEARCHES_FULL = 'SAVED_SEARCHES_FULL';

/** No session, or one that has ended. */
export const NOT_LOGGED_IN = 'NOT_LOGGED_IN';
/** Another reader's data, a write from another site. */
export const FORBIDDEN = 'FORBIDDEN';
export const NOT_FOUND = 'NOT_FOUND';
export const TOO_MANY_REQUESTS = 'TOO_MANY_REQUESTS';

/** Every error code of Portada's own host; another host may have more. */
export type ErrorCode =
  | RegistrationError
  | RatingError
  | CommentError
  | PollError
  | typeof LEGACY_USER_PASSWORD_NOT_RESET
  | typeof EMAIL_NOT_VALIDATED
  | typeof USER_NOT_FOUND
  | typeof INVALID_TOKEN
  | InterviewError
  | CallError
  | FileError
  | typeof DEMO_ACCOUNT
  | ProofError
  | typeof SAVED_SEARCHES_FULL
  | typeof NOT_LOGGED_IN
  | typeof FORBIDDEN
  | typeof NOT_FOUND
  | typeof TOO_MANY_REQUESTS;

/** The statuses with an error page (ERRP-01). */
export const errorPages = [401, 403, 404, 410, 500] as const;
export type ErrorPage = (typeof errorPages)[number];
