import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const widths = [360, 800, 1280];

/** Axe takes most of the time of these journeys, and an edition differs in its words alone: each has widths of its own. */
const readAt: Readonly<Record<string, readonly number[]>> = { es: [360, 1280], ca: [800] };

/** Expects that axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual(
    [],
  );
}

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
    if (endless) await settle(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
    const lang = await page.locator('html').getAttribute('lang');
    if (lang && readAt[lang]?.includes(width)) await expectAccessible(page);
  }
}
