import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { socialProviders } from '@portada/contract';
import { pageUrl } from '../src/config/local-paths.ts';
import { FAILED_RESOURCE } from './support/failures.ts';
import { ready } from './support/pages.ts';
import { expectAccessible } from './support/quality.ts';
import { lastMailTo, linkIn, pressButton } from './support/readers.ts';
import { expect, test } from './support/test.ts';
import type { Edition } from './support/texts.ts';

const names = { facebook: 'Facebook', twitter: 'X (Twitter)', google: 'Google', apple: 'Apple' };
type Provider = keyof typeof names;

function newcomer() {
  const mark = randomUUID().slice(0, 8);
  return { email: `social-${mark}@example.com`, nick: `Sal${mark}`, name: `Berta${mark}` };
}

/** From the login screen to a fake provider. */
async function openProvider(page: Page, site: Edition, provider: Provider, query = ''): Promise<void> {
  await page.goto(`${site.base}/acceso/${query}`);
  await page.locator('portada-login').getByRole('link', { name: names[provider] }).click();
  await page.waitForURL(`**/idp/${provider}/authorize**`);
  await expect(page.getByText(site.fakeProvider)).toBeVisible();
}

/** Says at the fake provider who one is; Apple’s answer is a form that has to be sent. */
async function be(
  page: Page,
  site: Edition,
  who: { name: string; email: string },
  verified = true,
): Promise<void> {
  const isApple = page.url().includes('/idp/apple/');
  await page.getByLabel(site.providerName, { exact: true }).fill(who.name);
  await page.getByLabel(site.email).fill(who.email);
  await page.getByRole('checkbox').setChecked(verified);
  await page.getByRole('button', { name: site.providerContinue }).click();
  if (isApple) await page.getByRole('button', { name: site.providerBack }).click();
}

/** The second step, with what the provider did not tell. */
async function confirm(page: Page, site: Edition, nick: string): Promise<void> {
  const form = page.locator('portada-register');
  await form.getByLabel(site.nick).fill(nick);
  await form.getByLabel(site.surname).fill('Güell Ibáñez');
  await form.getByLabel(site.birthdate).fill('29/02/1992');
  await form.getByRole('checkbox', { name: site.acceptTerms }).check();
  await form.getByRole('button', { name: site.confirm }).click();
}

const button = (page: Page, site: Edition, nick: string) =>
  page.getByRole('button', { name: site.account(nick) });

for (const provider of socialProviders) {
  test(`[LOGIN-03] [LOGIN-05] [REG-07] [ACCT-17] a reader signs up by ${names[provider]} in two steps, and logs in with one the next time`, async ({
    page,
    site,
    request,
  }) => {
    const reader = newcomer();
    const isVerified = provider !== 'facebook';
    await openProvider(page, site, provider);
    await be(page, site, reader);
    await page.waitForURL(`**${site.base}/registro/?type=rrss`);
    const form = page.locator('portada-register');
    await expect(form.getByLabel(site.email)).toHaveValue(reader.email);
    await expect(form.getByLabel(site.name)).toHaveValue(reader.name);
    await expect(form.locator('input[type=password]')).toHaveCount(0);
    await confirm(page, site, reader.nick);
    if (isVerified) {
      await page.waitForURL(`**${site.base}/perfil/mi-cuenta/`);
      await expect(button(page, site, reader.nick)).toBeVisible();
    } else {
      await page.waitForURL(`**${site.base}/registro/confirmacion/`);
      await page.goto(linkIn(await lastMailTo(request, reader.email), '/registro/activar/'));
      await pressButton(page);
      await expect(page.getByRole('heading', { name: site.emailValidated })).toBeVisible();
    }

    // Not while the area is still asking for what its reader has saved.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await openProvider(page, site, provider);
    await be(page, site, reader);
    await page.waitForURL(`**${site.base}/perfil/mi-cuenta/`);
    await expect(button(page, site, reader.nick)).toBeVisible();
    const profile = await (await page.request.get(`${site.base}/api/front/user/profile`)).json();
    expect(profile.response).toMatchObject({
      ...{ email: reader.email, nick: reader.nick, birthdate: '1992-02-29' },
      socialProvider: provider,
    });
  });
}

test('[LOGIN-04] [LOGIN-05] a verified address logs in to its account and returns to the page', {
  tag: '@ca',
}, async ({ page, site, reader }) => {
  const article = pageUrl(site.base, '/directo/');
  await page.goto(article);
  await ready(page, 'portada-user-menu');
  await page.locator('portada-user-menu').getByRole('link', { name: site.login }).click();
  await page
    .locator('portada-login')
    .getByRole('link', { name: /Google$/ })
    .click();
  await be(page, site, { name: 'Ana', email: reader.email });
  await page.waitForURL(`**${article}`);
  await expect(button(page, site, reader.nick)).toBeVisible();
});

test('[LOGIN-05] [REG-08] an unverified address does not; the second step asks to log in', async ({
  page,
  site,
  reader,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  const { nick } = newcomer();
  await openProvider(page, site, 'google');
  await be(page, site, { name: 'Ana', email: reader.email }, false);
  await page.waitForURL(`**${site.base}/registro/?type=rrss`);
  await confirm(page, site, nick);
  const summary = page.getByRole('region', { name: site.summary });
  await expect(summary.getByRole('link', { name: site.hasAccount })).toBeVisible();
  await expect(page.locator('portada-register').getByLabel(site.nick)).toHaveValue(nick);
});

test('[LOGIN-05] a refusal at the provider shows an error on the login screen, and can be retried', async ({
  page,
  site,
}) => {
  const backUrl = encodeURIComponent(
    new URL(pageUrl(site.base, '/directo/'), test.info().project.use.baseURL).href,
  );
  await openProvider(page, site, 'facebook', `?backUrl=${backUrl}`);
  await page.getByRole('button', { name: site.providerDeny }).click();
  await page.waitForURL(`**${site.base}/acceso/?alert=social_denied**`);
  await expect(page.getByText(site.socialDenied)).toBeVisible();
  await expect(page.locator('portada-login').getByRole('link', { name: /Google$/ })).toHaveAttribute(
    'href',
    new RegExp(`backUrl=${backUrl}`),
  );
});

test('[LOGIN-05] a repeated callback shows an error on the login screen', async ({ page, site }) => {
  await openProvider(page, site, 'google');
  const answering = page.waitForRequest(/\/login\/google\/callback\?/);
  await be(page, site, newcomer());
  const answer = (await answering).url();
  await page.waitForURL('**/registro/?type=rrss');
  await page.goto(answer);
  await page.waitForURL('**/acceso/?alert=social_failed');
  await expect(page.locator('portada-login').getByRole('alert')).toBeVisible();
});

test('[REG-07] a second step without a pending sign-up shows that it has expired, and links to login', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  await page.goto(`${site.base}/registro/?type=rrss`);
  await expect(page.getByRole('heading', { name: site.signupExpired })).toBeVisible();
  await page.locator('main').getByRole('link', { name: site.login }).click();
  await page.waitForURL(`**${site.base}/acceso/`);
});

test('[REG-07] the second step and the fake provider are accessible at every width', async ({
  page,
  site,
}) => {
  await openProvider(page, site, 'google');
  await readsWell(page);
  await be(page, site, newcomer());
  await page.waitForURL(`**${site.base}/registro/?type=rrss`);
  await ready(page, 'portada-register');
  await readsWell(page);
});

async function readsWell(page: Page): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
}
