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

/** Scrolls through, so that every widget starts, and waits until none is on its way. */
async function settle(page: Page): Promise<void> {
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

interface Kind {
  /** What follows a list that goes on by itself makes room for it: such a page is measured until it has drawn. */
  endless?: boolean;
}

/** Opens an address at each width: still, no wider than the window, and accessible. */
export async function check(page: Page, address: string, { endless = false }: Kind = {}): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    await (endless ? still(page) : settle(page));
    expect(await layoutShift(page), `layout shift at ${width} px`).toBeLessThanOrEqual(0.02);
    await settle(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual(
      [],
    );
  }
}
