import { logIn, signIn } from './support/readers.ts';
import { expect, test } from './support/test.ts';

test('[HEAD-06] [PAGE-09] logged out, the header links to login and registration', {
  tag: '@ca',
}, async ({ page, site }) => {
  await page.goto(`${site.base}/`);
  const menu = page.locator('portada-user-menu');
  await expect(menu.getByRole('link', { name: site.login })).toHaveAttribute('href', /\/acceso\/\?backUrl=/);
  await expect(menu.getByRole('link', { name: site.register })).toHaveAttribute(
    'href',
    new RegExp(`${site.base}/registro/$`),
  );
});

test('[HEAD-05] the menu opens and closes with the keyboard and by a press outside', async ({
  page,
  site,
  reader,
}) => {
  await signIn(page, site, reader);
  await page.goto(`${site.base}/`);
  const menu = page.locator('portada-user-menu');
  const button = menu.getByRole('button', { name: site.account(reader.nick) });
  const entries = menu.getByRole('listitem');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(entries).toHaveCount(5);
  await expect(entries.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entries.first()).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.locator('main').click({ position: { x: 5, y: 300 } });
  await expect(entries.first()).toBeHidden();
});

test('[ACCT-03] [ACCT-05] [ACCT-06] the profile is requested once a day, and never without the cookie', async ({
  page,
  site,
  reader,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/user/profile')) requests.push(request.url());
  });
  await logIn(page, site, reader);
  const button = page.getByRole('button', { name: site.account(reader.nick) });
  await page.goto(`${site.base}/`);
  await expect(button).toBeVisible();
  expect(requests).toHaveLength(0);

  await page.clock.setFixedTime(Date.now() + 24 * 3_600_000);
  await page.reload();
  await expect(button).toBeVisible();
  expect(requests).toHaveLength(1);

  await page.context().clearCookies({ name: 'portada_user' });
  await page.reload();
  await expect(page.locator('portada-user-menu').getByRole('link', { name: site.login })).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('[LOGIN-23] two tabs show the same login state', async ({ page, context, site, reader }) => {
  const other = await context.newPage();
  await other.goto(`${site.base}/`);
  await expect(other.locator('portada-user-menu').getByRole('link', { name: site.login })).toBeVisible();
  await logIn(page, site, reader);
  await expect(other.getByRole('button', { name: site.account(reader.nick) })).toBeVisible();
  await page.goto(`${site.base}/`);
  await page.locator('portada-user-menu').getByRole('button').click();
  await page.locator('portada-user-menu').getByRole('link', { name: site.logout }).click();
  await page.waitForURL(`**${site.base}/acceso/`);
  await expect(other.locator('portada-user-menu').getByRole('link', { name: site.login })).toBeVisible();
});
