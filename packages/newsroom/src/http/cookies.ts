/** The names of a session's two cookies. */

/** Holds the secret; no script reads it. */
export const SESSION_COOKIE = 'portada_session';

/** Holds the reader's id; widgets read it. */
export const USER_COOKIE = 'portada_user';
