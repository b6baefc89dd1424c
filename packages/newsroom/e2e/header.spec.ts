import type { Page } from '@playwright/test';
import { ready } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const toggleOf = (page: Page) => page.locator('.portada-header-toggle');
const header = (page: Page) => page.locator('portada-header');
const bottomOf = async (page: Page) => {
  const box = await header(page).boundingBox();
  return Math.round((box?.y ?? 0) + (box?.height ?? 0));
};

/** As a reader's wheel does it, which is not still before the page has told of it. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true });
        window.scrollTo({ top, behavior: 'instant' });
      }),
    y,
  );
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 700 } });

    test('[HEAD-01] [HEAD-03] [HEAD-09] the menu leads to every section and holds the page meanwhile', {
      tag: '@ca',
    }, async ({ page, site }) => {
      await page.goto(`${site.base}/`);
      await ready(page, 'portada-header');
      const sections = page.locator('#secciones a');
      const addresses = await sections.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(addresses.length).toBeGreaterThan(5);
      await toggleOf(page).click();
      const menu = page.getByRole('dialog', { name: site.menu });
      await expect(menu).toBeVisible();
      for (const address of addresses) await expect(menu.locator(`a[href="${address}"]`)).toBeVisible();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');

      await menu.getByRole('button', { name: site.watchAndListen }).click();
      await menu.getByRole('link', { name: site.liveTitle }).click();
      await page.waitForURL(`**${site.base}/directo/`);
      await ready(page, 'portada-header');
      await toggleOf(page).click();
      await expect(menu.getByRole('link', { name: site.liveTitle })).toHaveAttribute('aria-current', 'page');
      await page.goBack();
      await expect(menu).toHaveCount(0);
    });

    test('[HEAD-02] [HEAD-04] search and menu are never open together', async ({ page, site }) => {
      await page.goto(`${site.base}/`);
      await ready(page, 'portada-header');
      await page.locator('.portada-header-search-toggle').click();
      const field = page.getByRole('searchbox');
      await expect(field).toBeFocused();
      await toggleOf(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(field).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(toggleOf(page)).toBeFocused();
    });

    test('[HEAD-08] it leaves on the way down, comes back on the way up, and stays for who uses it', async ({
      page,
      site,
    }) => {
      await page.goto(`${site.base}/`);
      await ready(page, 'portada-header');
      await scrollTo(page, 1200);
      await expect.poll(() => bottomOf(page)).toBeLessThanOrEqual(0);
      await scrollTo(page, 1190);
      await expect.poll(() => bottomOf(page)).toBeGreaterThan(40);
      await scrollTo(page, 1600);
      await expect.poll(() => bottomOf(page)).toBeLessThanOrEqual(0);
      await toggleOf(page).focus();
      await expect.poll(() => bottomOf(page)).toBeGreaterThan(40);
      await scrollTo(page, 2000);
      await expect.poll(() => bottomOf(page)).toBeGreaterThan(40);
    });

    test('the other edition is within reach, and the login by keyboard in sight, wherever the page is', {
      tag: '@ca',
    }, async ({ page, site }) => {
      await page.goto(`${site.base}/boletines/`);
      await ready(page, 'portada-user-menu');
      const edition = page.locator('.masthead__edition');
      await expect(edition).toBeVisible();
      await scrollTo(page, 600);
      await edition.focus();
      await expect.poll(async () => (await edition.boundingBox())?.y).toBeGreaterThanOrEqual(0);
      await edition.click();
      await page.waitForURL(site.base ? /:\d+\/boletines\/$/ : /\/ca\/boletines\/$/);
    });
  });
}

test('[HEAD-11] the strip of sections is swiped on a phone and lies whole on a desk', { tag: '@ca' }, async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(`${site.base}/`);
  await ready(page, 'portada-swiper-menu');
  const strip = page.locator('portada-swiper-menu');
  const next = strip.locator('.portada-strip-arrow--next');
  const last = strip.getByRole('link').last();
  await expect(next).toBeVisible();
  await expect(last).not.toBeInViewport();
  while ((await next.getAttribute('aria-disabled')) === 'false') {
    const before = await last.evaluate((link) => link.getBoundingClientRect().left);
    await next.click();
    await expect.poll(() => last.evaluate((link) => link.getBoundingClientRect().left)).toBeLessThan(before);
  }
  await expect(last).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(next).toHaveCount(0);
  await expect(last).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the masthead has its links, and the menu leads to the sections at the foot', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.base}/`);
    await page.getByRole('link', { name: site.menu, exact: true }).click();
    await expect(page.locator('#secciones')).toBeInViewport();
    await expect(page.locator('.masthead__account a').first()).toHaveAttribute('href', /\/acceso\//);
    await expect(page.locator('.sections a[aria-current]')).toHaveCount(1);
  });
});
