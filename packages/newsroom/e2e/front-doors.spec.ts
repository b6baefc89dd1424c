/** From a list to what is in it, and back by what stands over its title. */
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('[PAGE-07] the footer leads to the polls and to the podcasts, and what is in them leads back', async ({
  page,
  site,
}) => {
  const titles = page.getByRole('main').locator('.card__title');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${site.base}/`);
  await page.locator('.footer a[href$="/encuestas/"]').click();
  const states = page.getByRole('main').locator('.portada-fallback-card-details');
  await expect(states.first()).toContainText('Encuesta abierta · hasta el');
  await expect(states.last()).toContainText('Encuesta cerrada');
  const question = (await titles.first().textContent()) ?? '';
  await titles.first().getByRole('link').click();
  await expect(heading).toHaveText(question);
  await page.locator('.article__kicker a[href$="/encuestas/"]').click();
  await expect(titles.first()).toHaveText(question);

  await page.locator('.footer a[href$="/podcasts/"]').click();
  const show = (await titles.first().textContent()) ?? '';
  await titles.first().getByRole('link').click();
  await expect(heading).toHaveText(show);
  await titles.first().getByRole('link').click();
  await expect(page.locator('audio[controls]')).toHaveAttribute('src', /\.mp3$/);
  await page.goBack();
  await page.locator('.page-title__over a[href$="/podcasts/"]').click();
  await expect(titles.first()).toHaveText(show);
});
