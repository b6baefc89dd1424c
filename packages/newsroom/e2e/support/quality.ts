import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { drawn, FRAME_MS } from './frames.ts';
import { expect, test } from './test.ts';

/** Steps of scrolling are told by it, not by the window: one that is being resized may have no height, and no end. */
const HEIGHT = 800;

/** At the width between a page only has to fit, and is not opened anew: an edition differs from the other in its words alone. */
const BETWEEN = 800;
const widthsOf = (edition: string) => (edition === 'ca' ? [BETWEEN] : [360, 1280]);

/** Axe sees neither a closed shadow root nor the slot that keeps what a widget has replaced from being rendered. */
async function markReplaced(page: Page): Promise<void> {
  await page.locator('[data-state="ready"] > *').evaluateAll((children) => {
    for (const child of children) child.toggleAttribute('data-replaced', !child.checkVisibility());
  });
}

/**
 * Expects that axe finds nothing on the page as it stands, but for the parts that are looked at elsewhere. What passed is
 * not written down, and everything runs in the page itself: a quarter of the time, as no page holds frames of others.
 */
export async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  // Nothing is judged halfway in.
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

/** The sum of what has moved by itself since the page was opened. */
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
        // What is buffered comes in a task of its own, which a busy page may keep waiting.
        setTimeout(() => {
          add(observer.takeRecords());
          resolve(sum);
        }, 50);
      }),
  );
}

/** Nothing is on its way. */
async function still(page: Page): Promise<void> {
  await expect(page.locator('[data-state="loading"]')).toHaveCount(0);
}

/**
 * Scrolls through, so that every widget starts, and waits until none is on its way, nor any picture in sight. The network
 * is no measure: what Chromium asks again behind a stale answer is never reported as done.
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

/** Whether every picture in the window has come. */
function hasPictures(): boolean {
  return [...document.images].every((image) => {
    const { top, right, bottom, left } = image.getBoundingClientRect();
    const isOutside = bottom < 0 || right < 0 || top > innerHeight || left > innerWidth;
    return image.complete || isOutside || !image.checkVisibility();
  });
}

interface Kind {
  /** What follows a list that goes on by itself makes room for it: such a page is measured until it has drawn. */
  endless?: boolean;
  widths?: readonly number[];
}

/** Opens an address at each width of its edition: still, no wider than the window, and accessible. */
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
