/** The names of a session's two cookies, and of the device's. */

/** The session token; httpOnly, and with the prefix `__Host-` over https. */
export const SESSION_COOKIE = 'portada_session';

/** The reader's id; readable by scripts. */
export const USER_COOKIE = 'portada_user';

/** Tells a device that has logged in before; stays after a logout; httpOnly. */
export const DEVICE_COOKIE = 'portada_device';
