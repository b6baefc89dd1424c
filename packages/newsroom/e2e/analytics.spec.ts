/** The guide's script that feeds a data layer: what it sends, and that it waits for the reader's consent. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { prerender } from './support/prerender.ts';
import { expect, test } from './support/test.ts';

const fromRoot = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');

async function script(): Promise<string> {
  const [, code] = /```js\n([\s\S]+?)```/.exec(await fromRoot('stories/guide/Analytics.mdx')) ?? [];
  if (!code) throw new Error('The guide has no script.');
  return code;
}

/** A page with the login form, a consent platform that has no answer yet, and the guide's script. */
async function serve(page: Page): Promise<void> {
  const [snippet, code] = await Promise.all([fromRoot('dist/snippet.html'), script()]);
  const html = `<!doctype html><html lang="es"><head>${snippet}
    <script type="application/json" id="portada-page">{ "webFeatures": { "users": true } }</script>
    <script type="module" src="/diari/analytics.js"></script></head>
    <body><portada-login></portada-login></body></html>`;
  await page.route('**/diari/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route('**/diari/analytics.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  await page.route('**/api/front/user/login', (route) =>
    route.fulfill({ status: 401, json: { httpCode: 401 } }),
  );
  await page.addInitScript(() => {
    Object.assign(window, {
      __tcfapi: (_command: string, _version: number, answer: (data: object, success: boolean) => void) => {
        Object.assign(window, {
          answerConsent: (given: boolean) =>
            answer(
              { eventStatus: 'useractioncomplete', purpose: { consents: { 1: given, 8: given } } },
              true,
            ),
        });
        answer({ eventStatus: 'cmpuishown', purpose: { consents: {} } }, true);
      },
    });
  });
}

const sent = (page: Page) => page.evaluate(() => Reflect.get(window, 'dataLayer'));
const answer = (page: Page, given: boolean) =>
  page.evaluate((given) => Reflect.get(window, 'answerConsent')(given), given);

async function failToLogIn(page: Page): Promise<void> {
  await page.locator('input[name=email]').fill('nuria.vidal@example.com');
  await page.locator('input[name=password]').fill('Faro-1926');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
}

test('what happened is sent once the reader consents, and from then on', async ({ page, pageErrors }) => {
  pageErrors.expect(/401/);
  await serve(page);
  await page.goto('/diari/');
  await failToLogIn(page);
  expect(await sent(page)).toEqual([]);

  await answer(page, true);
  const widget = 'portada-login';
  expect(await sent(page)).toEqual(
    expect.arrayContaining([
      { event: 'portada_reader', logged_in: false },
      { event: 'portada_login_start', widget, method: 'password' },
      { event: 'portada_login_failed', widget, reason: 'credentials' },
    ]),
  );
  await page.locator(widget).evaluate((element) => {
    const detail = { userId: '1001' };
    element.dispatchEvent(new CustomEvent('portada:login', { detail, bubbles: true }));
  });
  expect((await sent(page)).at(-1)).toEqual({ event: 'portada_login', widget });
});

test('nothing is sent of a reader who refuses', async ({ page, pageErrors }) => {
  pageErrors.expect(/401/);
  await serve(page);
  await page.goto('/diari/');
  await failToLogIn(page);
  await answer(page, false);
  await failToLogIn(page);
  expect(await sent(page)).toEqual([]);
});

test('nothing is sent of a page that the browser prerenders, until it is shown', async ({ page }) => {
  await serve(page);
  const show = await prerender(page);
  await page.goto('/diari/');
  await answer(page, true);
  expect(await sent(page)).toEqual([]);
  await show();
  await expect.poll(() => sent(page)).toContainEqual({ event: 'portada_reader', logged_in: false });
});

test('the guides know every event', async () => {
  const [source, guide, code] = await Promise.all([
    fromRoot('packages/core/src/events.ts'),
    fromRoot('stories/guide/Events.mdx'),
    script(),
  ]);
  const [map = ''] = source.split('export interface PortadaRequests');
  const events = [...map.matchAll(/^ {2}'portada:([\w-]+)':/gm)].map(([, name = '']) => name);
  expect(events.length).toBeGreaterThan(25);
  for (const name of events) expect(guide).toContain(`| \`portada:${name}\` |`);
  // What says nothing about a reader.
  const measured = events.filter((name) => !['ready', 'flags'].includes(name));
  for (const name of measured) expect(code).toContain(`'${name}'`);
});
