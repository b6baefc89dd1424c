import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { FAILED_RESOURCE } from './support/failures.ts';
import { enter, pressButton, type Reader } from './support/readers.ts';
import { expect, test } from './support/test.ts';
import type { Edition } from './support/texts.ts';

async function signUp(page: Page, site: Edition): Promise<Reader> {
  const mark = randomUUID().slice(0, 8);
  const reader = { email: `correo-${mark}@example.com`, nick: `Vela${mark}`, password: 'Faro-2026!' };
  await page.goto(`${site.base}/registro/`);
  const form = page.locator('portada-register');
  await form.getByLabel(site.nick).fill(reader.nick);
  await form.getByLabel(site.email).fill(reader.email);
  await form.locator('input[name=password]').fill(reader.password);
  await form.getByLabel(site.name).fill('Lluïsa');
  await form.getByLabel(site.surname).fill('Muñoz Güell');
  await form.getByLabel(site.birthdate).fill('29/02/1992');
  await form.getByRole('checkbox', { name: site.acceptTerms }).check();
  await form.getByRole('button', { name: site.createAccount }).click();
  await page.waitForURL(`**${site.base}/registro/confirmacion/`);
  return reader;
}

/** Opens the newest mail to a reader in the mailbox, as a person does, follows its one link and presses the button. */
async function followMail(page: Page, site: Edition, { email }: Reader): Promise<void> {
  await page.goto(`${site.base}/correo/`);
  await page.locator('.mailbox__item', { hasText: email }).first().getByRole('link').click();
  await page.locator('.prose a').click();
  await pressButton(page);
}

test('[REG-10] [REG-12] [LOGIN-09] registration, activation by email, login and profile', async ({
  page,
  site,
}) => {
  const reader = await signUp(page, site);
  await expect(page.getByRole('heading', { name: site.registered })).toBeVisible();
  await followMail(page, site, reader);
  await page.waitForURL(`**${site.base}/registro/validado/`);
  await expect(page.getByRole('heading', { name: site.emailValidated })).toBeVisible();
  await page.locator('portada-account-notice .portada').getByRole('link', { name: site.login }).click();
  await enter(page, site, reader.email, reader.password);
  await page.waitForURL(`**${site.base}/perfil/mi-cuenta/`);
  await expect(page.getByRole('button', { name: site.account(reader.nick) })).toBeVisible();
});

test('[LOGIN-13] [LOGIN-14] [LOGIN-15] a lost activation email can be sent again from the login screen', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  const reader = await signUp(page, site);
  await page.goto(`${site.base}/acceso/`);
  await enter(page, site, reader.email, reader.password);
  await page.getByRole('alert').getByRole('button', { name: site.notValidated }).click();
  await expect(page.getByRole('status').filter({ hasText: site.mailSent })).toBeVisible();
  await page.goto(`${site.base}/correo/`);
  await expect(page.locator('.mailbox__item', { hasText: reader.email })).toHaveCount(2);
  await followMail(page, site, reader);
  await page.waitForURL(`**${site.base}/registro/validado/`);
  await page.goto(`${site.base}/acceso/`);
  await enter(page, site, reader.email, reader.password);
  await page.waitForURL(`**${site.base}/perfil/mi-cuenta/`);
});
