import type { NavItem } from '@portada/contract';
import { homeUrl } from '@portada/core';

function pathOf(href: string): string | undefined {
  if (!href || !URL.canParse(href, location.href)) return undefined;
  const { origin, pathname } = new URL(href, location.href);
  return origin === location.origin ? pathname : undefined;
}

/** `page` for the link to this page, `true` for the section that contains it. */
export type Current = 'page' | 'true' | undefined;

/** Whether this page is the item's own, below its path, or one of its children. */
export function currentOf({ link, children }: NavItem): Current {
  const path = pathOf(link.href);
  if (path === location.pathname) return 'page';
  if (children.some((child) => currentOf(child))) return 'true';
  // Everything lies below the home page.
  const isSection = path?.endsWith('/') && path !== '/' && path !== pathOf(homeUrl());
  return isSection && path && location.pathname.startsWith(path) ? 'true' : undefined;
}

/** The current item: this page's own, or else its closest ancestor. */
export function currentItem(items: readonly NavItem[]): NavItem | undefined {
  const exact = items.find((item) => currentOf(item) === 'page');
  if (exact) return exact;
  return items
    .filter(currentOf)
    .toSorted((one, other) => other.link.href.length - one.link.href.length)
    .at(0);
}
