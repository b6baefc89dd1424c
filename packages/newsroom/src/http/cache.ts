/** Who may keep an answer, and for how long. */
export type Cache = 'public' | 'brief' | 'private';

/**
 * Public answers are the same for everybody (readers' own things are drawn by widgets): a CDN keeps them for five
 * minutes, and whoever kept one may serve it for one more while asking again. Brief ones are as public, but of what
 * readers add to: a crowd that looks is answered by the CDN, and what is new shows within seconds. Private ones nobody
 * keeps.
 */
const headers: Readonly<Record<Cache, string>> = {
  public: 'public, max-age=0, s-maxage=300, stale-while-revalidate=60',
  brief: 'public, max-age=0, s-maxage=10, stale-while-revalidate=10',
  private: 'private, no-store',
};

export function cacheHeader(cache: Cache): string {
  return headers[cache];
}
