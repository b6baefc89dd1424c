import { watchRest } from '../scripts/page-rest.ts';
import { pageUrl } from '../src/config/local-paths.ts';
import { brokenJson, FAILED_RESOURCE, fail, failures } from './support/failures.ts';
import { ready } from './support/pages.ts';
import { enter, lastMailTo, linkIn, logIn, SEED_PASSWORD, seeded, signIn } from './support/readers.ts';
import { expect, test } from './support/test.ts';

test('[LOGIN-01] [LOGIN-07] [LOGIN-08] [LOGIN-09] a login opens the profile', async ({
  page,
  site,
  reader,
}) => {
  await page.goto(`${site.base}/acceso/`);
  await enter(page, site, reader.email, reader.password);
  await page.waitForURL(`**${site.base}/perfil/mi-cuenta/`);
  await expect(page.getByRole('button', { name: site.account(reader.nick) })).toBeVisible();
});

test('[LOGIN-02] [LOGIN-09] login returns to the page it was opened from', { tag: '@ca' }, async ({
  page,
  site,
  reader,
}) => {
  await page.goto(pageUrl(site.base, '/boletines/?de=prueba'));
  await ready(page, 'portada-user-menu');
  await page.locator('portada-user-menu').getByRole('link', { name: site.login }).click();
  await expect(page).toHaveURL(/\/acceso\/\?backUrl=/);
  await enter(page, site, reader.email, reader.password);
  await page.waitForURL(`**${pageUrl(site.base, '/boletines/')}?de=prueba`);
});

test('Back leads to where the reader was before a login and a logout (reading 56)', async ({
  page,
  site,
  reader,
}) => {
  const menu = page.locator('portada-user-menu');
  const account = page.getByRole('button', { name: site.account(reader.nick) });
  await page.goto(`${site.base}/`);
  await page.goto(pageUrl(site.base, '/boletines/'));
  await ready(page, 'portada-user-menu');
  await menu.getByRole('link', { name: site.login }).click();
  await enter(page, site, reader.email, reader.password);
  await page.waitForURL(`**${pageUrl(site.base, '/boletines/')}`);
  await expect(account).toBeVisible();
  await page.goBack();
  await page.waitForURL(`**${pageUrl(site.base, '/boletines/')}`);
  await expect(account).toBeVisible();

  const rest = watchRest(page);
  await page.goto(`${site.base}/perfil/mi-cuenta/`);
  // A call that the end of the session overtakes would be refused.
  await rest();
  await account.click();
  await menu.getByRole('link', { name: site.logout }).click();
  await page.waitForURL(`**${site.base}/acceso/`);
  await page.goBack();
  await page.waitForURL(`**${pageUrl(site.base, '/boletines/')}`);
  await page.goBack();
  await page.waitForURL(`**${site.base}/`);
});

// Which addresses are hostile is tested where the rule stands.
test('[LOGIN-09] a hostile backUrl is not followed', async ({ page, site, reader }) => {
  await page.goto(`${site.base}/acceso/?backUrl=${encodeURIComponent('/\\evil.example')}`);
  await enter(page, site, reader.email, reader.password);
  await page.waitForURL(`**${site.base}/perfil/mi-cuenta/`);
});

test('[LOGIN-03] [LOGIN-04] the social buttons link to each provider with the backUrl', async ({
  page,
  site,
}) => {
  const form = page.locator('portada-login');
  const back = encodeURIComponent(new URL(`${site.base}/`, test.info().project.use.baseURL).href);
  for (const [query, expected] of [
    ['', ''],
    [`?backUrl=${back}`, `?backUrl=${back}`],
  ]) {
    await page.goto(`${site.base}/acceso/${query}`);
    for (const provider of ['facebook', 'twitter', 'google', 'apple']) {
      const link = form.locator(`a[href*="/api/front/user/login/${provider}"]`);
      await expect(link).toHaveAttribute(
        'href',
        new RegExp(`/login/${provider}${expected?.replace('?', '\\?')}$`),
      );
    }
  }
});

test('[LOGIN-06] empty and invalid fields have an error message each, and nothing is sent', async ({
  page,
  site,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto(`${site.base}/acceso/`);
  const form = page.locator('portada-login');
  await form.getByRole('button', { name: site.enter, exact: true }).click();
  await expect(form.getByText(site.emailRequired)).toBeVisible();
  await expect(form.getByText(site.passwordRequired)).toBeVisible();
  await expect(form.getByLabel(site.email)).toBeFocused();
  await form.getByLabel(site.email).fill('lectora@');
  await expect(form.getByText(site.emailInvalid)).toBeVisible();
  expect(posts).toEqual([]);
});

test('[LOGIN-12] a wrong password shows an error and keeps the input', async ({
  page,
  site,
  reader,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  await page.goto(`${site.base}/acceso/`);
  await enter(page, site, reader.email, 'No-es-esta-1');
  await expect(page.getByRole('alert')).toContainText(site.credentials);
  await expect(page.getByLabel(site.email)).toHaveValue(reader.email);
  await enter(page, site, reader.email, reader.password);
  await page.waitForURL(`**${site.base}/perfil/mi-cuenta/`);
});

test('[LOGIN-11] a legacy account is asked to reset its password', async ({ page, site, pageErrors }) => {
  pageErrors.expect(FAILED_RESOURCE);
  await page.goto(`${site.base}/acceso/`);
  await enter(page, site, seeded.legacy, SEED_PASSWORD);
  await expect(page.getByRole('alert')).toContainText(site.legacy);
});

test('[LOGIN-13] [LOGIN-14] [LOGIN-15] an unverified email address can be sent the activation email again', async ({
  page,
  site,
  request,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  await page.goto(`${site.base}/acceso/`);
  await enter(page, site, seeded.notValidated, SEED_PASSWORD);
  const message = page.getByRole('alert').getByRole('button', { name: site.notValidated });
  await message.click();
  await expect(page.getByRole('status').filter({ hasText: site.mailSent })).toBeVisible();
  await expect(message).toBeHidden();
  expect(linkIn(await lastMailTo(request, seeded.notValidated), '/registro/')).toContain('token=');
});

test('[LOGIN-16] [LOGIN-17] [LOGIN-18] [LOGIN-20] [LOGIN-22] a forgotten password is reset by email', async ({
  page,
  site,
  reader,
  request,
}) => {
  await page.goto(`${site.base}/acceso/`);
  const form = page.locator('portada-login');
  await form.getByLabel(site.email).fill(reader.email);
  await form.getByRole('button', { name: site.forgot }).click();
  await expect(form.getByLabel(site.email)).toHaveValue(reader.email);
  await expect(form.locator('input[name=password]')).toBeHidden();
  await form.getByRole('button', { name: site.send }).click();
  await page.waitForURL(/alert=password_reset_sent/);
  await expect(page.getByRole('status').filter({ hasText: site.resetSent })).toBeVisible();
  expect(await lastMailTo(request, reader.email)).toContain('token=');
  await page.goto(`${site.base}/acceso/?alert=password_changed`);
  await expect(page.getByRole('status').filter({ hasText: site.passwordChanged })).toBeVisible();
});

test('[LOGIN-19] recovery shows an error for an unknown address; back returns to the form', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  await page.goto(`${site.base}/acceso/`);
  const form = page.locator('portada-login');
  await form.getByRole('button', { name: site.forgot }).click();
  await form.getByLabel(site.email).fill('nadie@example.com');
  await form.getByRole('button', { name: site.send }).click();
  await expect(page.getByRole('alert')).toContainText(site.userNotFound);
  await form.getByRole('button', { name: site.back }).click();
  await expect(form.getByLabel(site.email)).toHaveValue('nadie@example.com');
  await expect(form.locator('input[name=password]')).toBeVisible();
});

test('[LOGIN-10] [LOGIN-25] the form links to registration and to the page for parents', {
  tag: '@ca',
}, async ({ page, site }) => {
  await page.goto(`${site.base}/acceso/`);
  const form = page.locator('portada-login');
  for (const path of ['/registro/', '/acceso/familias/']) {
    const link = form.locator(`a[href$="${site.base}${path}"]`);
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
  }
});

test('[LOGIN-21] a logged-in reader is redirected to the profile', async ({ page, site, reader }) => {
  await signIn(page, site, reader);
  await page.goto(`${site.base}/acceso/`);
  await page.waitForURL(`**${site.base}/perfil/mi-cuenta/`);
});

test('[LOGIN-23] logout from the menu ends the session and opens the login page', async ({
  page,
  site,
  reader,
}) => {
  await signIn(page, site, reader);
  await page.goto(`${site.base}/`);
  const menu = page.locator('portada-user-menu');
  await menu.getByRole('button', { name: site.account(reader.nick) }).click();
  await menu.getByRole('link', { name: site.logout }).click();
  await page.waitForURL(`**${site.base}/acceso/`);
  await expect(menu.getByRole('link', { name: site.login })).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('portada_user');
  const profile = await page.request.get(`${site.base}/api/front/user/profile`);
  expect(profile.status()).toBe(401);
});

test('[LOGIN-24] a logout that fails leaves the reader logged in on the screen too, and works the next time', async ({
  page,
  site,
  reader,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  pageErrors.expect(/logout failed/);
  await logIn(page, site, reader);
  const mend = await fail(page, '/user/logout', async (route) => route.fulfill({ status: 500, json: {} }));
  const menu = page.locator('portada-user-menu');
  await menu.getByRole('button', { name: site.account(reader.nick) }).click();
  await menu.getByRole('link', { name: site.logout }).click();
  await expect(menu.getByRole('alert')).toBeVisible();
  await expect(menu.getByRole('button', { name: site.account(reader.nick) })).toBeVisible();
  await mend();
  await menu.getByRole('link', { name: site.logout }).click();
  await page.waitForURL(/\/acceso\//);
});

test('[LOGIN-08] [LOGIN-12] a failed login shows an error and keeps the input', async ({
  page,
  site,
  reader,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  await page.goto(`${site.base}/acceso/`);
  // Each with another message than the one before.
  for (const [how, message] of [
    [failures.offline, site.connection],
    [failures[500], site.credentials],
    [brokenJson, site.connection],
  ] as const) {
    const restore = await fail(page, '/user/login', how);
    await enter(page, site, reader.email, reader.password);
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.locator('portada-login input[name=password]')).toHaveValue(reader.password);
    await restore();
  }
  await enter(page, site, reader.email, reader.password);
  await page.waitForURL(`**${site.base}/perfil/mi-cuenta/`);
});

test('[API-01] [API-09] a login times out after ten seconds with an error', async ({
  page,
  site,
  reader,
}) => {
  await page.clock.install();
  await page.goto(`${site.base}/acceso/`);
  await expect(page.locator('portada-login').getByLabel(site.email)).toBeVisible();
  await fail(page, '/user/login', async () => undefined);
  // From here on time passes only where the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  const nextRequest = page.waitForRequest(/user\/login/);
  await enter(page, site, reader.email, reader.password);
  await nextRequest;
  await page.clock.runFor(9_900);
  await expect(page.getByRole('alert')).toBeHidden();
  await page.clock.runFor(200);
  await expect(page.getByRole('alert')).toContainText(site.connection);
});
