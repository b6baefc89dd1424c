/** The names of a session's two cookies. */

/** The session token; httpOnly. */
export const SESSION_COOKIE = 'portada_session';

/** The reader's id; readable by scripts. */
export const USER_COOKIE = 'portada_user';
