/** API-01, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 10_000;
