import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const widths = [360, 800, 1280];

async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
              sum += Number(entry.value);
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

/** Nothing is on its way. */
async function still(page: Page): Promise<void> {
  await expect(page.locator('[data-state="loading"]')).toHaveCount(0);
}

/** Lets draw what begins by itself, then scrolls through, so that every widget starts, and waits until all have. */
async function settle(page: Page): Promise<void> {
  await still(page);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo(0, 0);
  });
  await still(page);
  await page.waitForLoadState('networkidle');
}

/** Opens an address at each width: still, no wider than the window, and accessible. */
export async function check(page: Page, address: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    await settle(page);
    expect(await layoutShift(page), `layout shift at ${width} px`).toBeLessThanOrEqual(0.02);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual(
      [],
    );
  }
}
