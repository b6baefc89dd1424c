import { safeUrl } from '@portada/core';
import type { ShareTarget } from './share-links.ts';

/** The address by which others know this page: its canonical one, without what a campaign or a search has added. */
function pageUrl(): string {
  return document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href || location.href;
}

/** What is to be shared, absolute; this page's own address and title where nothing else is given. */
export function sharedOf({ url, heading }: ShareTarget): ShareTarget {
  const own = safeUrl(url);
  return {
    url: own ? new URL(own, location.href).href : pageUrl(),
    heading: heading || (own ? '' : document.title),
  };
}
