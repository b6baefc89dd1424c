import type { Page } from '@playwright/test';
import { articlesIn } from './support/comments.ts';
import { signIn } from './support/readers.ts';
import { expect, test } from './support/test.ts';

/** What Turbo does: the next page's body in the place of this one's, and its block beside the old one in the head. */
async function visitSoftly(page: Page, address: string): Promise<void> {
  await page.evaluate(async (path) => {
    // A document that arrives as one is no sink of Trusted Types.
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.open('GET', path);
    const arrival = new Promise((resolve) => request.addEventListener('load', resolve));
    request.send();
    await arrival;
    const next = request.responseXML;
    if (!next) throw new Error('There is no such page.');
    history.pushState(null, '', path);
    document.title = next.title;
    document.head.append(...next.head.querySelectorAll('#portada-page'));
    document.body.replaceWith(next.body);
  }, address);
}

const contentId = (page: Page) => page.evaluate(() => window.portada?.page.contentId);

test('[PAGE-01] [LIKE-01] widgets follow a soft navigation to another article and back', async ({
  page,
  site,
  reader,
}) => {
  await signIn(page, site, reader);
  const [first = '', second = ''] = await articlesIn(page.request, `${site.base}/cultura/`);
  await page.goto(first);
  const button = page.locator('portada-save-button').getByRole('button').first();
  await expect(button).toHaveAccessibleName(site.save);
  const idOfFirst = await contentId(page);

  await visitSoftly(page, second);
  await expect.poll(() => contentId(page)).not.toBe(idOfFirst);
  const idOfSecond = await contentId(page);
  await expect(page.getByRole('button', { name: site.account(reader.nick) })).toBeVisible();
  await expect(button).toHaveAccessibleName(site.save);
  const saved = page.waitForRequest(/\/api\/bookmark\/content\//);
  await button.click();
  expect((await saved).url()).toContain(`/content/${idOfSecond}`);
  await expect(button).toHaveAccessibleName(site.saved);

  await visitSoftly(page, first);
  await expect.poll(() => contentId(page)).toBe(idOfFirst);
  await expect(button).toHaveAccessibleName(site.save);
  await visitSoftly(page, second);
  await expect(button).toHaveAccessibleName(site.saved);
  const comments = page.waitForRequest((request) => /\/comments?\//.test(request.url()));
  await page.locator('portada-comments').scrollIntoViewIfNeeded();
  expect((await comments).url()).toContain(String(idOfSecond));
});
