/**
 * Programs that say in their user agent that they are no reader: search engines, previews of links, archives. They keep
 * no cookies, so that counting them is of no use.
 */
const PROGRAM =
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|embedly|preview|whatsapp|archiver|mediapartners|feedfetcher|inspectiontool/i;

export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && PROGRAM.test(userAgent);
}
