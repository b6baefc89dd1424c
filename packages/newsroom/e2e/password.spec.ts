import type { APIRequestContext, Page, Route } from '@playwright/test';
import { FAILED_RESOURCE, fail, failures } from './support/failures.ts';
import { enter, lastMailTo, linkIn, logIn, type Reader, signIn } from './support/readers.ts';
import { expect, test } from './support/test.ts';
import type { Edition } from './support/texts.ts';

const PASSWORD = 'Otra-clave-2027?';

/** Has a recovery mail sent, and answers where its link leads. */
async function mailedLink(request: APIRequestContext, { base }: Edition, reader: Reader): Promise<string> {
  const answer = await request.post(`${base}/api/front/user/recover-password`, {
    data: { email: reader.email },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return linkIn(await lastMailTo(request, reader.email), '/acceso/nueva-contrasena/');
}

async function change(page: Page, site: Edition, password = PASSWORD): Promise<void> {
  const form = page.locator('portada-change-password');
  await form.locator('input[name=newPassword]').fill(password);
  await form.locator('input[name=repeatPassword]').fill(password);
  await form.getByRole('button', { name: site.savePassword }).click();
}

const changed = (page: Page, site: Edition) =>
  page.waitForURL(`**${site.base}/acceso/?alert=password_changed`);

test('[LOGIN-16] [LOGIN-17] [LOGIN-18] [LOGIN-20] [LOGIN-22] a forgotten password is replaced by a new one', {
  tag: '@ca',
}, async ({ page, site, reader, request }) => {
  await page.goto(`${site.base}/acceso/`);
  const login = page.locator('portada-login');
  await login.getByRole('button', { name: site.forgot }).click();
  await login.getByLabel(site.email).fill(reader.email);
  await login.getByRole('button', { name: site.send }).click();
  await page.waitForURL(/alert=password_reset_sent/);

  const link = linkIn(await lastMailTo(request, reader.email), '/acceso/nueva-contrasena/');
  expect(new URL(link).pathname).toBe(`${site.base}/acceso/nueva-contrasena/`);
  await page.goto(link);
  const fields = page.locator('portada-change-password .portada').locator('input');
  await expect(fields).toHaveCount(3);
  await expect(fields.and(page.locator('[autocomplete="username"]'))).toHaveValue(reader.email);
  await expect(fields.and(page.locator('[autocomplete="new-password"]'))).toHaveCount(2);
  await change(page, site);
  await changed(page, site);
  await expect(page.getByRole('status').filter({ hasText: site.passwordChanged })).toBeVisible();

  await enter(page, site, reader.email, PASSWORD);
  await page.waitForURL(`**${site.base}/perfil/mi-cuenta/`);
  await expect(page.getByRole('button', { name: site.account(reader.nick) })).toBeVisible();
});

test('[LOGIN-12] [LOGIN-22] the old password is rejected', async ({
  page,
  site,
  reader,
  request,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  await page.goto(await mailedLink(request, site, reader));
  await change(page, site);
  await changed(page, site);
  await enter(page, site, reader.email, reader.password);
  await expect(page.getByRole('alert')).toContainText(site.credentials);
});

test('[VAL-03] [VAL-05] password rules are checked while typing; a weak or unrepeated password is not sent', async ({
  page,
  site,
  reader,
  request,
}) => {
  const posts: string[] = [];
  await page.goto(await mailedLink(request, site, reader));
  page.on('request', (one) => one.method() === 'POST' && posts.push(one.url()));
  const form = page.locator('portada-change-password');
  const passed = form.getByRole('listitem').filter({ hasText: site.ruleHeld });
  await expect(form.getByRole('listitem')).toHaveCount(6);
  await expect(passed).toHaveCount(0);
  await form.locator('input[name=newPassword]').pressSequentially('faro19');
  await expect(passed).toHaveCount(3);
  await form.locator('input[name=newPassword]').pressSequentially('26-F');
  await expect(passed).toHaveCount(6);
  await form.locator('input[name=newPassword]').fill(PASSWORD);
  await form.locator('input[name=repeatPassword]').fill('Otra-clave');
  await page.keyboard.press('Enter');
  await expect(form.getByText(site.mismatch)).toBeVisible();
  await expect(form.locator('input[name=repeatPassword]')).toBeFocused();
  expect(posts).toEqual([]);
});

test('[LOGIN-22] a link that was used elsewhere meanwhile offers a new email, whose link works', async ({
  page,
  site,
  reader,
  request,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  const link = await mailedLink(request, site, reader);
  await page.goto(link);
  const data = { token: new URL(link).searchParams.get('token'), password: PASSWORD };
  expect((await request.post(`${site.base}/api/front/user/change-password`, { data })).status()).toBe(200);
  await change(page, site, 'Tercera-clave-3?');
  await expect(page.getByRole('alert')).toContainText(site.deadLink);
  await expect(page.getByRole('alert').locator('p')).toBeFocused();
  await page.getByRole('link', { name: site.askAgain }).click();
  await expect(page.getByRole('heading', { name: site.recovery })).toBeVisible();
  await page.locator('portada-login').getByLabel(site.email).fill(reader.email);
  await page.locator('portada-login').getByRole('button', { name: site.send }).click();
  await page.waitForURL(/alert=password_reset_sent/);
  await page.goto(linkIn(await lastMailTo(request, reader.email), '/acceso/nueva-contrasena/'));
  await change(page, site, 'Tercera-clave-3?');
  await changed(page, site);
});

for (const [name, forge] of [
  ['made up', () => 'c2VjcmV0'],
  ['cut short', (token: string) => token.slice(0, -1)],
  ['of another case', (token: string) => token.toUpperCase()],
  ['that would be markup', () => '"><img src=x onerror=alert(1)>'],
] as const) {
  test(`[LOGIN-22] a token ${name} changes nothing`, async ({ page, site, reader, request, pageErrors }) => {
    pageErrors.expect(FAILED_RESOURCE);
    const link = new URL(await mailedLink(request, site, reader));
    link.searchParams.set('token', forge(link.searchParams.get('token') ?? ''));
    await page.goto(link.href);
    await change(page, site);
    await expect(page.getByRole('alert')).toContainText(site.deadLink);
    await expect(page.getByRole('alert').locator('p')).toBeFocused();
    await signIn(page, site, reader);
  });
}

test('[LOGIN-22] without a token the page shows that the link is invalid', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  const answer = await page.goto(`${site.base}/acceso/nueva-contrasena/`);
  expect(answer?.status()).toBe(400);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.deadLink);
  await page.getByRole('link', { name: site.askAgain }).click();
  await expect(page.getByRole('heading', { name: site.recovery })).toBeVisible();
});

test('[LOGIN-22] the change ends the sessions of all browsers', async ({
  page,
  site,
  reader,
  request,
  browser,
}) => {
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await logIn(elsewhere, site, reader);
  await logIn(page, site, reader);

  await page.goto(await mailedLink(request, site, reader));
  await change(page, site);
  await changed(page, site);
  // Not sent on to a profile that this browser only remembers.
  await expect(page.locator('portada-user-menu').getByRole('link', { name: site.login })).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('portada_user');

  expect((await elsewhere.request.get(`${site.base}/api/front/user/profile`)).status()).toBe(401);
  await elsewhere.goto(`${site.base}/perfil/mi-cuenta/`);
  await elsewhere.waitForURL(/\/acceso\//);
  await expect(elsewhere.locator('portada-user-menu').getByRole('link', { name: site.login })).toBeVisible();
  await other.close();
});

test('[LOGIN-22] without script a plain form sets the password', async ({
  browser,
  site,
  reader,
  request,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  const link = await mailedLink(request, site, reader);
  const send = async (password: string) => {
    await page.getByLabel(site.newPassword).fill(password);
    await page.getByRole('button', { name: site.savePassword }).click();
  };
  await page.goto(link);
  await send('faro-1926');
  await expect(page.getByRole('alert')).toContainText(site.passwordRefused);
  await send(PASSWORD);
  await changed(page, site);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.alreadyChanged);
  await page.locator('main').getByRole('link', { name: site.login }).click();
  await page.waitForURL(`**${site.base}/acceso/`);
  await plain.close();
});

const tooMany = (route: Route) =>
  route.fulfill({ status: 429, json: { httpCode: 429, errorCode: 'TOO_MANY_REQUESTS', message: 'Wait.' } });

test('[LOGIN-22] a failed change shows an error and keeps the input', async ({
  page,
  site,
  reader,
  request,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  await page.goto(await mailedLink(request, site, reader));
  const form = page.locator('portada-change-password');
  for (const [how, message] of [
    [failures.offline, site.connection],
    [failures[500], site.passwordFailed],
    [tooMany, site.tooMany],
  ] as const) {
    const restore = await fail(page, '/user/change-password', how);
    await change(page, site);
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(form.locator('input[name=newPassword]')).toHaveValue(PASSWORD);
    await expect(form.locator('input[name=repeatPassword]')).toHaveValue(PASSWORD);
    await restore();
  }
  await form.getByRole('button', { name: site.savePassword }).click();
  await changed(page, site);
});

test('[API-01] [LOGIN-22] a change times out after ten seconds with an error', async ({
  page,
  site,
  reader,
  request,
}) => {
  const link = await mailedLink(request, site, reader);
  await page.clock.install();
  await page.goto(link);
  await fail(page, '/user/change-password', async () => undefined);
  const nextRequest = page.waitForRequest(/user\/change-password/);
  await change(page, site);
  await nextRequest;
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('alert')).toContainText(site.connection);
});
