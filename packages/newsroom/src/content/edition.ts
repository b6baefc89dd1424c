import type { RequestSite } from '../config/sites.ts';

/**
 * The site whose contents a query lists, and the prefix of their paths. A request's site can be passed; `url` (the
 * origin with the base) is needed for share URLs only.
 */
export type Edition = Pick<RequestSite, 'id' | 'alias' | 'lang' | 'base' | 'url'>;

export function siteId(edition: Edition): number {
  return Number(edition.id);
}
