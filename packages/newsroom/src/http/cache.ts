/** Who may keep an answer, and for how long: every `Cache-Control` of the newsroom. */

/**
 * Public answers are the same for everybody (readers' own things are drawn by widgets): a CDN keeps them for five
 * minutes, and whoever kept one may serve it for one more while asking again. Brief ones are as public, but of what
 * readers add to: a crowd that looks is answered by the CDN, and what is new shows within seconds. Private ones nobody
 * keeps.
 */
const answers = {
  public: 'public, max-age=0, s-maxage=300, stale-while-revalidate=60',
  brief: 'public, max-age=0, s-maxage=10, stale-while-revalidate=10',
  private: 'private, no-store',
} as const;

/** Files: for ever where the address changes with the content, else asked for again after that time, or at once. */
const files = {
  forever: 'public, max-age=31536000, immutable',
  day: 'public, max-age=86400',
  hour: 'public, max-age=3600, stale-while-revalidate=86400',
  minute: 'public, max-age=60',
  revalidate: 'public, max-age=0, must-revalidate',
} as const;

const headers = { ...answers, ...files };

export type Cache = keyof typeof answers;

export function cacheHeader(cache: keyof typeof headers): string {
  return headers[cache];
}
