import { pageUrl } from '../src/config/local-paths.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('[PAGE-05] flags switch a widget off and on without a reload', async ({ page, site }) => {
  await page.goto(pageUrl(site.base, '/boletines/'));
  const form = page.locator('portada-newsletter-form');
  await expect(form.getByRole('button', { name: site.subscribe })).toBeVisible();
  await page.evaluate(() => window.portada?.setFlags({ newsletterForm: false }));
  await expect(form).toBeHidden();
  await expect(form).toHaveAttribute('data-state', 'off');
  await page.evaluate(() => window.portada?.setFlags({ newsletterForm: true }));
  await expect(form.getByRole('button', { name: site.subscribe })).toBeVisible();
  await expect(form).toHaveAttribute('data-state', 'ready');
});

test('[PAGE-05] without the users feature no account widget is loaded', async ({ page, site }) => {
  const chunks: string[] = [];
  page.on('request', (request) => chunks.push(request.url()));
  await page.route(`**${site.base}/acceso/`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"users":true', '"users":false');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`${site.base}/acceso/`);
  await expect(page.locator('portada-login')).toHaveAttribute('data-state', 'off');
  await expect(page.locator('portada-user-menu')).toBeHidden();
  expect(chunks.filter((url) => /(login|user-menu)-/.test(url))).toEqual([]);
});

test('[I18N-01] [I18N-02] only the page’s language is loaded', { tag: '@ca' }, async ({
  page,
  site,
  edition,
}) => {
  const chunks: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/chunks/')) chunks.push(response.url());
  });
  await page.goto(`${site.base}/acceso/`);
  const enter = page.locator('portada-login').getByRole('button', { name: site.enter, exact: true });
  await expect(enter).toBeVisible();
  const texts = await Promise.all(chunks.map(async (url) => (await page.request.get(url)).text()));
  expect(texts.some((text) => text.includes('Encara no tens compte?'))).toBe(edition === 'ca');
});
