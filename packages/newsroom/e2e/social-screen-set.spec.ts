import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pageUrl } from '../src/config/local-paths.ts';
import { FAILED_RESOURCE, fail } from './support/failures.ts';
import { ready } from './support/pages.ts';
import { lastMailTo } from './support/readers.ts';
import { expect, test } from './support/test.ts';
import type { Edition } from './support/texts.ts';

const link = (page: Page, site: Edition) =>
  page.locator('portada-user-menu').getByRole('link', { name: site.register });
/** Any page; the menu has drawn its own links in the place of the server's. */
async function open(page: Page, site: Edition, query = ''): Promise<void> {
  await page.goto(pageUrl(site.base, `/directo/${query}`));
  await ready(page, 'portada-user-menu');
}

const dialog = (page: Page) => page.locator('dialog.screen-set');

test('[HEAD-07] registration opens the identity provider’s screen-set by keyboard, and closing it restores the focus', async ({
  page,
  site,
}) => {
  await open(page, site, '?screen-set');
  await link(page, site).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByLabel(site.nick)).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(pageUrl(site.base, '/directo/'));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(link(page, site)).toBeFocused();
});

test('[HEAD-07] a reader registers in the screen-set', async ({ page, site, request }) => {
  const mark = randomUUID().slice(0, 8);
  const email = `pantalla-${mark}@example.com`;
  await open(page, site, '?screen-set');
  await link(page, site).click();
  const form = dialog(page);
  await form.getByLabel(site.nick).fill(`Pan${mark}`);
  await form.getByLabel(site.email).fill(email);
  await form.getByLabel(site.password).fill('Faro-2026!');
  await form.locator('input[name=name]').fill('Marina');
  await form.getByLabel(site.surname).fill('Güell');
  await form.getByLabel(site.birthdate).fill('1992-02-29');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: site.createAccount }).click();
  await page.waitForURL(`**${site.base}/registro/confirmacion/`);
  expect(await lastMailTo(request, email)).toContain('/registro/activar/');
});

test('[HEAD-07] if the provider does not load, the registration page opens', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  await fail(page, '/idp/screen-set.js', (route) => route.abort('connectionrefused'));
  await open(page, site, '?screen-set');
  await link(page, site).click();
  await page.waitForURL(`**${site.base}/registro/`);
});

test('[HEAD-07] without a provider the registration page opens', async ({ page, site }) => {
  await open(page, site);
  await link(page, site).click();
  await page.waitForURL(`**${site.base}/registro/`);
});
