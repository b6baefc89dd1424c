/** Libraries that go from page to page without loading the document anew. */
import type { Page } from '@playwright/test';
import { expect, ready, test } from './support/test.ts';

const contentId = () => window.portada?.page.contentId;

/** The body, the widgets and the block are a content's. */
async function isAt(page: Page, id: string): Promise<void> {
  await expect(page.locator('portada-save-button')).toHaveAttribute('content-id', id);
  await ready(page, 'portada-save-button', 'portada-comments');
  await expect.poll(() => page.evaluate(contentId)).toBe(id);
}

for (const host of ['turbo', 'swup', 'htmx']) {
  test(`${host}: the next page's block and widgets take the place of the last`, async ({ page, errors }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`/${host}/first`);
    await ready(page, 'portada-save-button', 'portada-comments');

    await page.locator('#link').click();
    await isAt(page, '4712');
    await expect.poll(() => asked.some((path) => path.endsWith('/comments/4712'))).toBe(true);

    await page.goBack();
    await isAt(page, '4711');
    expect(errors).toEqual([]);
  });

  test(`${host}: a page that one comes back to has its own block again, by link and by Back`, async ({
    page,
    errors,
  }) => {
    await page.goto(`/${host}/first`);
    await isAt(page, '4711');
    for (const next of ['4712', '4711', '4712', '4711']) {
      await page.locator('#link').click();
      await isAt(page, next);
    }
    for (const last of ['4712', '4711', '4712', '4711']) {
      await page.goBack();
      await isAt(page, last);
    }
    await page.goForward();
    await isAt(page, '4712');
    await expect(page.locator('#portada-page')).toHaveCount(1);
    expect(errors).toEqual([]);
  });
}
