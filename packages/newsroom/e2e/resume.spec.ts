/** An article that is left half-way on one device and gone on with on another. */
import type { Page } from '@playwright/test';
import { expectNoLayoutShift } from './support/layout-shift.ts';
import { area, paths } from './support/profile.ts';
import { expectAccessible } from './support/quality.ts';
import { logInElsewhere, signIn } from './support/readers.ts';
import { expect, test } from './support/test.ts';
import type { Edition } from './support/texts.ts';

/** The long article of the example newspaper. */
async function longArticle(page: Page, { base }: Edition): Promise<string> {
  const list = await (await page.request.get(`${base}/buscar/superavit`)).text();
  const [, url = ''] = /card__title"><a href="([^"]+)"/.exec(list) ?? [];
  return url;
}

const paragraph = (page: Page, index: number) => page.locator('.article .prose > p').nth(index);
const topOfParagraph = (page: Page, index: number) =>
  paragraph(page, index).evaluate((one) => one.getBoundingClientRect().top);

test('an article left half-way is gone on with on another device, by a press', async ({
  page,
  site,
  reader,
  browser,
}) => {
  const url = await longArticle(page, site);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.setViewportSize({ width: 400, height: 700 });
  await page.goto(url);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked.filter((address) => /resume\.js|user\/reading/.test(address))).toEqual([]);

  await signIn(page, site, reader);
  const opened = page.waitForResponse(/user\/reading\/\d+$/);
  await page.reload();
  const answer = await opened;
  expect((await answer.json()).place).toBeNull();
  // What a page sends as it is left is not told of: the server is asked.
  const kept = async () => (await (await page.request.get(answer.url())).json()).place?.paragraph;
  await paragraph(page, 3).evaluate((one) =>
    scrollBy({ top: one.getBoundingClientRect().top - 80, behavior: 'instant' }),
  );
  await page.goto('about:blank');
  await expect.poll(kept).toBe(3);

  const other = await logInElsewhere(browser, site, reader);
  await other.goto(site.base + paths.tabFavourites);
  const begun = area(other).getByRole('region', { name: site.reading });
  await expect(begun.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(other);
  await begun.getByRole('link').click();
  await other.waitForURL(`**${url}`);
  const go = other.getByRole('button', { name: site.resume });
  await expect(go).toBeVisible();
  // Turned down, it is offered again when the article is opened next.
  await other.getByRole('button', { name: site.resumeNot }).press('Enter');
  await expect(go).toBeHidden();
  await expect(other.locator('main')).toBeFocused();
  await other.reload();
  await expect(go).toBeVisible();
  expect(await other.evaluate(() => scrollY)).toBe(0);
  await expectNoLayoutShift(other, { limit: 0.01 });
  await expectAccessible(other);
  await go.press('Enter');
  await expect(go).toBeHidden();
  expect(Math.abs((await topOfParagraph(other, 3)) - 80)).toBeLessThan(20);
  await expect(paragraph(other, 3)).toBeFocused();

  // Read to its end it is forgotten.
  await other
    .locator('.article .prose > p')
    .last()
    .evaluate((one) => one.scrollIntoView({ block: 'start' }));
  await other.goto(site.base + paths.tabFavourites);
  await expect.poll(kept).toBeUndefined();
  await other.context().close();
});
