import type { IncomingHttpHeaders } from 'node:http';

/**
 * User agents that declare themselves as bots: search engines, link previews, archives. They keep no cookies, so they
 * cannot be metered. Many tell where to read about them (`+https://…`), as no browser does.
 */
const PROGRAM =
  /(?<!cu)bot\b|\+(?:https?|mailto):|crawl|spider|slurp|facebookexternalhit|meta-external|embedly|iframely|vkshare|preview|whatsapp|archiver|mediapartners|feedfetcher|inspectiontool/i;

/** Every browser of these days names its engine so, and so does a view of the web within an app. */
const ENGINE = /^Mozilla\/5\.0 .*(?:AppleWebKit|Gecko)\//;

/**
 * Whether it says that it is a browser, by its engine or by fetch metadata: what else opens pages hardly ever keeps
 * cookies.
 */
export function isBrowser(headers: IncomingHttpHeaders): boolean {
  return ENGINE.test(headers['user-agent'] ?? '') || headers['sec-fetch-mode'] !== undefined;
}

export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && PROGRAM.test(userAgent);
}
