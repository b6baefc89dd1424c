import type { Page } from 'playwright';
import { drawing } from './frames.ts';

/** The longest task while the page is scrolled from its head to its foot, in milliseconds. */
export function longestWhileScrolling(page: Page): Promise<number> {
  const scrolled = page.evaluate(async () => {
    let longest = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    });
    observer.observe({ type: 'longtask' });
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await nextFrame();
    }
    await nextFrame();
    observer.disconnect();
    return longest;
  });
  return drawing(scrolled);
}
