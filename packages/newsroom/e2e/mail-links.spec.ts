import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { pageUrl } from '../src/config/local-paths.ts';
import { FAILED_RESOURCE } from './support/failures.ts';
import { expectAccessible } from './support/quality.ts';
import { lastMailTo, linkIn, pressButton, type Reader, signIn } from './support/readers.ts';
import { expect, test } from './support/test.ts';
import type { Edition } from './support/texts.ts';

const words = {
  '': {
    newsletter: 'a-bordo',
    activation: 'Confirma tu correo',
    subscription: 'Solo falta tu confirmación',
    subscribed: 'Suscripción confirmada',
    newsletters: 'Ver los boletines',
    back: 'Recupera tu dirección',
    isBack: 'Ya has recuperado tu dirección',
  },
  '/ca': {
    newsletter: 'a-bordo-ca',
    activation: 'Confirma el teu correu',
    subscription: 'Només falta la teva confirmació',
    subscribed: 'Subscripció confirmada',
    newsletters: 'Mostra els butlletins',
    back: 'Recupera la teva adreça',
    isBack: 'Ja has recuperat la teva adreça',
  },
};
const wordsOf = ({ base }: Edition) => words[base === '/ca' ? '/ca' : ''];

const says = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(title);

const mailed = async (page: Page, email: string, path: string) =>
  linkIn(await lastMailTo(page.request, email), path);

async function registered(page: Page, { base }: Edition): Promise<Reader> {
  const mark = randomUUID().slice(0, 8);
  const reader = { email: `enlace-${mark}@example.com`, nick: `Enlace${mark}`, password: 'Faro-2026!' };
  const person = { name: 'Ona', surname: 'Riera', birthdate: '1990-03-12', terms: true, newsletters: [] };
  const answer = await page.request.post(`${base}/api/front/user/register`, {
    data: { ...reader, ...person },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return reader;
}

/** The account of whoever is logged in gets another address. */
async function move(
  request: APIRequestContext,
  { base }: Edition,
  { email }: Reader,
  origin = '',
): Promise<void> {
  const data = { email: `nueva-${email}` };
  const answer = await request.patch(`${base}/api/front/user/profile`, { data, headers: { Origin: origin } });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function fits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

for (const javaScriptEnabled of [true, false]) {
  const tag = javaScriptEnabled ? '@ca' : [];
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[REG-12] an account is activated by the button, not by whoever opens the link', { tag }, async ({
      page,
      site,
    }) => {
      const reader = await registered(page, site);
      const link = await mailed(page, reader.email, '/registro/activar/');
      await page.request.head(link);
      await page.request.get(link);
      const { email, password } = reader;
      const login = await page.request.post(`${site.base}/api/front/user/login`, {
        data: { email, password },
      });
      expect(login.status()).toBe(403);
      await page.goto(link);
      await says(page, wordsOf(site).activation);
      await expect(page.locator('main')).toContainText(reader.email);
      await pressButton(page);
      await says(page, site.emailValidated);
      await page.goto(link);
      await says(page, site.emailValidated);
      await signIn(page, site, reader);
    });

    test('[NEWSL-03] a subscription is confirmed by the button, and then said to be', { tag }, async ({
      page,
      site,
    }) => {
      const { newsletter, subscription, subscribed, newsletters } = wordsOf(site);
      const email = `boletin-${randomUUID().slice(0, 8)}@example.com`;
      const data = [{ id: newsletter, name: '', isSubscribed: true }];
      await page.request.post(`${site.base}/api/front/newsletter/${email}`, { data });
      const link = await mailed(page, email, '/confirmar/?token=');
      await page.goto(link);
      await says(page, subscription);
      await pressButton(page);
      await says(page, subscribed);
      await page.goto(link);
      await says(page, subscribed);
      await page.locator('main').getByRole('link', { name: newsletters }).click();
      await page.waitForURL(`**${pageUrl(site.base, '/boletines/')}`);
    });

    test('a taken account goes back by the button, and its used links say what they have done', {
      tag,
    }, async ({ page, site, reader, browser, baseURL }) => {
      const { back, isBack } = wordsOf(site);
      const thief = await browser.newPage();
      await signIn(thief, site, reader);
      await move(thief.request, site, reader, baseURL);
      await thief.close();
      const link = await mailed(page, reader.email, '/acceso/recuperar-correo/');
      await page.goto(link);
      await says(page, back);
      await pressButton(page);
      await page.waitForURL(/\/acceso\/nueva-contrasena\/\?token=/);
      const recovery = page.url();
      const form = page.locator('portada-change-password');
      if (javaScriptEnabled) {
        await form.locator('input[name=newPassword]').fill('Otra-clave-2027?');
        await form.locator('input[name=repeatPassword]').fill('Otra-clave-2027?');
      } else await form.locator('input[name=password]').fill('Otra-clave-2027?');
      await form.getByRole('button', { name: site.savePassword }).click();
      await page.waitForURL(/alert=password_changed/);
      await page.goto(link);
      await says(page, isBack);
      await page.goto(recovery);
      await says(page, site.alreadyChanged);
      await signIn(page, site, { ...reader, password: 'Otra-clave-2027?' });
    });
  });
}

test('the pages are accessible, also on a narrow screen', { tag: '@ca' }, async ({
  page,
  site,
  pageErrors,
  baseURL,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  const reader = await registered(page, site);
  await page.goto(await mailed(page, reader.email, '/registro/activar/'));
  await fits(page);
  await pressButton(page);
  await says(page, site.emailValidated);
  await signIn(page, site, reader);
  await move(page.request, site, reader, baseURL);
  const link = await mailed(page, reader.email, '/acceso/recuperar-correo/');
  await page.goto(link);
  await fits(page);
  await page.goto(link.slice(0, -1));
  await says(page, site.deadLink);
  await fits(page);
});
