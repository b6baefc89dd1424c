import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { area, enterArea } from './support/profile.ts';
import { lastMailTo, linkIn, logInElsewhere, pressButton, signIn } from './support/readers.ts';
import { expect, test } from './support/test.ts';
import type { Edition } from './support/texts.ts';

/** The cookies of a session: the device's stays. */
const sessionCookies = async (context: BrowserContext) =>
  (await context.cookies())
    .map(({ name }) => name)
    .filter((name) => name.startsWith('portada_') && name !== 'portada_device');

/** A call as the page's own script makes it, cookies and origin included. */
async function call(page: Page, method: string, path: string, body?: unknown) {
  const { origin } = new URL(page.url());
  return page.request.fetch(path, {
    method,
    headers: { Origin: origin },
    ...(body === undefined ? {} : { data: body }),
  });
}

async function expectLoggedOut(page: Page, site: Edition): Promise<void> {
  await page.goto(`${site.base}/perfil/mi-cuenta/`);
  await page.waitForURL(/\/acceso\//);
  await expect(
    page.locator('portada-login').getByRole('button', { name: site.enter, exact: true }),
  ).toBeVisible();
  expect(await sessionCookies(page.context())).toEqual([]);
}

test('[ACCT-24] a new password ends other sessions and keeps the current one', async ({
  page,
  site,
  reader,
  browser,
}) => {
  await enterArea(page, site, reader);
  const other = await logInElsewhere(browser, site, reader);
  const patch = { password: reader.password, newPassword: 'Otra-clave-2027?' };
  const saved = await call(page, 'PATCH', `${site.base}/api/front/user/profile`, patch);
  expect(saved.status(), await saved.text()).toBe(200);
  await page.reload();
  await expect(page.getByRole('button', { name: site.account(reader.nick) })).toBeVisible();
  await expectLoggedOut(other, site);
  await signIn(other, site, { ...reader, password: 'Otra-clave-2027?' });
  await other.context().close();
});

test('a reader lists the sessions, ends another one, then all', async ({ page, site, reader, browser }) => {
  await enterArea(page, site, reader);
  const other = await logInElsewhere(browser, site, reader);
  await area(page).getByRole('button', { name: site.showSessions }).click();
  await expect(area(page).getByText(site.thisBrowser, { exact: true })).toHaveCount(1);
  await area(page)
    .getByRole('button', { name: /: Chrome/ })
    .click();
  await expect(area(page).getByRole('button', { name: /: Chrome/ })).toHaveCount(0);
  await expectLoggedOut(other, site);

  await signIn(other, site, reader);
  await area(page).getByRole('button', { name: site.endAllSessions }).click();
  await page.waitForURL(/\/acceso\/$/);
  expect(await sessionCookies(page.context())).toEqual([]);
  await expectLoggedOut(page, site);
  await expectLoggedOut(other, site);
  await other.context().close();
});

test('a reader downloads their data without leaving the page', async ({ page, site, reader }) => {
  await enterArea(page, site, reader);
  const coming = page.waitForEvent('download');
  await area(page).getByRole('link', { name: site.downloadData }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(
    /^portada-diari(o-del-puerto|-del-port)-\d{4}-\d\d-\d\d\.json$/,
  );
  const text = await readFile(await download.path(), 'utf8');
  const data = JSON.parse(text);
  expect(data.account).toMatchObject({ email: reader.email, nick: reader.nick, hasPassword: true });
  expect(data.sessions).toHaveLength(1);
  expect(text).not.toContain('argon2');
  await expect(page).toHaveURL(/perfil\/mi-cuenta/);
});

test('a changed address is verified by email, and the previous owner can undo it', { tag: '@ca' }, async ({
  page,
  site,
  reader,
  request,
}) => {
  const moved = `nueva-${reader.email}`;
  await enterArea(page, site, reader);
  const saved = await call(page, 'PATCH', `${site.base}/api/front/user/profile`, { email: moved });
  expect((await saved.json()).response.email).toBe(moved);
  expect(linkIn(await lastMailTo(request, moved), '/registro/activar/')).toContain(`${site.base}/registro/`);

  await page.goto(linkIn(await lastMailTo(request, reader.email), '/acceso/recuperar-correo/'));
  await pressButton(page);
  await page.waitForURL(/\/acceso\/nueva-contrasena\/\?token=/);
  const form = page.locator('portada-change-password');
  await form.locator('input[name=newPassword]').fill('Otra-clave-2027?');
  await form.locator('input[name=repeatPassword]').fill('Otra-clave-2027?');
  await form.getByRole('button', { name: site.savePassword }).click();
  await page.waitForURL(/alert=password_changed/);
  await signIn(page, site, { ...reader, password: 'Otra-clave-2027?' });
});
