import type { Page } from '@playwright/test';

/** How the browser came to the page that it shows. */
export const delivery = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation && Reflect.get(navigation, 'deliveryType');
  });

/** The paths of the links that the page's rules offer, and of those that have been prefetched. */
export async function watchPrefetches(page: Page) {
  const found: { offered: string[]; readonly ready: string[] } = { offered: [], ready: [] };
  const session = await page.context().newCDPSession(page);
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    found.offered = preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname);
  });
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') found.ready.push(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  return found;
}
