/** What a CMS writes in a tag, on a page that has Portada's sheet for it and no script. */
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('the classes of the reference style what stands in a tag, and the page’s colours win', async ({
  page,
}) => {
  await page.goto('/served/poll');
  const poll = page.locator('.portada-fallback-poll').first();
  const option = poll.locator('.portada-fallback-poll-option').first();
  await expect(option).toHaveCSS('display', 'grid');
  await expect(option).toHaveCSS('padding-inline-start', '16px');
  await expect(option).toHaveCSS('border-top-width', '1px');
  await expect(poll.locator('.portada-fallback-poll-options')).toHaveCSS('padding-inline-start', '0px');
  await expect(poll.locator('.portada-fallback-poll-question')).toHaveCSS('font-size', '24px');
  await expect(poll.locator('.portada-fallback-poll-state')).toHaveCSS('color', 'rgb(1, 2, 3)');
});

test('so do those of a widget that draws in a shadow root, in its own figures', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto('/served/schedule-carousel');
  const card = page.locator('.portada-fallback-schedule-carousel-card').first();
  await expect(card).toHaveCSS('padding-inline-start', '8px');
  const title = card.locator('.portada-fallback-schedule-carousel-title');
  await expect(title).toHaveCSS('padding-inline-start', '0px');
  await expect(title).toHaveCSS('color', 'rgb(1, 2, 3)');
  const widthOf = async (selector: string) =>
    (await page.locator(selector).first().boundingBox())?.width ?? 0;
  const whole = await widthOf('.portada-fallback-strip-window');
  expect(whole / (await widthOf('.portada-fallback-strip-slide'))).toBeCloseTo(9, 0);
});

test('a form to filter with stands in rows, and a press anywhere on a card follows its title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto('/alone/searcher');
  const fields = page.locator('.portada-fallback-searcher-fields').first();
  await expect(fields).toHaveCSS('display', 'grid');
  const [text, filter] = await fields.locator('.portada-fallback-field').all();
  const textBox = await text?.boundingBox();
  const filterBox = await filter?.boundingBox();
  expect(textBox?.width).toBeGreaterThan(2 * (filterBox?.width ?? 0));
  await expect(page.locator('.portada-fallback-field-control').first()).toHaveCSS('min-height', '44px');
  const card = page.locator('.portada-fallback-card').first();
  const over = await card.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, bottom } = element.getBoundingClientRect();
    return document.elementFromPoint(left + 2, bottom - 2)?.closest('a')?.className;
  });
  expect(over).toContain('portada-fallback-card-link');
});
