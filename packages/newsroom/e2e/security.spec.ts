import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { FAILED_RESOURCE, fail } from './support/failures.ts';
import { enter, logIn } from './support/readers.ts';
import { expect, test } from './support/test.ts';

/** A page on a port of the same machine: of the same site, as cookies see it, so that they come along. */
async function serve(html: string): Promise<{ url: string; server: Server }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(html);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The page has no port.');
  return { url: `http://localhost:${address.port}/`, server };
}

test('[API-11] a page of another origin can neither change nor delete an account', async ({
  page,
  site,
  reader,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  await logIn(page, site, reader);
  const api = `${new URL(page.url()).origin}${site.base}/api/front/user`;
  const hostile = await serve(
    `<form method="post" enctype="text/plain" action="${api}/delete"><input name='{"a":"' value='"}'></form>`,
  );
  await page.goto(hostile.url);
  // What a script of that page can send without asking first. It is sent, but no answer is given to it.
  const outcomes = await page.evaluate(async (address) => {
    const send = (path: string, body?: string) =>
      fetch(address + path, { method: 'POST', mode: 'no-cors', credentials: 'include', body: body ?? null });
    const sent = await Promise.allSettled([
      send('/delete'),
      send('/logout'),
      send('/login', '{"email":"x"}'),
    ]);
    return sent.map(({ status }) => status);
  }, api);
  expect(outcomes).toEqual(['rejected', 'rejected', 'rejected']);
  const answered = page.waitForResponse(`${api}/delete`);
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
  const refused = await answered;
  expect((await refused.request().allHeaders()).cookie).toContain('portada_session=');
  expect(refused.status()).toBe(403);
  await page.waitForURL(`${api}/delete`);
  hostile.server.close();

  await page.goto(`${site.base}/perfil/mi-cuenta/`);
  await expect(page.getByRole('button', { name: site.account(reader.nick) })).toBeVisible();
  expect((await page.request.get(`${api}/profile`)).status()).toBe(200);
});

test('[API-11] too many logins show a rate limit error and keep the input', async ({
  page,
  site,
  reader,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  await page.goto(`${site.base}/acceso/`);
  const body = { httpCode: 429, errorCode: 'TOO_MANY_REQUESTS', message: 'Too many requests.' };
  const restore = await fail(page, '/user/login', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '900' }, json: body }),
  );
  await enter(page, site, reader.email, reader.password);
  await expect(page.getByRole('alert')).toContainText(site.tooMany);
  await expect(page.getByLabel(site.email)).toHaveValue(reader.email);
  await expect(page.locator('input[name=password]')).toHaveValue(reader.password);
  await restore();
  await page.locator('portada-login').getByRole('button', { name: site.enter, exact: true }).click();
  await page.waitForURL(`**${site.base}/perfil/mi-cuenta/`);
});
