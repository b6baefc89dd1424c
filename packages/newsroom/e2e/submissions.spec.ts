import { brokenJson, FAILED_RESOURCE, failures } from './support/failures.ts';
import { enter, signIn } from './support/readers.ts';
import {
  addressOf,
  filmFile,
  openForm,
  pictureFile,
  renderedForm,
  submissionTexts,
} from './support/submissions.ts';
import { expect, test } from './support/test.ts';

test('[UGC-01] [UGC-03] a reader sends a contribution with a picture', async ({
  page,
  site,
  request,
  reader,
}) => {
  const t = submissionTexts(site);
  await signIn(page, site, reader);
  const form = await openForm({ page, request, site }, 'contribution', t.shade);
  await form.getByLabel(t.file).setInputFiles(await pictureFile());
  await expect(form.getByText(t.ready).first()).toBeVisible();
  const preview = form.getByRole('img');
  await expect
    .poll(() => preview.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(900);
  await form.getByLabel(t.title).fill('La parada del instituto');
  await form.getByLabel(t.text).fill('Ni un árbol.\nA las tres no se puede estar.');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: t.send, exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(t.thanks);
  await page.keyboard.press('Escape');
  await expect(form.getByLabel(t.title)).toHaveValue('');
});

test('[UGC-02] an anonymous visitor is prompted to log in, and the draft is kept', async ({
  page,
  site,
  request,
  reader,
}) => {
  const t = submissionTexts(site);
  const address = await addressOf(request, site, 'contribution', t.shade);
  await page.goto(address);
  const form = await renderedForm(page, 'contribution');
  await form.getByLabel(t.title).fill('La plaza nueva');
  await form.getByLabel(t.text).fill('Bancos al sol.');
  await page.reload();
  await renderedForm(page, 'contribution');
  await expect(form.getByLabel(t.text)).toHaveValue('Bancos al sol.');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: t.send, exact: true }).click();
  const prompt = page.getByRole('dialog', { name: t.prompt });
  await prompt.getByRole('link', { name: t.login }).click();
  await enter(page, site, reader.email, reader.password);
  await page.waitForURL(`**${address}`);
  await renderedForm(page, 'contribution');
  await expect(form.getByLabel(t.title)).toHaveValue('La plaza nueva');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: t.send, exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(t.thanks);
});

test('[INTV-01] [INTV-02] an interrupted video upload is resumed and sent with its question', async ({
  page,
  site,
  request,
  reader,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  const t = submissionTexts(site);
  await signIn(page, site, reader);
  const form = await openForm({ page, request, site }, 'interview', t.scientist);
  const offsets: number[] = [];
  const isPiece = (url: URL) => url.pathname.includes('/api/front/uploads/');
  await page.route(isPiece, async (route) => {
    const offset = Number(route.request().headers()['upload-offset']);
    if (route.request().method() !== 'PATCH') return route.continue();
    if (offset > 0) {
      // A browser that knows it has no network tries nothing again by itself, which takes seconds.
      await page.context().setOffline(true);
      return route.abort('internetdisconnected');
    }
    offsets.push(offset);
    return route.continue();
  });
  await form.getByLabel(t.file).setInputFiles(filmFile());
  await expect(form.getByText(t.interrupted).first()).toBeVisible();
  await page.unroute(isPiece);
  await page.context().setOffline(false);
  page.on('request', (one) => {
    if (one.method() === 'PATCH') offsets.push(Number(one.headers()['upload-offset']));
  });
  await form.getByRole('button', { name: t.goOn }).click();
  await expect(form.getByText(t.ready).first()).toBeVisible();
  expect(offsets).toEqual([0, 4 * 1_048_576, 8 * 1_048_576]);
  await form.getByLabel(t.question).fill('¿Qué se ve en este vídeo?');
  await form.getByRole('button', { name: t.ask }).click();
  await expect(page.getByRole('dialog')).toContainText(t.thanks);
});

test('[UGC-03] a file that is no picture is rejected, with the accepted formats', async ({
  page,
  site,
  request,
  reader,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  const t = submissionTexts(site);
  await signIn(page, site, reader);
  const form = await openForm({ page, request, site }, 'contribution', t.shade);
  const file = form.getByLabel(t.file);
  const html = Buffer.from('<!doctype html><script>document.title = "taken"</script>');
  await file.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: html });
  await expect(form.getByText(t.wrongType)).toBeVisible();
  await file.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: html });
  await expect(form.getByText(t.wrongType)).toBeVisible();
  const { buffer } = await pictureFile();
  await file.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: buffer.subarray(0, 900) });
  await expect(form.getByText(t.damaged)).toBeVisible();
});

test('[INTV-03] an interview accepts three questions per reader, then shows the limit', async ({
  page,
  site,
  request,
  reader,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  const t = submissionTexts(site);
  await signIn(page, site, reader);
  const form = await openForm({ page, request, site }, 'interview', t.scientist);
  for (const question of ['¿Una?', '¿Dos?', '¿Tres?']) {
    await form.getByLabel(t.question).fill(question);
    await form.getByRole('button', { name: t.ask }).click();
    await expect(page.getByRole('dialog')).toContainText(t.thanks);
    await page.keyboard.press('Escape');
  }
  await form.getByLabel(t.question).fill('¿Y cuatro?');
  await form.getByRole('button', { name: t.ask }).click();
  await expect(form.getByRole('alert')).toContainText(t.limit);
  await expect(form.getByLabel(t.question)).toHaveValue('¿Y cuatro?');
  await expect(form.getByRole('button', { name: t.ask })).toHaveCount(0);
});

test('[INTV-03] an interview that is full, over or not open yet shows it', async ({
  page,
  site,
  request,
}) => {
  const t = submissionTexts(site);
  const form = page.locator('portada-interview-form');
  await page.goto(await addressOf(request, site, 'interview', t.full));
  await expect(page.locator('.status')).toContainText(t.isFull);
  await expect(form).toHaveCount(0);
  await page.goto(await addressOf(request, site, 'interview', t.over));
  await expect(page.locator('.status')).toContainText(t.isOver);
  await expect(form).toHaveCount(0);
  await page.goto(await addressOf(request, site, 'interview', t.soon));
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('status')).toContainText(t.isSoon);
});

test('[UGC-01] a failed submission keeps the input, and a retry succeeds', async ({
  page,
  site,
  request,
  reader,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  const t = submissionTexts(site);
  await signIn(page, site, reader);
  const form = await openForm({ page, request, site }, 'contribution', t.shade);
  await form.getByLabel(t.title).fill('La estación');
  await form.getByLabel(t.text).fill('El andén dos.');
  await form.getByRole('checkbox').check();
  const isCall = (url: URL) => url.pathname.includes('/api/front/contribution/');
  for (const how of [failures.offline, failures[500], brokenJson]) {
    await page.route(isCall, how);
    await form.getByRole('button', { name: t.send, exact: true }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await expect(form.getByLabel(t.text)).toHaveValue('El andén dos.');
    await page.unroute(isCall);
  }
  await form.getByRole('button', { name: t.send, exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(t.thanks);
});

test('[UGC-01] [INTV-01] without script the plain forms work', async ({
  browser,
  site,
  request,
  reader,
  baseURL,
}) => {
  const t = submissionTexts(site);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const data = { email: reader.email, password: reader.password };
  const headers = { Origin: baseURL ?? '' };
  expect((await context.request.post(`${site.base}/api/front/user/login`, { data, headers })).status()).toBe(
    200,
  );
  const page = await context.newPage();
  await page.goto(await addressOf(request, site, 'contribution', t.shade));
  await page.getByLabel(t.title).fill('Sin guion');
  await page.getByLabel(t.text).fill('También así.');
  await page.getByLabel(t.file).setInputFiles(await pictureFile());
  await page.getByRole('checkbox').check();
  await page.locator('.portada-fallback-form button').click();
  await expect(page.locator('main')).toContainText(t.thanks);
  await page.goto(await addressOf(request, site, 'interview', t.scientist));
  await page.getByLabel(t.question).fill('¿Y sin guion?');
  await page.locator('.portada-fallback-form button').click();
  await expect(page.locator('main')).toContainText(t.thanks);
  await context.close();
});
