/** What is watched, listened to, cooked and read when one likes: the lists of one kind, and how they go on. */
import { ready } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[PAGE-07] [MEDIA-06] the front page links to videos, older pages of them, and audios', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.base}/`);
    await page.getByRole('heading').getByRole('link', { name: site.watchAndListen, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${site.base}/videos/$`));
    const titles = page.getByRole('main').locator('.card__title');
    const first = await titles.allTextContents();
    expect(first).toHaveLength(7);
    await page.locator('.pager').getByRole('link').click();
    await expect(page).toHaveURL(/\/videos\/2\/$/);
    await expect(page).toHaveTitle(/ - Pag\. 2/);
    const older = await titles.allTextContents();
    expect(older.filter((title) => first.includes(title))).toEqual([]);
    const chosen = titles.first().getByRole('link');
    const name = (await chosen.textContent()) ?? '';
    await chosen.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.locator('video[controls] source')).toHaveAttribute('src', /\.m3u8$/);
    await page.goBack();
    await page.locator('.nearby a[href$="/audios/"]').click();
    await expect(page).toHaveURL(/\/audios\/$/);
    await titles.first().getByRole('link').click();
    await expect(page.locator('audio[controls]')).toHaveAttribute('src', /\.mp3$/);
  });

  test('[PAGE-07] the footer of every page links to the contact page', async ({ page, site }) => {
    await page.goto(`${site.base}/acceso/`);
    await page.locator('.footer a[href$="/contacto/"]').click();
    const departments = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(departments).toHaveCount(6);
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
  });
});

test('[LOAD-01] [LOAD-03] more videos continue the grid, the same as on the next page', async ({
  page,
  site,
}) => {
  const titles = page.locator('.section-page__list .card__title');
  await page.goto(`${site.base}/videos/2/`);
  const older = await titles.allTextContents();
  await page.goto(`${site.base}/videos/`);
  const begun = await titles.allTextContents();
  await page.locator('portada-load-more').scrollIntoViewIfNeeded();
  await expect(titles).toHaveCount(begun.length + older.length);
  expect(await titles.allTextContents()).toEqual([...begun, ...older]);
  const grid = page.locator('.posters');
  await expect(grid.locator('> .card')).toHaveCount(begun.length + older.length);
  const [early, late] = await Promise.all(
    [grid.locator('> .card').first(), grid.locator('> .card').last()].map((card) => card.boundingBox()),
  );
  expect(late?.width).toBe(early?.width);
  await expect(grid.locator('> .card').last().locator('.badge')).toContainText(/\d:\d\d/);
});

test('[CARD-08] a post that is loaded later has share buttons', async ({ page, site }) => {
  await page.goto(`${site.base}/blogs/`);
  await ready(page, 'portada-share-bar');
  const cards = page.locator('.section-page__list > .card');
  await expect(cards).toHaveCount(7);
  await page.locator('portada-load-more').scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(8);
  const bar = cards.last().locator('portada-share-bar');
  await bar.scrollIntoViewIfNeeded();
  await expect(bar).toHaveAttribute('data-state', 'ready');
  await expect(bar.getByRole('button').first()).toBeVisible();
});
