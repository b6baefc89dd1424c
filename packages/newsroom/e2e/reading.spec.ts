/** What helps to read an article: the size of its text, and how far the reader is. */
import type { Page } from '@playwright/test';
import { layoutShift } from './support/layout-shift.ts';
import { openArticle } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const sizeOf = (page: Page) =>
  page
    .locator('.prose')
    .first()
    .evaluate((prose) => Number.parseFloat(getComputedStyle(prose).fontSize));

test('the size of the text is chosen by keyboard and kept, and the text never jumps to it', async ({
  page,
  site,
}) => {
  await openArticle(page, site);
  const usual = await sizeOf(page);
  const sizes = page.getByRole('group', { name: 'Tamaño del texto' });
  await sizes.getByRole('radio', { name: 'Normal' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(sizes.getByRole('radio', { name: 'Muy grande' })).toBeChecked();
  expect((await sizeOf(page)) / usual).toBeCloseTo(1.45);
  await page.reload();
  await expect(sizes.getByRole('radio', { name: 'Muy grande' })).toBeChecked();
  expect((await sizeOf(page)) / usual).toBeCloseTo(1.45);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test('a line tells how far the text is read, and none where motion is reduced', async ({ page, site }) => {
  const line = () =>
    page.evaluate(() => {
      const { animationName, transform } = getComputedStyle(document.body, '::before');
      return { animationName, read: new DOMMatrix(transform).a };
    });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 400, height: 500 });
  await openArticle(page, site);
  expect((await line()).read).toBe(0);
  await page
    .locator('.prose')
    .last()
    .evaluate((prose) => prose.scrollIntoView({ block: 'end' }));
  await expect.poll(async () => (await line()).read).toBeGreaterThan(0.95);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await line()).animationName).toBe('none');
});
