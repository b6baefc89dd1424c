import { randomUUID } from 'node:crypto';
import { pageUrl } from '../src/config/local-paths.ts';
import { ready } from './support/pages.ts';
import { lastMailTo, linkIn, pressButton } from './support/readers.ts';
import { expect, test } from './support/test.ts';

for (const [row, path, title, ways] of [
  ['REG-10', '/registro/confirmacion/', 'registered', ['home', 'login']],
  ['REG-11', '/registro/error/', 'deadLink', ['login', 'home']],
  ['REG-12', '/registro/validado/', 'emailValidated', ['login', 'home']],
  ['ACCT-33', '/cuenta-eliminada/', 'accountDeleted', ['home']],
] as const) {
  test(`[${row}] ${path} shows the notice in the widget, with links`, async ({ page, site }) => {
    await page.goto(pageUrl(site.base, path));
    await ready(page, 'portada-account-notice');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site[title]);
    const links = page.locator('portada-account-notice .portada').getByRole('link');
    await expect(links).toHaveText(ways.map((way) => site[way]));
    const places = { home: `${site.base}/`, login: `${site.base}/acceso/` };
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link instanceof HTMLAnchorElement && link.pathname),
    );
    expect(addresses).toEqual(ways.map((way) => places[way]));
  });

  test(`[${row}] ${path} shows the same notice without script`, async ({ browser, site }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const page = await plain.newPage();
    await page.goto(pageUrl(site.base, path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site[title]);
    await expect(page.locator('main').getByRole('link', { name: site.home })).toBeVisible();
    await plain.close();
  });
}

test('[REG-11] [REG-12] the button of the email link activates; the used link says so, a broken one shows an error', {
  tag: '@ca',
}, async ({ page, site, request }) => {
  const mark = randomUUID().slice(0, 8);
  const email = `aviso-${mark}@example.com`;
  const answer = await request.post(`${site.base}/api/front/user/register`, {
    data: {
      ...{ email, nick: `Ona${mark}`, password: 'Faro-2026!', name: 'Ona', surname: 'Riera' },
      ...{ birthdate: '1990-03-12', terms: true, newsletters: [] },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const link = linkIn(await lastMailTo(request, email), '/registro/');
  await page.goto(link);
  await pressButton(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.emailValidated);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.emailValidated);
  await page.goto(link.slice(0, -1));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.deadLink);
});
