/** Each page at two widths beside its pictures of before. `pnpm test:visual:update` takes them anew. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { limitFor } from '../../../scripts/test/visual.ts';
import { listedAs } from '../e2e/support/pages.ts';
import { SEED_PASSWORD, signIn } from '../e2e/support/readers.ts';
import { editions } from '../e2e/support/texts.ts';
import { readStylesheet } from '../src/render/stylesheet.ts';
import { readVersion } from './baselines.ts';
import { MOMENT } from './moment.ts';
import { picturedPages } from './pages.ts';

/** Narrow first: at another width a browser takes a larger picture, but no smaller one than it has. */
const WIDTHS = [390, 1280];
/** About a screen and a half: of a whole page a picture would be heavy, and one part of it few of its pixels. */
const HEIGHT = 1_200;

const pictureStyles = readFileSync(new URL('pictures.css', import.meta.url), 'utf8');

const reader = { email: 'lectora@example.com', nick: 'lectora', password: SEED_PASSWORD };

/** The page's dates stand still, and it waits for its fonts: else it would keep others when they come late. */
async function holdStill(page: Page): Promise<void> {
  await page.clock.setFixedTime(`${MOMENT}Z`);
  const { css, url } = readStylesheet();
  const withFonts = css.replaceAll('font-display: optional', 'font-display: block');
  expect(withFonts).not.toBe(css);
  // In the page's own sheet, since its policy refuses those that Playwright would add.
  const body = withFonts + pictureStyles;
  await page.route(`**${url}`, (route) => route.fulfill({ contentType: 'text/css', body }));
}

/** What is in sight and has not come yet: widgets, ads and illustrations, by their tags, and fonts. */
function pending(): string[] {
  const isInSight = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && element.checkVisibility();
  };
  const widgets = document.querySelectorAll(
    '[data-state="loading"], [data-state="waiting"]:not([load="interaction"], portada-live-panel)',
  );
  const images = [...document.images].filter(({ complete }) => !complete);
  const places = [...document.querySelectorAll('portada-ad-slot')].filter(
    (place) => !place.querySelector('.house-ad, .portada-ad-slot-nothing'),
  );
  const tags = [...widgets, ...places, ...images].filter(isInSight).map(({ localName }) => localName);
  return document.fonts.status === 'loaded' ? tags : [...tags, 'fonts'];
}

/** Without a frame nothing comes into sight: a picture makes headless Chromium draw one. */
async function settle(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
      return page.evaluate(pending);
    })
    .toEqual([]);
}

for (const { name, at, isCatalan, isSignedIn } of picturedPages) {
  test(`the page ${name} looks as in its pictures`, async ({ browser, page, request }) => {
    const site = editions[isCatalan ? 'ca' : 'es'];
    await holdStill(page);
    if (isSignedIn) await signIn(page, site, reader);
    const path = typeof at === 'string' ? site.base + at : await listedAs(request, site, at.kind);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      if (width === WIDTHS[0]) await page.goto(path);
      await settle(page);
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
        maxDiffPixelRatio: limitFor(browser.version(), readVersion()),
      });
    }
  });
}
