import type { Page } from '@playwright/test';
import { pageUrl } from '../src/config/local-paths.ts';
import { NO_FRAME_MS } from './support/frames.ts';
import { ready } from './support/pages.ts';
import { expectAccessible } from './support/quality.ts';
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
    ({ top, limit }) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(reject, limit, new Error('The page draws no frames.'));
        window.addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true });
        window.scrollTo({ top, behavior: 'instant' });
      }),
    { top: y, limit: NO_FRAME_MS },
  );
}

for (const [what, selector, opened] of [
  ['menu', 'portada-header > a', 'dialog[open]'],
  ['search', 'portada-header-search > a', 'portada-header-search input'],
] as const) {
  test(`[HEAD-01] [HEAD-04] a press on the ${what} before its code has come opens it, and leads nowhere`, async ({
    page,
    site,
  }) => {
    const arrival = Promise.withResolvers<void>();
    await page.route(/\/chunks\/header(-search)?-\w{8}\.js/, async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto(`${site.base}/`);
    await expect(header(page)).toHaveAttribute('data-state', 'loading');
    const address = page.url();
    await page.locator(selector).first().click();
    arrival.resolve();
    await expect(page.locator(opened).first()).toBeVisible();
    expect(page.url()).toBe(address);
  });
}

for (const width of [360, 1280]) {
  const tag = width === 360 ? '@ca' : [];
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 700 } });

    test('[HEAD-01] [HEAD-03] [HEAD-09] the menu links to every section and locks scrolling while open', {
      tag,
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
      await page.waitForURL(`**${pageUrl(site.base, '/directo/')}`);
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

    test('[HEAD-08] it hides on scrolling down, returns on scrolling up, and stays while it has the focus', async ({
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

    test('the other edition and the login can be reached by keyboard at any scroll position', {
      tag,
    }, async ({ page, site }) => {
      await page.goto(pageUrl(site.base, '/boletines/'));
      await ready(page, 'portada-user-menu');
      const edition = page.locator('.masthead__edition');
      await expect(edition).toBeVisible();
      await scrollTo(page, 600);
      await edition.focus();
      await expect.poll(async () => (await edition.boundingBox())?.y).toBeGreaterThanOrEqual(0);
      await edition.click();
      await page.waitForURL(site.base ? /:\d+\/boletines\/$/ : /\/ca\/butlletins\/$/);
    });
  });
}

for (const [width, names] of [
  [360, ['live', 'edition', 'login', 'register', 'menu', 'name', 'search']],
  [1280, ['menu', 'live', 'edition', 'name', 'search', 'login', 'register']],
] as const) {
  test(`at ${width} px the focus goes through the masthead as it is seen, and leaves nothing out`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(pageUrl(site.base, '/boletines/'));
    for (const widget of ['portada-header', 'portada-header-search', 'portada-user-menu'])
      await ready(page, widget);
    // A link until its widget has come, then a button.
    const panel = page.locator('portada-live-panel');
    const accounts = page.locator('portada-user-menu').getByRole('link');
    const places = {
      menu: toggleOf(page),
      live: panel.getByRole('link').or(panel.getByRole('button')).first(),
      edition: page.locator('.masthead__edition'),
      name: page.locator('.masthead__name a'),
      search: page.locator('.portada-header-search-toggle'),
      login: accounts.first(),
      register: accounts.last(),
    };
    await page.locator('.skip-link').focus();
    for (const name of names) {
      await page.keyboard.press('Tab');
      await expect(places[name], name).toBeFocused();
    }
  });
}

test('[HEAD-11] the sections scroll on a phone and fit on a desktop', { tag: '@ca' }, async ({
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
  const isAtEnd = async () => (await next.getAttribute('aria-disabled')) === 'true';
  const left = () => last.evaluate((link) => link.getBoundingClientRect().left);
  while (!(await isAtEnd())) {
    const before = await left();
    // It may come to the end meanwhile, where the button is pressed in vain.
    await next.dispatchEvent('click');
    await expect.poll(async () => (await isAtEnd()) || (await left()) < before).toBe(true);
  }
  await expect(last).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(next).toHaveCount(0);
  await expect(last).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the masthead has its links, and the menu links to the sections in the footer', async ({
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

test('[HEAD-11] at 390 px a section that is half in sight is no small target', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.base}/`);
  await page.locator('portada-swiper-menu .portada-strip--swiped').waitFor();
  await expectAccessible(page);
});
