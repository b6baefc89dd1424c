import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pageUrl } from '../src/config/local-paths.ts';
import { expectAccessible } from './support/quality.ts';
import { lastMailTo, linkIn, pressButton } from './support/readers.ts';
import { expect, test } from './support/test.ts';
import type { Edition } from './support/texts.ts';

const words = {
  '': {
    id: 'a-bordo',
    send: 'Enviar el de hoy',
    ask: 'Darse de baja de «A bordo»',
    press: 'Darme de baja',
    done: 'Ya no recibes «A bordo»',
    broken: 'Este enlace no está entero',
  },
  '/ca': {
    id: 'a-bordo-ca',
    send: 'Envia el d’avui',
    ask: 'Donar-se de baixa de «A bord»',
    press: 'Dona’m de baixa',
    done: 'Ja no reps «A bord»',
    broken: 'Aquest enllaç no és sencer',
  },
};
const UNSUBSCRIBE = '/baja/?token=';

const wordsOf = ({ base }: Edition) => words[base === '/ca' ? '/ca' : ''];

/** Somebody who has subscribed and said yes, and to whom today's issue has gone; gives its unsubscribe link. */
async function mailedLink(page: Page, site: Edition): Promise<string> {
  const { id, send } = wordsOf(site);
  const email = `baja-${randomUUID().slice(0, 8)}@example.com`;
  const list = [{ id, name: '', isSubscribed: true }];
  const response = await page.request.post(`${site.base}/api/front/newsletter/${email}`, { data: list });
  expect(response.status(), await response.text()).toBe(200);
  await page.goto(linkIn(await lastMailTo(page.request, email), '/confirmar/?token='));
  await pressButton(page);
  await page.waitForURL(/\/(?:boletines|butlletins)\/confirmado\//);
  await page.goto(`${site.base}/correo/`);
  await page.locator('#newsletter').selectOption(id);
  await page.getByRole('button', { name: send }).click();
  await expect.poll(() => lastMailTo(page.request, email)).toContain(UNSUBSCRIBE);
  return linkIn(await lastMailTo(page.request, email), UNSUBSCRIBE);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the link in a newsletter unsubscribes with one press and no login', async ({ page, site }) => {
      const { ask, press, done } = wordsOf(site);
      const link = await mailedLink(page, site);
      await page.goto(link);
      await expect(page.getByRole('heading', { name: ask })).toBeVisible();
      await page.getByRole('button', { name: press }).click();
      await expect(page.getByRole('heading', { name: done })).toBeVisible();
      await page.goto(link);
      await expect(page.getByRole('heading', { name: done })).toBeVisible();
      await expect(page.getByRole('button', { name: press })).toHaveCount(0);
    });
  });
}

test('a truncated link shows an error', async ({ page, site, pageErrors }) => {
  pageErrors.expect(/400/);
  await page.goto(pageUrl(site.base, '/boletines/baja/?token=x'));
  await expect(page.getByRole('heading', { name: wordsOf(site).broken })).toBeVisible();
});

test('its pages are accessible, also on a narrow screen', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(await mailedLink(page, site));
  await expectFit(page);
  await page.getByRole('button', { name: wordsOf(site).press }).click();
  await expect(page.getByRole('heading', { name: wordsOf(site).done })).toBeVisible();
  await expectFit(page);
});

async function expectFit(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}
