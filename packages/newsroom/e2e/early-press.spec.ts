/** What a reader presses in a fallback while its widget is on its way. */
import type { Page } from '@playwright/test';
import { listedAs, ready } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Holds the code of a widget up until the answer is called. */
async function hold(page: Page, tag: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/chunks/${tag.replace('portada-', '')}-*`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('an option of a poll stays chosen', async ({ page, request, site }) => {
  const arrive = await hold(page, 'portada-poll');
  await page.goto(await listedAs(request, site, 'poll'));
  const poll = page.locator('portada-poll');
  const second = poll.getByRole('radio').nth(1);
  await second.check();
  await expect(poll).not.toHaveAttribute('data-state', 'ready');
  arrive();
  await ready(page, 'portada-poll');
  await expect(second).toBeChecked();
  await expect(poll.getByRole('radio').first()).not.toBeChecked();
  await page.reload();
  await ready(page, 'portada-poll');
  await expect(second).toBeChecked();
});

test('a photo of a gallery opens in the viewer', async ({ page, request, site }) => {
  const arrive = await hold(page, 'portada-photo-gallery');
  const address = await listedAs(request, site, 'gallery');
  await page.goto(address);
  const gallery = page.locator('portada-photo-gallery');
  await gallery.getByRole('link').nth(1).click();
  await expect(gallery).not.toHaveAttribute('data-state', 'ready');
  arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').locator('.portada-strip-counter')).toHaveText(/^2 \/ \d+$/);
  expect(new URL(page.url()).pathname).toBe(address);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a photo opens as a file of its own, and a poll says what it needs', async ({
    page,
    request,
    site,
  }) => {
    await page.goto(await listedAs(request, site, 'gallery'));
    const link = page.locator('portada-photo-gallery').getByRole('link').first();
    const photo = await request.get((await link.getAttribute('href')) ?? '');
    expect(photo.headers()['content-type']).toBe('image/webp');
    await page.goto(await listedAs(request, site, 'poll'));
    await expect(page.locator('portada-poll noscript p')).toBeVisible();
  });
});
