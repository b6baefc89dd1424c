import type { Page } from '@playwright/test';

/** A headless window may render no frame for minutes when nothing changes: the upper limit of the wait. */
export const FRAME_MS = 250;

/** The same where something does change: without a frame the test fails by then, and says why. */
export const NO_FRAME_MS = 20_000;

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
