import type { Page } from '@playwright/test';

/**
 * Makes the next page one that the browser prerenders, as far as a script can see: a headless Chromium prerenders none.
 * @returns how the reader comes to it
 */
export async function prerender(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    let isAhead = true;
    Object.defineProperty(document, 'prerendering', { get: () => isAhead });
    document.addEventListener('test:show', () => {
      isAhead = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
  });
  return () => page.evaluate(() => void document.dispatchEvent(new Event('test:show')));
}
