/** The moment of all pictures, in UTC, at which their server's clock stands still: a Wednesday's morning. */
export const MOMENT = '2026-10-14 08:00:00';
