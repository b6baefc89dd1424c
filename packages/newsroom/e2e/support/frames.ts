import type { Page } from '@playwright/test';

/** A window without a screen may draw nothing for minutes when it has nothing new: so long is waited for it. */
export const FRAME_MS = 250;

/** Waits until what the page has changed is on screen and has told who watches it. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    (limit) =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        setTimeout(resolve, limit);
      }),
    FRAME_MS,
  );
}
