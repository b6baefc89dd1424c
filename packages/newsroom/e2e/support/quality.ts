import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import type Axe from 'axe-core';
import { FRAME_MS } from './frames.ts';
import { expectServedHeights, watchHeights } from './heights.ts';
import { expectNoLayoutShift } from './layout-shift.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    readonly axe: typeof Axe;
  }
}

/** The step of scrolling; not the viewport's height, which may be zero during a resize. */
const HEIGHT = 800;

/** Widths in between are checked for overflow only, without a reload: the editions differ in their texts only. */
const BETWEEN = 800;
/** A window of 1280 px at 400 % (WCAG 1.4.10). */
const NARROW = 320;
const widthsOf = (edition: string) => (edition === 'ca' ? [BETWEEN] : [360, 1280]);

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Runs in the page, which has axe. It neither sees closed shadow roots nor the slot that hides a widget's fallback, so
 * what is hidden there is marked first; again, if a widget has become ready meanwhile.
 */
async function violationsOutside(parts: readonly string[]): Promise<string[]> {
  const ready = () => [...document.querySelectorAll('[data-state="ready"]')];
  for (;;) {
    const widgets = ready();
    for (const child of widgets.flatMap(({ children }) => [...children]))
      child.toggleAttribute('data-replaced', !child.checkVisibility());
    const { violations } = await window.axe.run(
      { exclude: ['[data-replaced]', ...parts] },
      {
        resultTypes: ['violations'],
        preload: false,
        // Of WCAG 2.2, which axe leaves out unless it is asked.
        rules: { 'target-size': { enabled: true } },
      },
    );
    if (ready().every((widget) => widgets.includes(widget)))
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
  }
}

/** Once for each document: at another width it has it still. */
async function giveAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe);
}

/**
 * Expects no axe violations on the current page, except in parts that are tested elsewhere. Without axe's own package
 * for Playwright, which loads it twice; frames answer by themselves, as none is of another origin.
 */
export async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  // Not during an animation.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await Promise.all(page.frames().map(giveAxe));
  const violations = await page.evaluate(violationsOutside, without);
  await page.emulateMedia({ reducedMotion: null });
  expect(violations).toEqual([]);
}

/** Waits until nothing is loading. */
async function still(page: Page): Promise<void> {
  await expect(page.locator('[data-state="loading"]')).toHaveCount(0);
}

/**
 * Scrolls through the page and back; the widgets in sight that have not started. A list that continues at its end does
 * so once or twice: the end is where it was before.
 */
function scrollThrough(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({ limit, step }) => {
      const frame = () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => resolve());
          setTimeout(resolve, limit);
        });
      const end = document.body.scrollHeight;
      for (let y = 0; y < end; y += step) {
        scrollTo(0, y);
        await frame();
      }
      scrollTo(0, 0);
      return [
        ...document.querySelectorAll('[data-state="waiting"]:not([load="interaction"], portada-live-panel)'),
      ]
        .filter((widget) => widget.checkVisibility())
        .map(({ localName }) => localName);
    },
    { limit: FRAME_MS, step: HEIGHT },
  );
}

/**
 * The same. Headless Chromium now and then draws no more frames of a page that stands still, and without a frame
 * nothing comes into sight: a picture of the page makes it draw one.
 */
async function waitingInSight(page: Page): Promise<string[]> {
  const waiting = await scrollThrough(page);
  if (waiting.length > 0) await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  return waiting;
}

/**
 * Waits until every widget has started and loaded (in an endless page those that come while it is scrolled need not),
 * and all visible pictures. A rare widget hears of its place later than others, so one scroll may miss it.
 * Network idle cannot be used: Chromium never reports the end of a stale-while-revalidate request.
 */
export async function settle(page: Page, endless: boolean): Promise<void> {
  if (endless) await scrollThrough(page);
  else await expect.poll(() => waitingInSight(page)).toEqual([]);
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
  /** Letters are of twice the size, for which no window is 320 px wide. */
  isLarge?: boolean;
  /** The page keeps for each widget exactly the height that it takes. */
  isKept?: boolean;
}

/** Opens a URL at each width of its edition: no layout shift, no overflow, and accessible. */
export async function check(
  page: Page,
  address: string,
  {
    endless = false,
    isLarge = false,
    isKept = false,
    widths = widthsOf(test.info().project.name),
  }: Kind = {},
): Promise<void> {
  if (isKept) await watchHeights(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto(address);
    await (endless ? still(page) : settle(page, endless));
    await expectNoLayoutShift(page, { where: `at ${width} px` });
    if (endless) await settle(page, endless);
    if (isKept) await expectServedHeights(page, width);
    await expectToFit(page, width);
  }
  // What axe looks at is the same with larger letters, or better: targets grow, and contrast counts less.
  if (!isLarge) await expectAccessible(page);
  // The server sends every width the same document: it need not come again, nor axe.
  for (const width of widths.slice(0, -1)) {
    await page.setViewportSize({ width, height: HEIGHT });
    await still(page);
    await expectAccessible(page);
  }
  for (const width of isLarge ? [BETWEEN] : [BETWEEN, NARROW]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectToFit(page, width);
  }
  if (!isLarge) await expectToFitSpacedOut(page, NARROW);
}

/** The page is no wider than the window, and no text is cut by a box that is too narrow for it. */
async function expectToFit(page: Page, width: number): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
  const roots = await page.evaluateHandle(rootsOfPage);
  expect(await roots.evaluate(cutTexts), `cut at ${width} px`).toEqual([]);
}

/** The same with the spacing of WCAG 1.4.12. */
async function expectToFitSpacedOut(page: Page, width: number): Promise<void> {
  const roots = await page.evaluateHandle(rootsOfPage);
  await roots.evaluate((all) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`);
    for (const root of all) root.adoptedStyleSheets.push(sheet);
  });
  await expectToFit(page, width);
}

type Root = Document | ShadowRoot;

/** The document and the shadow roots in it, which neither its selectors nor its style sheets reach. */
function rootsOfPage(): Root[] {
  const within = (root: Root): Root[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? within(shadowRoot) : [])),
  ];
  return within(document);
}

/** The texts that their own box cuts, but for those that it hides on purpose. */
function cutTexts(roots: readonly Root[]): string[] {
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const isCut = (element: Element) => {
    const { clipPath, overflowX, overflowY } = getComputedStyle(element);
    const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
    const isTooNarrow = element.scrollWidth > element.clientWidth + 1;
    const isTooLow = element.scrollHeight > element.clientHeight + 8;
    return hides && clipPath === 'none' && (isTooNarrow || isTooLow);
  };
  return roots
    .flatMap((root) => [...root.querySelectorAll('*')])
    .filter((element) => hasText(element) && element.checkVisibility())
    .filter(isCut)
    .map(
      (element) => `${element.localName}.${element.className}: ${element.textContent?.trim().slice(0, 40)}`,
    );
}
