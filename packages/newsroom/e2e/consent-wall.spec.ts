/** The wall on a newsroom that asks for consent: one layer at a time. */
import { CONSENT_COOKIE } from '@portada/shared/consent.ts';
import { consentTexts } from '../src/texts/consent-texts.ts';
import { startNewsroom } from './support/own-newsroom.ts';
import { test as base, expect } from './support/test.ts';
import { opinionPieces, readAll, scrolls, wallTexts } from './support/wall.ts';

const test = base.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off the pattern
    async ({}, use) => {
      const newsroom = await startNewsroom({ CONSENT: 'required' });
      await use(newsroom.origin);
      await newsroom.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(origin),
});

test('[PAY-10] the wall comes when the banner is answered, by keyboard, and takes the focus', async ({
  page,
  site,
  edition,
}) => {
  const words = wallTexts[edition];
  const t = consentTexts[edition];
  const pieces = await opinionPieces(page.request, site, words.section);
  expect(await readAll(page, pieces.slice(0, 6))).toEqual([true, true, true, true, true, false]);
  const told = page.waitForResponse(/\/paywall\b/);
  await page.goto(pieces[5] ?? '');
  await told;
  const paywall = page.locator('portada-paywall');
  await expect(paywall).toHaveAttribute('data-state', 'ready');
  const banner = page.getByRole('form', { name: t.bannerTitle });
  const wall = paywall.getByRole('dialog');
  await expect(banner).toBeVisible();
  await expect(wall).toHaveCount(0);
  expect(await scrolls(page)).toBe(true);

  await banner.getByRole('button', { name: t.refuse }).press('Enter');
  await expect(wall.getByText(words.wall)).toBeVisible();
  await expect(banner).toBeHidden();
  expect(await scrolls(page)).toBe(false);
  const isFocused = () => paywall.evaluate(({ shadowRoot }) => shadowRoot?.activeElement != null);
  await expect.poll(isFocused).toBe(true);
  const [answer] = (await page.context().cookies()).filter(({ name }) => name === CONSENT_COOKIE);
  expect(answer?.value).toMatch(/\.$/);

  await page.reload();
  await expect(wall.getByText(words.wall)).toBeVisible();
  await expect(banner).toBeHidden();
});
