/**
 * User agents that declare themselves as bots: search engines, link previews, archives. They keep no cookies, so they
 * cannot be metered.
 */
const PROGRAM =
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|embedly|preview|whatsapp|archiver|mediapartners|feedfetcher|inspectiontool/i;

export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && PROGRAM.test(userAgent);
}
