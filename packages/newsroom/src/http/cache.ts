/** Every `Cache-Control` header of the newsroom. */

const FRESH_SECONDS = 300;
const STALE_SECONDS = 60;

/**
 * Public responses are the same for everybody (readers' own data is rendered by widgets): a CDN caches them for five
 * minutes, may serve them stale for one more while it revalidates, and for a day while the newsroom fails. Brief ones
 * are public too, but contain what readers add: the CDN absorbs peaks, and new data is visible within seconds. Private
 * ones are never cached.
 */
const answers = {
  public: publicFor(FRESH_SECONDS, STALE_SECONDS),
  brief: 'public, max-age=0, s-maxage=10, stale-while-revalidate=10, stale-if-error=86400',
  private: 'private, no-store',
} as const;

/** Files: immutable where the address changes with the content, else revalidated after that time, or always. */
const files = {
  forever: 'public, max-age=31536000, immutable',
  day: 'public, max-age=86400',
  hour: 'public, max-age=3600, stale-while-revalidate=86400',
  minute: 'public, max-age=60',
  // A live stream's playlist: half the time after which it has another segment.
  second: 'public, max-age=1',
  revalidate: 'public, max-age=0, must-revalidate',
} as const;

const headers = { ...answers, ...files };

export type Cache = keyof typeof answers;

export function cacheHeader(cache: keyof typeof headers): string {
  return headers[cache];
}

/** Of a public response that shows something else from then on: nobody keeps it longer, not even stale. */
export function publicUntil(changesAt: Date | undefined, now: Date): string {
  if (!changesAt) return answers.public;
  const left = Math.max(1, Math.floor((changesAt.getTime() - now.getTime()) / 1_000));
  const fresh = Math.min(FRESH_SECONDS, left);
  return publicFor(fresh, Math.min(STALE_SECONDS, left - fresh));
}

function publicFor(fresh: number, stale: number): string {
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=86400`;
}
