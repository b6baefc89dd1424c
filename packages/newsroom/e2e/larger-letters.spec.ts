/** WCAG 1.4.4: with letters of twice the size nothing is lost, and no page scrolls sideways. */

import { browserArguments, launchOptions } from '../../../scripts/browser.ts';
import { pageUrl } from '../src/config/local-paths.ts';
import { listedAs } from './support/pages.ts';
import { check } from './support/quality.ts';
import { signIn } from './support/readers.ts';
import { expect, test } from './support/test.ts';
import { brokenIn } from './support/words.ts';

/** The reader's own default, 16 px of most, as a browser's settings have it. */
const LARGER = '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26';
test.use({ launchOptions: { ...launchOptions(), args: [...browserArguments, LARGER] } });

/** A space that is kept free for a widget fits letters of the usual size: what is drawn further down may move. */
const HOW = { endless: true, isLarge: true, widths: [390] };
/** What stands beside other things in a line, and must not be cut into syllables to fit there. */
const WHOLE =
  '.portada-weather-sky, .portada-weather-date, .portada-schedule-weekday, .portada-schedule-show';
const pages = [
  '/',
  '/politica/',
  '/acceso/',
  '/registro/',
  '/buscar/?text=mar',
  '/agenda/',
  '/programacion/',
  '/programas/puerto-adentro/emisiones/',
  '/tiempo/',
];
const kinds = ['article', 'video', 'recipe', 'event', 'poll', 'live'];

for (const path of pages) {
  test(`[PAGE-03] ${path} with letters of twice the size`, async ({ page, site }) => {
    test.slow();
    await check(page, pageUrl(site.base, path), HOW);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await brokenIn(page, WHOLE)).toEqual([]);
  });
}

test('[PAGE-03] the profile with letters of twice the size', async ({ page, site, reader }) => {
  test.slow();
  await signIn(page, site, reader);
  await check(page, `${site.base}/perfil/mi-cuenta/`, HOW);
});

for (const kind of kinds) {
  // The Catalan words of its block titles are the longest.
  const details = kind === 'live' ? { tag: '@ca' } : {};
  test(
    `[PAGE-06] a page of the kind ${kind} with letters of twice the size`,
    details,
    async ({ page, request, site }) => {
      test.slow();
      await check(page, await listedAs(request, site, kind), HOW);
    },
  );
}
