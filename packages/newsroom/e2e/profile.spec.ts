import { FAILED_RESOURCE, fail } from './support/failures.ts';
import { ready } from './support/pages.ts';
import { area, enterArea, entries, field, heading, paths, save, saved, tab } from './support/profile.ts';
import { enter, logIn, logInElsewhere, SEED_PASSWORD, seeded, signIn } from './support/readers.ts';
import { expect, test } from './support/test.ts';

test('[ACCT-16] [ACCT-18] [ACCT-21] [ACCT-22] [ACCT-26] [ACCT-28] a completed profile is saved and persists', async ({
  page,
  site,
  reader,
}) => {
  await enterArea(page, site, reader);
  await expect(field(page, 'nick')).toHaveValue(reader.nick);
  await expect(field(page, 'province')).toBeDisabled();
  await field(page, 'phone').fill('600123456');
  await field(page, 'country').selectOption({ label: site.spain });
  await field(page, 'province').selectOption({ label: 'Tarragona' });
  await field(page, 'city').fill('Sant Carles de la Ràpita');
  await field(page, 'postalCode').fill('43540');
  const sending = page.waitForRequest((request) => request.method() === 'PATCH');
  await save(page, site).click();
  const sent = (await sending).postDataJSON();
  expect(sent).toMatchObject({ country: 'ES', province: 'T', birthdate: '1990-03-12' });
  for (const name of ['password', 'newPassword', 'repeatPassword']) expect(sent).not.toHaveProperty(name);
  await saved(page, site);
  await page.reload();
  await expect(field(page, 'city')).toHaveValue('Sant Carles de la Ràpita');
  await expect(field(page, 'province')).toHaveValue('T');
  await expect(field(page, 'phone')).toHaveValue('600123456');
});

test('[ACCT-05] [ACCT-18] [ACCT-36] a save from the profile of the day undoes nothing that another device has saved', async ({
  page,
  site,
  reader,
  browser,
}) => {
  await logIn(page, site, reader);
  const other = await logInElsewhere(browser, site, reader);
  await ready(other, 'portada-profile');
  await field(other, 'phone').fill('611111111');
  await field(other, 'address').fill('Carrer Nou, 3');
  await save(other, site).click();
  await saved(other, site);
  await tab(other, site.tabNewsletters).click();
  await field(other, 'newsletters').first().check();
  await save(other, site).click();
  await saved(other, site);
  await other.context().close();

  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/profile')) calls.push(request.method());
  });
  await page.goto(site.base + paths.tabUser);
  await ready(page, 'portada-profile');
  await expect(field(page, 'phone')).toHaveValue('');
  expect(calls).toEqual([]);
  await field(page, 'name').fill('Laia');
  await field(page, 'address').fill('Carrer Vell, 1');
  await save(page, site).click();
  await saved(page, site);
  expect(calls).toEqual(['GET', 'PATCH']);
  await expect(field(page, 'phone')).toHaveValue('611111111');
  await page.reload();
  for (const [name, value] of [
    ['name', 'Laia'],
    ['phone', '611111111'],
    ['address', 'Carrer Vell, 1'],
  ] as const) {
    await expect(field(page, name)).toHaveValue(value);
  }
  await tab(page, site.tabNewsletters).click();
  await expect(field(page, 'newsletters').first()).toBeChecked();
  await field(page, 'newsletters').nth(1).check();
  await save(page, site).click();
  await saved(page, site);
  await expect(field(page, 'newsletters').first()).toBeChecked();
});

test('[ACCT-24] [ACCT-27] a password is changed with the correct current one only, and then logs in', async ({
  page,
  site,
  reader,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  const fresh = 'Marea-2027!';
  await enterArea(page, site, reader);
  await field(page, 'password').fill('No-es-esta-1');
  await field(page, 'newPassword').fill(fresh);
  await expect(save(page, site)).toBeDisabled();
  await field(page, 'repeatPassword').fill(fresh);
  await save(page, site).click();
  await expect(area(page).getByRole('alert')).toContainText(site.profileCredentials);
  await expect(field(page, 'newPassword')).toHaveValue(fresh);
  await field(page, 'password').fill(reader.password);
  await save(page, site).click();
  await saved(page, site);
  await expect(field(page, 'newPassword')).toHaveValue('');

  await area(page).getByRole('link', { name: site.logout }).click();
  await page.waitForURL(`**${site.base}/acceso/`);
  await enter(page, site, reader.email, fresh);
  await page.waitForURL(`**${site.base}/perfil/mi-cuenta/`);
});

test('[ACCT-07] [ACCT-08] [ACCT-09] [ACCT-11] the tabs work by keyboard, Back, Forward and reload, without a page load', {
  tag: '@ca',
}, async ({ page, site, reader }) => {
  await enterArea(page, site, reader);
  await expect(heading(page)).toHaveText(site.tabUser);
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  for (const [name, path] of entries.slice(1)) {
    await tab(page, site[name]).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(site[name]);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${site.base}${path}$`));
    await expect(page).toHaveTitle(`${site[name]} - ${site.siteName}`);
    await expect(tab(page, site[name])).toHaveAttribute('aria-current', 'page');
  }
  for (const [name] of entries.toReversed().slice(1)) {
    await page.goBack();
    await expect(heading(page)).toHaveText(site[name]);
  }
  await page.goForward();
  await expect(heading(page)).toHaveText(site.tabFavourites);
  await expect(page.locator('body')).toHaveAttribute('data-same-page');
  await page.reload();
  await expect(heading(page)).toHaveText(site.tabFavourites);
  await page.goBack();
  await expect(heading(page)).toHaveText(site.tabUser);
});

test('[ACCT-07] [ACCT-10] each tab opens by its URL, and is a dropdown on a phone', async ({
  page,
  site,
  reader,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, site, reader);
  for (const [name, path] of entries) {
    await page.goto(site.base + path);
    await expect(heading(page)).toHaveText(site[name]);
    const button = area(page).getByRole('button', { name: site[name], expanded: false });
    await expect(tab(page, site.tabUser)).toBeHidden();
    await button.click();
    await tab(page, site.tabUser).click();
    await expect(heading(page)).toHaveText(site.tabUser);
    await expect(tab(page, site.tabUser)).toBeHidden();
  }
});

test('[ACCT-08] unsaved changes are confirmed at a tab, Back, logout and unload', async ({
  page,
  site,
  reader,
}) => {
  await enterArea(page, site, reader);
  await tab(page, site.tabNewsletters).click();
  await tab(page, site.tabUser).click();
  await field(page, 'phone').fill('600123456');
  const question = page.getByRole('dialog', { name: site.unsavedTitle });
  const stay = question.getByRole('button', { name: site.stay });
  await tab(page, site.tabAuthors).click();
  await stay.click();
  await expect(tab(page, site.tabAuthors)).toBeFocused();
  await page.goBack();
  await stay.click();
  await expect(page).toHaveURL(new RegExp(`${paths.tabUser}$`));
  await area(page).getByRole('link', { name: site.logout }).click();
  await stay.click();
  await expect(field(page, 'phone')).toHaveValue('600123456');

  const nextDialog = page.waitForEvent('dialog');
  const going = page.evaluate(() => location.reload());
  const native = await nextDialog;
  expect(native.type()).toBe('beforeunload');
  await native.dismiss();
  await going;
  await expect(field(page, 'phone')).toHaveValue('600123456');

  await page.goBack();
  await question.getByRole('button', { name: site.leaveUnsaved }).click();
  await expect(heading(page)).toHaveText(site.tabNewsletters);
  await page.goForward();
  await expect(field(page, 'phone')).toHaveValue('');
});

test('[ACCT-29] [ACCT-30] a deleted account cannot log in', async ({ page, site, reader, pageErrors }) => {
  pageErrors.expect(FAILED_RESOURCE);
  await enterArea(page, site, reader);
  const dialog = page.getByRole('dialog');
  await area(page).getByRole('button', { name: site.deleteAccount }).click();
  await dialog.getByRole('button', { name: site.deleteCancel }).click();
  await expect(dialog).toBeHidden();
  await area(page).getByRole('button', { name: site.deleteAccount }).click();
  await dialog.getByRole('button', { name: site.deleteConfirm }).click();
  await page.waitForURL(`**${site.base}/acceso/`);
  await enter(page, site, reader.email, reader.password);
  await expect(page.getByRole('alert')).toContainText(site.credentials);
});

test('[ACCT-31] a demo account cannot be deleted, and the reader is referred to support', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  await enterArea(page, site, { email: seeded.demo, nick: 'Demo', password: SEED_PASSWORD });
  await area(page).getByRole('button', { name: site.deleteAccount }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: site.deleteConfirm }).click();
  await expect(dialog.getByRole('alert')).toContainText(site.deleteDemo);
  await dialog.getByRole('button', { name: site.deleteCancel }).click();
  await page.reload();
  await expect(heading(page)).toHaveText(site.tabUser);
});

test('[ACCT-05] [ACCT-13] the area uses the cached profile of the day, and requests it again the next day', async ({
  page,
  site,
  reader,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.includes('/api/front/user/')) requests.push(pathname);
  });
  const profiles = () => requests.filter((path) => path.endsWith('/profile')).length;
  // By the form: its answer is the profile of the day.
  await logIn(page, site, reader);
  await ready(page, 'portada-profile');
  await expect(heading(page)).toHaveText(site.tabUser);
  await page.goto(site.base + paths.tabNewsletters);
  await expect(heading(page)).toHaveText(site.tabNewsletters);
  expect(profiles()).toBe(0);
  await expect.poll(() => requests.some((path) => path.endsWith('/saved-contents/'))).toBe(true);
  await expect.poll(() => requests.some((path) => path.endsWith('/followed-authors/'))).toBe(true);

  await page.clock.setFixedTime(Date.now() + 24 * 3_600_000);
  await page.reload();
  // The server writes the same heading, so that it tells nothing of the profile.
  await expect.poll(profiles).toBe(1);
});

test('[ACCT-12] without the cookie the area redirects to login, and login back', { tag: '@ca' }, async ({
  page,
  site,
  reader,
}) => {
  await enterArea(page, site, reader);
  await page.context().clearCookies({ name: 'portada_user' });
  await page.goto(site.base + paths.tabAuthors);
  await expect(page).toHaveURL(/\/acceso\/\?backUrl=.*autores/);
  await enter(page, site, reader.email, reader.password);
  await page.waitForURL(`**${site.base}${paths.tabAuthors}`);
  await expect(heading(page)).toHaveText(site.tabAuthors);
});

for (const name of ['tabUser', 'tabNewsletters'] as const) {
  test(`[ACCT-15] ${paths[name]} redirects to login if the profile cannot be loaded`, async ({
    page,
    site,
    reader,
    pageErrors,
  }) => {
    pageErrors.expect(FAILED_RESOURCE);
    await enterArea(page, site, reader);
    await page.evaluate(() => localStorage.clear());
    await fail(page, '/user/profile', (route) => route.fulfill({ status: 500, json: { httpCode: 500 } }));
    await page.goto(site.base + paths[name]);
    await expect(page).toHaveURL(/\/acceso\/\?backUrl=/);
  });
}
