import type { WebRouteName } from '@portada/contract';
import { routeUrl } from '@portada/core';

/** ACCT-07: the tabs of the profile area, each at a web route of its own. */
const routes = {
  user: 'user.profile',
  favourites: 'user.saved',
  authors: 'user.authors',
  newsletters: 'user.newsletters',
} as const satisfies Record<string, WebRouteName>;
export type Tab = keyof typeof routes;

/** In the order of the menu (ACCT-09). */
export const tabs: readonly Tab[] = ['user', 'favourites', 'authors', 'newsletters'];

export function tabUrl(tab: Tab): string {
  return routeUrl(routes[tab]);
}

/** The tab at an address: its path to the letter, trailing slash included (ACCT-08), whatever query follows it. */
export function tabAt(address: string): Tab | undefined {
  const [path] = address.split(/[?#]/);
  return tabs.find((tab) => tabUrl(tab) === path);
}
