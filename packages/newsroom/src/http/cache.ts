/** Who may keep an answer, and for how long. */
export type Cache = 'public' | 'private';

/**
 * Public answers are the same for everybody (readers' own things are drawn by widgets): a CDN keeps them for five
 * minutes, and whoever kept one may serve it for one more while asking again. Private ones nobody keeps.
 */
export function cacheHeader(cache: Cache): string {
  return cache === 'public'
    ? 'public, max-age=0, s-maxage=300, stale-while-revalidate=60'
    : 'private, no-store';
}
