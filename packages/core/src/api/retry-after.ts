/** A moment as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT`. */
function momentOf(text: string): number {
  return text.endsWith(' GMT') ? Date.parse(text) : Number.NaN;
}

/**
 * How many seconds a `Retry-After` asks to wait; it says them, or the moment (RFC 9110, 10.2.3).
 *
 * @param date the answer's `Date`: a moment is held against the server's own clock, where it tells the time
 */
export function retryAfterOf(header: string | null, date: string | null = null): number | undefined {
  if (!header) return undefined;
  const now = momentOf(date ?? '') || Date.now();
  const seconds = /^\d{1,9}$/.test(header) ? +header : Math.ceil((momentOf(header) - now) / 1_000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
