/**
 * User agents that declare themselves as bots: search engines, link previews, archives. They keep no cookies, so they
 * cannot be metered. Many tell where to read about them (`+https://…`), as no browser does.
 */
const PROGRAM =
  /(?<!cu)bot\b|\+(?:https?|mailto):|crawl|spider|slurp|facebookexternalhit|meta-external|embedly|iframely|vkshare|preview|whatsapp|archiver|mediapartners|feedfetcher|inspectiontool/i;

export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && PROGRAM.test(userAgent);
}
