import type { NavItem } from '@portada/contract';
import { homeUrl } from '@portada/core';

function pathOf(href: string): string | undefined {
  if (!href || !URL.canParse(href, location.href)) return undefined;
  const { origin, pathname } = new URL(href, location.href);
  return origin === location.origin ? pathname : undefined;
}

/** `page` for the link to this very page, `true` for the section that the page lies in. */
export type Current = 'page' | 'true' | undefined;

/** Where this page is in a menu: at the item itself, below it, or among its children. */
export function currentOf({ link, children }: NavItem): Current {
  const path = pathOf(link.href);
  if (path === location.pathname) return 'page';
  if (children.some((child) => currentOf(child))) return 'true';
  // Everything lies below the home page.
  const isSection = path?.endsWith('/') && path !== '/' && path !== pathOf(homeUrl());
  return isSection && path && location.pathname.startsWith(path) ? 'true' : undefined;
}

/** The item that the page belongs to: itself, or else the one that lies nearest above it. */
export function currentItem(items: readonly NavItem[]): NavItem | undefined {
  const exact = items.find((item) => currentOf(item) === 'page');
  if (exact) return exact;
  return items
    .filter(currentOf)
    .toSorted((one, other) => other.link.href.length - one.link.href.length)
    .at(0);
}
