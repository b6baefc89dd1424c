import type { RequestSite } from '../config/sites.ts';

/**
 * The site whose contents a query lists, and how its addresses begin. A request's site serves as it is;
 * `url` is the origin with the base and is needed for share addresses only.
 */
export type Edition = Pick<RequestSite, 'id' | 'alias' | 'lang' | 'base' | 'url'>;

export function siteId(edition: Edition): number {
  return Number(edition.id);
}
