/** Every tag on a page without styles of its own takes the same room before its widget has drawn and after. */
import type { Page } from '@playwright/test';
import { names } from './support/names.ts';
import { expect, test } from './support/test.ts';

/** How high a screen is by which the shifts are counted. */
const HEIGHT = 740;

/** Design §9.4. */
const SHIFT = 0.02;

/** In pixels: parts of a pixel add up. */
const TOLERANCE = 2;

/** What is in the box is decided by data that the page does not have. */
const byData: Readonly<Record<string, string>> = {
  'account-notice': 'the title and the text are those of its kind; the longest has its place',
  'ad-slot': 'without an answer of the ad server there is nothing',
  comments: 'as many as the call answers; the page knows the first ones',
  'photo-gallery': 'rows for the photos there are; the least has its place',
  'show-index': 'as many shows as the call answers',
  'streaming-list': 'as many as are on air',
};

/** The same, but what follows is below the first screen before and after. */
const pastTheScreen: Readonly<Record<string, string>> = {
  profile: 'the reader’s own data',
  register: 'a line for each newsletter',
  schedule: 'the programmes of a day',
  searcher: 'a page of results',
};

/** Between its fallback and its content it is lower than either. */
const lowerMeanwhile: Readonly<Record<string, string>> = {
  comments: 'the bar and the form are drawn a frame before the list',
  'show-index': 'so is the search of the shows',
};

/** In whose line nothing follows. */
const atTheEnd: Readonly<Record<string, string>> = {
  'user-menu': 'two links in the page’s font before, and in its own, or the reader’s picture, after',
};

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Growth {
  readonly name: string;
  readonly state: string;
  /** Before the loader has come, and in the end. */
  readonly before: Size;
  readonly after: Size;
  readonly lowest: number;
  /** The layout shift of what follows on a screen that begins with the widget, step by step. */
  readonly shift: number;
}

/** Opens a page on which the loader waits until the answer is called. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const loader = Promise.withResolvers<void>();
  await page.route('**/portada.js', async (route) => {
    await loader.promise;
    await route.continue();
  });
  // Some widgets lead elsewhere, such as the profile of nobody.
  await page.route('**/*', (route) => {
    const isElsewhere = route.request().isNavigationRequest() && !route.request().url().includes('/alone/');
    return isElsewhere ? route.fulfill({ status: 204 }) : route.fallback();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#end').waitFor({ state: 'attached' });
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.endsWith('portada.css')),
  );
  return () => loader.resolve();
}

/** Runs in the page: keeps every size that a widget is painted with. */
function watch(names: readonly string[]): void {
  const sizes = new Map<Element, Size[]>();
  const note = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    sizes.get(element)?.push({ width, height });
  };
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) note(target);
  });
  for (const name of names) {
    const element = document.querySelector(`#${name} portada-${name}`);
    if (!element) continue;
    sizes.set(element, []);
    note(element);
    observer.observe(element);
  }
  Object.assign(window, { sizes });
}

/** Runs in the page. */
function growths(screen: number): Growth[] {
  const all: Map<Element, Size[]> = Reflect.get(window, 'sizes');
  return [...all].map(([element, sizes]) => {
    const heights = sizes.map(({ height }) => Math.min(height, screen));
    const moves = heights.slice(1).map((now, step) => {
      const last = heights[step] ?? now;
      // The share of the screen that moves, by how far.
      return ((screen - Math.min(now, last)) / screen) * (Math.abs(now - last) / screen);
    });
    const { width, height } = element.getBoundingClientRect();
    return {
      name: element.localName.slice('portada-'.length),
      state: element.getAttribute('data-state') ?? '',
      before: sizes[0] ?? { width, height },
      after: { width, height },
      lowest: Math.min(...sizes.map((size) => size.height)),
      shift: moves.reduce((sum, move) => sum + move, 0),
    };
  });
}

async function measure(page: Page, drawn: readonly string[], atRest: () => Promise<void>): Promise<Growth[]> {
  const start = await openHeld(page, `/alone/${drawn.join('+')}`);
  await page.evaluate(watch, drawn);
  start();
  const states = () => page.evaluate(growths, HEIGHT).then((all) => all.map(({ state }) => state));
  await expect.poll(states).toEqual(drawn.map(() => 'ready'));
  await atRest();
  return page.evaluate(growths, HEIGHT);
}

/** What is wrong with a box, in a line each. */
function problemsOf({ name, before, after, lowest, shift }: Growth): string[] {
  const changes = `${before.width} × ${before.height} px, then ${after.width} × ${after.height} px`;
  const isWider = Math.abs(after.width - before.width) > TOLERANCE && !atTheEnd[name];
  const isHigher =
    Math.abs(after.height - before.height) > TOLERANCE && !byData[name] && !pastTheScreen[name];
  const isLower = lowest < Math.min(before.height, after.height) - TOLERANCE && !lowerMeanwhile[name];
  return [
    ...(isLower ? [`${name}: ${changes}, but ${lowest} px in between`] : []),
    ...(isWider || isHigher ? [`${name}: ${changes}`] : []),
    ...(shift > SHIFT && !byData[name] ? [`${name}: what follows shifts by ${shift.toFixed(3)}`] : []),
  ];
}

/** Those that show a reader what is theirs. */
const forReaders = ['profile'];

for (const width of [320, 360, 800, 1280]) {
  test(`every tag takes the same room before and after at ${width} px`, async ({ page, atRest, baseURL }) => {
    // The weather leaves out the days of its example that have passed: on another day it is of another height.
    await page.clock.setFixedTime('2026-11-24T12:00:00+01:00');
    await page.setViewportSize({ width, height: HEIGHT });
    const found = await measure(
      page,
      names.filter((name) => !forReaders.includes(name)),
      atRest,
    );
    await page.context().addCookies([{ name: 'portada_user', value: '1', url: String(baseURL) }]);
    found.push(...(await measure(page, forReaders, atRest)));
    expect(found.flatMap(problemsOf)).toEqual([]);
  });
}
