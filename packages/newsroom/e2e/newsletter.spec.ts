import { FAILED_RESOURCE, fail, failures } from './support/failures.ts';
import { lastMailTo } from './support/readers.ts';
import { expect, test } from './support/test.ts';

test('[NEWSL-01] [NEWSL-03] [NEWSL-04] [NEWSL-05] [NEWSL-06] [PAGE-09] an anonymous reader subscribes', {
  tag: '@ca',
}, async ({ page, site, request }) => {
  const email = `boletin-${site.base.slice(1)}${Date.now()}@example.com`;
  await page.goto(`${site.base}/boletines/`);
  const form = page.locator('portada-newsletter-form');
  await form.getByLabel(site.email).fill(email);
  await form.getByRole('checkbox').check();
  const sent = page.waitForRequest(
    (one) => one.method() === 'POST' && one.url().includes('/api/front/newsletter/'),
  );
  await form.getByRole('button', { name: site.subscribe }).click();
  const call = await sent;
  expect(new URL(call.url()).pathname).toBe(`${site.base}/api/front/newsletter/${encodeURIComponent(email)}`);
  expect(call.postDataJSON()[0]).toEqual({
    id: expect.any(String),
    name: expect.any(String),
    isSubscribed: true,
  });

  const thanks = page.getByRole('dialog');
  await expect(thanks).toContainText(site.thanks);
  await thanks.getByRole('button', { name: site.close }).first().click();
  await expect(form.getByLabel(site.email)).toHaveValue('');
  await expect(form.getByRole('checkbox')).not.toBeChecked();
  expect(await lastMailTo(request, email)).toContain(email);
});

test('[NEWSL-02] without a valid address and consent nothing is sent', async ({ page, site }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto(`${site.base}/boletines/`);
  const form = page.locator('portada-newsletter-form');
  await form.getByRole('button', { name: site.subscribe }).click();
  await expect(form.getByText(site.emailRequired)).toBeVisible();
  await expect(form.getByText(site.termsRequired)).toBeVisible();
  await form.getByLabel(site.email).fill('ana@ejemplo');
  await expect(form.getByText(site.emailInvalid)).toBeVisible();
  expect(sent).toEqual([]);
});

for (const [name, how] of Object.entries(failures)) {
  test(`[NEWSL-07] a subscription that fails shows why and keeps what was typed: ${name}`, async ({
    page,
    site,
    complaints,
  }) => {
    complaints.expect(FAILED_RESOURCE);
    await page.goto(`${site.base}/boletines/`);
    const form = page.locator('portada-newsletter-form');
    await form.getByLabel(site.email).fill('ana@example.com');
    await form.getByRole('checkbox').check();
    const mend = await fail(page, '/api/front/newsletter/', how);
    await form.getByRole('button', { name: site.subscribe }).click();
    await expect(form.getByRole('alert')).toContainText(site.newsletterFailed);
    await expect(form.getByLabel(site.email)).toHaveValue('ana@example.com');
    await mend();
    await form.getByRole('button', { name: site.subscribe }).click();
    await expect(page.getByRole('dialog')).toContainText(site.thanks);
  });
}
