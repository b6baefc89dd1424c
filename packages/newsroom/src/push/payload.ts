/** What a push carries: the alert in the words of the alert bar, encrypted for its browser. */
import { canonicalUrl } from '../config/local-paths.ts';
import type { SiteIdentity } from '../config/sites.ts';
import { shorten } from '../content/plain-text.ts';
import type { alerts } from '../db/schema/index.ts';

type Alert = Pick<typeof alerts.$inferSelect, 'id' | 'title' | 'text' | 'href'>;

export interface PushPayload {
  readonly title: string;
  readonly body: string;
  /** A path of the site. */
  readonly url: string;
  readonly lang: string;
  /** Another notification of the same alert stands in its place. */
  readonly tag: string;
}

/** Together less than a push may carry (RFC 8291), whatever letters they are of. */
const LONGEST_TITLE = 120;
const LONGEST_BODY = 400;

export function payloadOf({ id, title, text, href }: Alert, site: SiteIdentity): PushPayload {
  return {
    title: shorten(title, LONGEST_TITLE),
    body: shorten(text, LONGEST_BODY),
    // What leads elsewhere is read on the alert's own front page.
    url: /^\/(?!\/)/.test(href) ? canonicalUrl(site, href) : canonicalUrl(site, '/'),
    lang: site.lang,
    tag: tagOf(id),
  };
}

export function tagOf(alertId: number): string {
  return `alert-${alertId}`;
}
