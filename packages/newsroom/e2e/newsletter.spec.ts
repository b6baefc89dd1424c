import { pageUrl } from '../src/config/local-paths.ts';
import { FAILED_RESOURCE, fail, failures } from './support/failures.ts';
import { lastMailTo } from './support/readers.ts';
import { expect, test } from './support/test.ts';

const CONSENT = /privaci[dt]/;

test('[NEWSL-01] [NEWSL-03] [NEWSL-04] [NEWSL-05] [NEWSL-06] [PAGE-09] an anonymous reader subscribes', {
  tag: '@ca',
}, async ({ page, site, request }) => {
  const email = `boletin-${site.base.slice(1)}${Date.now()}@example.com`;
  await page.goto(pageUrl(site.base, '/boletines/'));
  const form = page.locator('portada-newsletter-form');
  await form.getByLabel(site.email).fill(email);
  const choice = form.getByRole('group');
  for (const box of await choice.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  const chosen = choice.getByRole('checkbox', { name: 'A bord' });
  await chosen.check();
  await form.getByRole('checkbox', { name: CONSENT }).check();
  const nextRequest = page.waitForRequest(
    (one) => one.method() === 'POST' && one.url().includes('/api/front/newsletter/'),
  );
  await form.getByRole('button', { name: site.subscribe }).click();
  const call = await nextRequest;
  expect(new URL(call.url()).pathname).toBe(`${site.base}/api/front/newsletter/${encodeURIComponent(email)}`);
  expect(call.postDataJSON()).toEqual([
    { id: expect.stringMatching(/^a-bordo/), name: expect.stringMatching(/^A bord/), isSubscribed: true },
  ]);

  const thanks = page.getByRole('dialog');
  await expect(thanks).toContainText(site.thanks);
  await thanks.getByRole('button', { name: site.close }).first().click();
  await expect(form.getByLabel(site.email)).toHaveValue('');
  await expect(chosen).not.toBeChecked();
  await expect(form.getByRole('checkbox', { name: CONSENT })).not.toBeChecked();
  expect(await lastMailTo(request, email)).toContain(email);
});

test('[NEWSL-02] nothing is sent without a valid address and consent', async ({ page, site }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto(pageUrl(site.base, '/boletines/'));
  const form = page.locator('portada-newsletter-form');
  await form.getByRole('button', { name: site.subscribe }).click();
  await expect(form.getByText(site.emailRequired)).toBeVisible();
  await expect(form.getByText(site.termsRequired)).toBeVisible();
  await expect(form.getByRole('group')).toHaveAccessibleDescription(/bolet[ií]n|butlletí/);
  await form.getByLabel(site.email).fill('ana@ejemplo');
  await expect(form.getByText(site.emailInvalid)).toBeVisible();
  expect(posts).toEqual([]);
});

test('[NEWSL-07] a failed subscription shows the error and keeps the input', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  await page.goto(pageUrl(site.base, '/boletines/'));
  const form = page.locator('portada-newsletter-form');
  await form.getByLabel(site.email).fill('ana@example.com');
  const chosen = form.getByRole('group').getByRole('checkbox').first();
  await chosen.check();
  await form.getByRole('checkbox', { name: CONSENT }).check();
  const restore = await fail(page, '/api/front/newsletter/', failures.offline);
  await form.getByRole('button', { name: site.subscribe }).click();
  await expect(form.getByRole('alert')).toContainText(site.newsletterFailed);
  await expect(form.getByLabel(site.email)).toHaveValue('ana@example.com');
  await expect(chosen).toBeChecked();
  await restore();
  await form.getByRole('button', { name: site.subscribe }).click();
  await expect(page.getByRole('dialog')).toContainText(site.thanks);
});

test('[NEWSL-06] without the dialog’s code the thanks stand below the form', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource|Portada: a part did not load/);
  await page.route('**/chunks/dialog-ThanksDialog-*', (route) => route.fulfill({ status: 503 }));
  await page.goto(pageUrl(site.base, '/boletines/'));
  const form = page.locator('portada-newsletter-form');
  await form.getByLabel(site.email).fill(`sin-dialogo-${Date.now()}@example.com`);
  await form.getByRole('group').getByRole('checkbox').first().check();
  await form.getByRole('checkbox', { name: CONSENT }).check();
  await form.getByRole('button', { name: site.subscribe }).click();
  await expect(form.getByRole('status').filter({ hasText: site.thanks })).toBeVisible();
});

test('[NEWSL-07] without the code that sends a subscription has failed, and is sent once that is there', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  const chunk = '**/chunks/newsletter-form-sending*';
  await page.route(chunk, (route) => route.fulfill({ status: 503 }));
  await page.goto(pageUrl(site.base, '/boletines/'));
  const form = page.locator('portada-newsletter-form');
  await form.getByLabel(site.email).fill(`sin-codigo-${Date.now()}@example.com`);
  await form.getByRole('group').getByRole('checkbox').first().check();
  await form.getByRole('checkbox', { name: CONSENT }).check();
  await form.getByRole('button', { name: site.subscribe }).click();
  await expect(form.getByRole('alert')).toContainText(site.newsletterFailed);
  await page.unroute(chunk);
  await form.getByRole('button', { name: site.subscribe }).click();
  await expect(page.getByRole('dialog')).toContainText(site.thanks);
  await expect(form.getByRole('alert')).toHaveCount(0);
});
