import { randomUUID } from 'node:crypto';
import { translatePage } from '../../../scripts/test/translated-page.ts';
import { openArticle } from './support/pages.ts';
import { area, enterArea, field } from './support/profile.ts';
import { signIn } from './support/readers.ts';
import { expect, test } from './support/test.ts';

test('[REG-05] what a translated page says of a nick changes as it is typed', async ({
  page,
  site,
  reader,
}) => {
  await page.goto(`${site.base}/registro/`);
  const nick = page.locator('portada-register').getByLabel(site.nick);
  await expect(nick).toBeVisible();
  await page.evaluate(translatePage);
  const fresh = `Mar${randomUUID().slice(0, 8)}`;
  await nick.fill(fresh);
  await expect(nick).toHaveAccessibleDescription(new RegExp(site.nickFree));
  await nick.fill(reader.nick);
  await expect(nick).toHaveAccessibleDescription(new RegExp(site.nickTaken));
  await nick.fill(`${fresh}2`);
  await expect(nick).toHaveAccessibleDescription(new RegExp(site.nickFree));
  await expect(nick).toHaveValue(`${fresh}2`);
});

test('[LIKE-05] on a translated page the bulletin’s button says what it has done, and what is typed stays', async ({
  page,
  site,
  reader,
}) => {
  await enterArea(page, site, reader);
  const name = field(page, 'name');
  await expect(name).toBeVisible();
  await page.evaluate(translatePage);
  await name.fill('Marina');
  await area(page).getByRole('button', { name: site.bulletinOff }).click();
  await expect(area(page).getByRole('button', { name: site.bulletinOn })).toBeVisible();
  await area(page).getByRole('button', { name: site.bulletinOn }).click();
  await expect(area(page).getByRole('button', { name: site.bulletinOff })).toBeVisible();
  await expect(name).toHaveValue('Marina');
});

test('[LIKE-02] an author is followed, and left again, on a translated page', async ({
  page,
  site,
  reader,
}) => {
  await signIn(page, site, reader);
  await openArticle(page, site);
  const button = page.locator('portada-follow-button').getByRole('button').first();
  await expect(button).toHaveAccessibleName(site.follow);
  const before = (await button.textContent()) ?? '';
  await page.evaluate(translatePage);
  await button.click();
  await expect(button).toHaveAccessibleName(site.following);
  await expect(button).not.toHaveText(before);
  await button.click();
  await expect(button).toHaveText(before);
});
