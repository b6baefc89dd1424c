import { routeUrl, safeUrl } from '@portada/core';

/**
 * Where a link of a message leads: only to a page, never to anything that runs. The screens from which a reader comes
 * back are told where to.
 */
export function wayTo(address: string): string | undefined {
  const safe = safeUrl(address);
  if (!safe) return undefined;
  const url = new URL(safe, location.href);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const comesBack = [routeUrl('login'), routeUrl('register')].includes(url.origin + url.pathname);
  if (!comesBack || url.searchParams.has('backUrl')) return safe;
  url.searchParams.set('backUrl', location.href);
  return url.href;
}
