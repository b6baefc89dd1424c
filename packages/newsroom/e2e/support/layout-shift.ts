import type { Page } from '@playwright/test';
import { waitForPaint } from './frames.ts';

/** The cumulative layout shift since the page was opened. */
export async function layoutShift(page: Page): Promise<number> {
  await waitForPaint(page);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          const shifts = list.getEntriesByType('layout-shift').map((entry) => {
            const isCaused = 'hadRecentInput' in entry && entry.hadRecentInput;
            return 'value' in entry && !isCaused ? Number(entry.value) : 0;
          });
          resolve(shifts.reduce((sum, value) => sum + value, 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without any entry the observer is not called; with this one, which every page has, it is, once, with all that
        // there are. A clock of the test's own would make marks that nobody observes.
        observer.observe({ type: 'navigation', buffered: true });
      }),
  );
}
