import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { drawn, FRAME_MS } from './frames.ts';
import { expect, test } from './test.ts';

/** The step of scrolling; not the viewport's height, which may be zero during a resize. */
const HEIGHT = 800;

/** Widths in between are checked for overflow only, without a reload: the editions differ in their texts only. */
const BETWEEN = 800;
const widthsOf = (edition: string) => (edition === 'ca' ? [BETWEEN] : [360, 1280]);

/** Axe neither sees closed shadow roots nor the slot that hides a widget's fallback. */
async function markReplaced(page: Page): Promise<void> {
  await page.locator('[data-state="ready"] > *').evaluateAll((children) => {
    for (const child of children) child.toggleAttribute('data-replaced', !child.checkVisibility());
  });
}

/**
 * Expects no axe violations on the current page, except in parts that are tested elsewhere. Passes are not reported, and
 * everything runs in the page itself: a quarter of the time, as no page contains frames of other origins.
 */
export async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  // Not during an animation.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await markReplaced(page);
  const { violations } = await ['[data-replaced]', ...without]
    .reduce((axe, selector) => axe.exclude(selector), new AxeBuilder({ page }))
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode(true)
    .analyze();
  await page.emulateMedia({ reducedMotion: null });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual(
    [],
  );
}

/** The cumulative layout shift since the page was opened. */
export async function layoutShift(page: Page): Promise<number> {
  await drawn(page);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) {
            if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
              sum += Number(entry.value);
          }
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered in a task of their own, which a busy page may delay.
        setTimeout(() => {
          add(observer.takeRecords());
          resolve(sum);
        }, 50);
      }),
  );
}

/** Waits until nothing is loading. */
async function still(page: Page): Promise<void> {
  await expect(page.locator('[data-state="loading"]')).toHaveCount(0);
}

/**
 * Scrolls through the page, so that every widget starts, and waits until all have loaded, and all visible pictures. Network
 * idle cannot be used: Chromium never reports the end of a stale-while-revalidate request.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    async ({ limit, step }) => {
      const frame = () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => resolve());
          setTimeout(resolve, limit);
        });
      for (let y = 0; y < document.body.scrollHeight; y += step) {
        scrollTo(0, y);
        await frame();
      }
      scrollTo(0, 0);
    },
    { limit: FRAME_MS, step: HEIGHT / 2 },
  );
  await still(page);
  await expect.poll(() => page.evaluate(hasPictures)).toBe(true);
}

/** Whether every visible picture has loaded. */
function hasPictures(): boolean {
  return [...document.images].every((image) => {
    const { top, right, bottom, left } = image.getBoundingClientRect();
    const isOutside = bottom < 0 || right < 0 || top > innerHeight || left > innerWidth;
    return image.complete || isOutside || !image.checkVisibility();
  });
}

interface Kind {
  /** Content below a list that loads more moves down: such a page is measured until it has rendered. */
  endless?: boolean;
  widths?: readonly number[];
}

/** Opens a URL at each width of its edition: no layout shift, no overflow, and accessible. */
export async function check(
  page: Page,
  address: string,
  { endless = false, widths = widthsOf(test.info().project.name) }: Kind = {},
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto(address);
    await (endless ? still(page) : settle(page));
    expect(await layoutShift(page), `layout shift at ${width} px`).toBeLessThanOrEqual(0.02);
    if (endless) await settle(page);
    await expectToFit(page, width);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: BETWEEN, height: HEIGHT });
  await expectToFit(page, BETWEEN);
}

async function expectToFit(page: Page, width: number): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
}
