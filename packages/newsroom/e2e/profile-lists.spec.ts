import type { Page } from '@playwright/test';
import { area, enterArea, entries, paths, save, saved, tab } from './support/profile.ts';
import { check } from './support/quality.ts';
import { expect, test } from './support/test.ts';
import type { Edition } from './support/texts.ts';

test('[ACCT-34] [ACCT-35] [ACCT-36] chosen newsletters persist after a reload', async ({
  page,
  site,
  reader,
}) => {
  await enterArea(page, site, reader);
  await tab(page, site.tabNewsletters).click();
  const boxes = area(page).getByRole('checkbox');
  await expect(boxes.first()).not.toBeChecked();
  await boxes.first().check();
  await boxes.nth(2).check();
  const sending = page.waitForRequest((request) => request.method() === 'PATCH');
  await save(page, site).click();
  expect(Object.keys((await sending).postDataJSON())).toEqual(['newsletters']);
  await saved(page, site);
  await page.reload();
  await expect(boxes.first()).toBeChecked();
  await expect(boxes.nth(1)).not.toBeChecked();
  await expect(boxes.nth(2)).toBeChecked();
});

/** The ids of some articles of the front page. */
async function articleIds(page: Page, { base }: Edition): Promise<string[]> {
  const html = await (await page.request.get(`${base}/`)).text();
  return [...new Set([...html.matchAll(/href="[^"]+-(\d+)\/"/g)].map(([, id = '']) => id))].slice(0, 2);
}

const collections = [
  ['tabFavourites', 'content', 'removeContent', 'noFavourites'],
  ['tabAuthors', 'taxon', 'removeAuthor', 'noAuthors'],
] as const;

for (const [name, kind, remove, none] of collections) {
  test(`[ACCT-37] [ACCT-38] [ACCT-41] [ACCT-42] [ACCT-44] ${paths[name]} lists items, removes them, and opens them`, async ({
    page,
    site,
    reader,
  }) => {
    await enterArea(page, site, reader);
    const ids = kind === 'content' ? await articleIds(page, site) : ['1', '2'];
    for (const id of ids) {
      const answer = await page.request.post(`${site.base}/api/bookmark/${kind}/${id}`, {
        headers: { Origin: new URL(page.url()).origin },
      });
      expect(answer.ok()).toBe(true);
    }
    // The day's profile knows nothing of what was saved behind its back.
    await page.evaluate(() => localStorage.clear());
    await page.goto(site.base + paths[name]);
    const buttons = area(page).getByRole('button', { name: site[remove] });
    await expect(buttons).toHaveCount(2);
    const link = area(page).getByRole('article').first().getByRole('heading').getByRole('link');
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).ok()).toBe(true);
    await buttons.first().focus();
    await page.keyboard.press('Enter');
    await expect(buttons).toHaveCount(1);
    await expect(buttons.first()).toBeFocused();
    await page.reload();
    await expect(buttons).toHaveCount(1);
    await buttons.first().click();
    await expect(area(page).getByText(site[none])).toBeVisible();
    const profile = await (await page.request.get(`${site.base}/api/front/user/profile`)).json();
    const list = kind === 'content' ? 'savedContentIds' : 'followedAuthorIds';
    expect(profile.response[list]).toEqual([]);
  });
}

// The followed authors are listed as the saved contents are.
for (const [, path] of entries.filter(([name]) => name !== 'tabAuthors')) {
  test(`[PAGE-03] [PAGE-07] ${path} is accessible, without layout shift or page errors`, async ({
    page,
    site,
    reader,
  }) => {
    test.slow();
    // Headless Chromium forbids notifications, which the account says in a line of its own.
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    });
    await enterArea(page, site, reader);
    await check(page, site.base + path, { isKept: path === paths.tabUser });
  });
}
