import { pageUrl } from '../src/config/local-paths.ts';
import { FAILED_RESOURCE, fail, failures } from './support/failures.ts';
import { openArticle, ready } from './support/pages.ts';
import { enter, signIn } from './support/readers.ts';
import { expect, test } from './support/test.ts';

test('[LIKE-01] [LIKE-06] [LIKE-07] [HEAD-05] [PAGE-10] an anonymous save is completed after login', async ({
  page,
  site,
  reader,
}) => {
  await openArticle(page, site);
  const article = page.url();
  const button = page.locator('portada-save-button').getByRole('button').first();
  await button.click();
  const modal = page.getByRole('dialog');
  await expect(modal).toContainText(site.siteName);
  await modal.getByRole('button', { name: site.modalCancel }).click();
  await expect(modal).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await modal.getByRole('link', { name: site.modalLogin }).click();
  await expect(page).toHaveURL(/\/acceso\/\?backUrl=/);
  await enter(page, site, reader.email, reader.password);
  await page.waitForURL(article);
  await expect(page.getByRole('button', { name: site.account(reader.nick) })).toHaveText('A');

  const answer = page.waitForResponse(/\/api\/bookmark\/content\//);
  await button.click();
  expect((await answer).request().method()).toBe('POST');
  await expect(button).toHaveAccessibleName(site.saved);
  await page.reload();
  await expect(button).toHaveAccessibleName(site.saved);
  await button.click();
  await expect(button).toHaveAccessibleName(site.save);
});

test('[LIKE-02] a reader follows and unfollows an author', async ({ page, site, reader }) => {
  await signIn(page, site, reader);
  await openArticle(page, site);
  const button = page.locator('portada-follow-button').getByRole('button').first();
  await expect(button).toHaveAccessibleName(site.follow);
  await button.click();
  await expect(button).toHaveAccessibleName(site.following);
  const profile = await (await page.request.get(`${site.base}/api/front/user/profile`)).json();
  expect((profile.response ?? profile).followedAuthorIds).toHaveLength(1);
  await button.click();
  await expect(button).toHaveAccessibleName(site.follow);
});

test('[LIKE-05] a reader toggles the daily bulletin', async ({ page, site, reader }) => {
  await signIn(page, site, reader);
  await page.goto(pageUrl(site.base, '/boletines/'));
  const toggle = page.locator('portada-bulletin-toggle');
  await toggle.scrollIntoViewIfNeeded();
  await toggle.getByRole('button', { name: site.bulletinOff }).click();
  await expect(toggle.getByRole('button', { name: site.bulletinOn })).toBeVisible();
  await page.reload();
  await toggle.scrollIntoViewIfNeeded();
  await toggle.getByRole('button', { name: site.bulletinOn }).click();
  await expect(toggle.getByRole('button', { name: site.bulletinOff })).toBeVisible();
});

test('[LIKE-03] [LIKE-08] a failed save shows no error and leaves the article unsaved', async ({
  page,
  site,
  reader,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  await signIn(page, site, reader);
  await openArticle(page, site);
  const button = page.locator('portada-save-button').getByRole('button').first();
  const restore = await fail(page, '/api/bookmark/content/', failures.offline);
  const nextRequest = page.waitForRequest(/bookmark/);
  await button.click();
  await nextRequest;
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveAccessibleName(site.save);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await restore();
  await button.click();
  await expect(button).toHaveAccessibleName(site.saved);
});

test('[HEAD-06] [UI-02] the modal works by keyboard', async ({ page, site }) => {
  await openArticle(page, site);
  await ready(page, 'portada-save-button');
  const button = page.locator('portada-save-button').getByRole('button').first();
  await button.focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog');
  await expect(modal.getByRole('link', { name: site.modalLogin })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(button).toBeFocused();
});
