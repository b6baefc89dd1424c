import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { FAILED_RESOURCE, fail, failures } from './support/failures.ts';
import { enter, lastMailTo, linkIn, pressButton, type Reader } from './support/readers.ts';
import { expect, test } from './support/test.ts';
import type { Edition } from './support/texts.ts';

function newcomer(): Reader {
  const mark = randomUUID().slice(0, 8);
  return { email: `alta-${mark}@example.com`, nick: `Mar${mark}`, password: 'Faro-2026!' };
}

const screen = (page: Page) => page.locator('portada-register');
const submit = (page: Page, site: Edition) => screen(page).getByRole('button', { name: site.createAccount });

/** Opens the screen and fills what must be filled. */
async function fillIn(page: Page, site: Edition, reader: Reader): Promise<void> {
  await page.goto(`${site.base}/registro/`);
  const form = screen(page);
  await form.getByLabel(site.nick).fill(reader.nick);
  await form.getByLabel(site.email).fill(reader.email);
  await form.locator('input[name=password]').fill(reader.password);
  await form.getByLabel(site.name).fill('Marina');
  await form.getByLabel(site.surname).fill('Güell Ibáñez');
  await form.getByLabel(site.birthdate).fill('29/02/1992');
  await form.getByRole('checkbox', { name: site.acceptTerms }).check();
}

test('[REG-01] [REG-02] [REG-10] [REG-12] a reader registers, opens the link of the email, and logs in', {
  tag: '@ca',
}, async ({ page, site, request }) => {
  const reader = newcomer();
  await fillIn(page, site, reader);
  const form = screen(page);
  await form.getByLabel(site.country).selectOption({ label: site.spain });
  await form.getByLabel(site.province).selectOption({ label: 'Tarragona' });
  await form.getByLabel(site.city).fill('Reus');
  await form.locator('input[name=newsletters]').first().check();
  const sending = page.waitForRequest(/user\/register$/);
  await submit(page, site).click();
  const payload = (await sending).postDataJSON();
  expect(payload).toMatchObject({
    ...{ nick: reader.nick, email: reader.email, birthdate: '1992-02-29', terms: true, recaptcha: '' },
    ...{ country: 'ES', province: 'T', city: 'Reus', newsletters: [{ isSubscribed: true }] },
  });
  expect(new URL(payload.origin).pathname).toBe(`${site.base}/registro/`);

  await page.waitForURL(`**${site.base}/registro/confirmacion/`);
  await expect(page.getByRole('heading', { name: site.registered })).toBeVisible();
  await page.goto(linkIn(await lastMailTo(request, reader.email), '/registro/activar/'));
  await pressButton(page);
  await page.waitForURL(`**${site.base}/registro/validado/`);
  await expect(page.getByRole('heading', { name: site.emailValidated })).toBeVisible();
  await page.goto(`${site.base}/acceso/`);
  await enter(page, site, reader.email, reader.password);
  await page.waitForURL(`**${site.base}/perfil/mi-cuenta/`);
  const profile = await (await page.request.get(`${site.base}/api/front/user/profile`)).json();
  expect(profile.response).toMatchObject({ nick: reader.nick, surname: 'Güell Ibáñez', city: 'Reus' });
});

test('[REG-08] a taken address has an error at its field, and another one is accepted', async ({
  page,
  site,
  reader,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  const fresh = newcomer();
  await fillIn(page, site, { ...fresh, email: reader.email.toUpperCase() });
  await submit(page, site).click();
  const summary = page.getByRole('region', { name: site.summary });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: site.emailTaken }).click();
  await expect(screen(page).getByLabel(site.email)).toBeFocused();
  await expect(screen(page).locator('input[name=password]')).toHaveValue(fresh.password);
  await screen(page).getByLabel(site.email).fill(fresh.email);
  await submit(page, site).click();
  await page.waitForURL(`**${site.base}/registro/confirmacion/`);
});

test('[REG-05] [REG-08] a taken nick has an error while typing', async ({ page, site, reader }) => {
  const fresh = newcomer();
  await fillIn(page, site, { ...fresh, nick: reader.nick.toUpperCase() });
  const nick = screen(page).getByLabel(site.nick);
  await expect(nick).toHaveAccessibleDescription(new RegExp(site.nickTaken));
  await nick.fill(fresh.nick);
  await expect(nick).toHaveAccessibleDescription(new RegExp(site.nickFree));
  await submit(page, site).click();
  await page.waitForURL(`**${site.base}/registro/confirmacion/`);
});

test('[REG-05] [VAL-15] a nick that looks like somebody else’s, or mixes scripts, has an error while typing', async ({
  page,
  site,
}) => {
  // Claudia is an account of the seed.
  await fillIn(page, site, { ...newcomer(), nick: 'CIaudia' });
  const nick = screen(page).getByLabel(site.nick);
  await expect(nick).toHaveAccessibleDescription(new RegExp(site.nickTaken));
  await nick.fill('Cl\u0430udia');
  await nick.blur();
  await expect(nick).toHaveAccessibleDescription(new RegExp(site.nickScripts));
});

test('[REG-08] a nick that is taken in the meantime has an error after sending', async ({
  page,
  site,
  reader,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  await fail(page, '/user/nick', (route) => route.abort('connectionrefused'));
  await fillIn(page, site, { ...newcomer(), nick: reader.nick });
  await submit(page, site).click();
  const summary = page.getByRole('region', { name: site.summary });
  await expect(summary.getByRole('link', { name: site.nickTaken })).toBeVisible();
  await expect(screen(page).getByLabel(site.nick)).toHaveAttribute('aria-invalid', 'true');
});

test('[REG-04] [REG-06] missing and invalid fields have an error each, and nothing is sent', async ({
  page,
  site,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto(`${site.base}/registro/`);
  await submit(page, site).click();
  const summary = page.getByRole('region', { name: site.summary });
  await expect(summary.getByRole('link')).toHaveCount(7);
  await expect(summary.getByRole('link', { name: site.termsRequired })).toBeVisible();
  await screen(page).locator('input[name=password]').fill('Faro-1111');
  await expect(screen(page).locator('.portada-password-rules-rule--held')).toHaveCount(5);
  await expect(summary.getByRole('link')).toHaveCount(7);
  expect(posts).toEqual([]);
});

test('[REG-09] a failed registration shows the error and keeps the input', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  const reader = newcomer();
  await fillIn(page, site, reader);
  for (const [how, message] of [
    [failures.offline, site.connection],
    [failures[500], site.registerFailed],
  ] as const) {
    const restore = await fail(page, '/user/register', how);
    await submit(page, site).click();
    await expect(screen(page).getByRole('alert')).toContainText(message);
    await expect(screen(page).getByLabel(site.email)).toHaveValue(reader.email);
    await expect(screen(page).locator('input[name=password]')).toHaveValue(reader.password);
    await restore();
  }
  await submit(page, site).click();
  await page.waitForURL(`**${site.base}/registro/confirmacion/`);
});

test('[REG-09] too many registrations show a rate limit error', async ({ page, site, pageErrors }) => {
  pageErrors.expect(FAILED_RESOURCE);
  await fillIn(page, site, newcomer());
  const body = { httpCode: 429, errorCode: 'TOO_MANY_REQUESTS', message: 'Slow down.' };
  await fail(page, '/user/register', (route) => route.fulfill({ status: 429, json: body }));
  await submit(page, site).click();
  await expect(screen(page).getByRole('alert')).toContainText(site.tooMany);
});
