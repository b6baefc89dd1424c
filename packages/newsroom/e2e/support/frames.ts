import type { Page } from '@playwright/test';

/** A headless window may render no frame for minutes when nothing changes: the upper limit of the wait. */
export const FRAME_MS = 250;

/** Waits until the page's changes are rendered and observers have been called. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(
    (limit) =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        setTimeout(resolve, limit);
      }),
    FRAME_MS,
  );
}
