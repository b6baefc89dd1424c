/** The banner for cookies: nothing of others comes before it is answered, and what waited comes then. */
import { fileURLToPath } from 'node:url';
import { CONSENT_COOKIE, CONSENT_START, writeConsent } from '@portada/shared/consent.ts';
import { Liquid } from 'liquidjs';
import { drawBody } from '../src/articles/body.ts';
import { pagePolicy } from '../src/http/security.ts';
import { readStylesheet } from '../src/render/stylesheet.ts';
import { consentTexts } from '../src/texts/consent-texts.ts';
import { textsOf } from '../src/texts/texts.ts';
import { expect, test } from './support/test.ts';

const PLAYER = 'https://www.youtube-nocookie.com';
const root = fileURLToPath(new URL('../views', import.meta.url));
const t = textsOf('es');
const consent = { t: consentTexts.es, path: '/elige/' };

/** The journeys' newsroom asks nobody: a page as one that does sends it. */
const pageHtml = `<!doctype html><html lang="es"><head><title>x</title>
<link rel="stylesheet" href="${readStylesheet().url}">
<script src="/static/consent.js" data-answered="${CONSENT_COOKIE}=${CONSENT_START}"></script>
<script type="module" src="/static/embeds.js"></script></head>
<body><a href="#x">Saltar</a>${new Liquid({ root, extname: '.liquid', jsTruthy: true }).renderFileSync(
  'partials/consent',
  { frame: { consent, paths: { cookies: '/cookies/' } }, site: { base: '' }, t },
)}<main tabindex="-1">${drawBody(
  '<figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">El faro</a></figure>',
  t,
)}</main></body></html>`;

test('the banner is answered by keyboard, without leaving the page, and players that waited come', async ({
  page,
}) => {
  const asked: string[] = [];
  const sent: (string | null)[] = [];
  await page.route(`${PLAYER}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>El faro, en marcha</p>' });
  });
  await page.route('**/con-aviso/', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': pagePolicy({ embedOrigins: [PLAYER] }) },
      body: pageHtml,
    }),
  );
  await page.route('**/elige/', (route) => {
    sent.push(route.request().postData());
    const answer = writeConsent(['embeds'], '2026-11-27');
    const headers = { location: '/con-aviso/', 'set-cookie': `${CONSENT_COOKIE}=${answer}; path=/` };
    return route.fulfill({ status: 303, headers });
  });
  await page.goto('/con-aviso/');
  const banner = page.getByRole('form', { name: consent.t.bannerTitle });
  await expect(banner).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ver aquí' })).toBeVisible();
  expect(asked).toEqual([]);
  const accept = banner.getByRole('button', { name: consent.t.accept });
  const refuse = banner.getByRole('button', { name: consent.t.refuse });
  const look = (button: typeof accept) =>
    button.evaluate((element) => {
      const { color, backgroundColor, fontWeight, fontSize, blockSize } = getComputedStyle(element);
      return [color, backgroundColor, fontWeight, fontSize, blockSize];
    });
  expect(await look(accept)).toEqual(await look(refuse));
  // After the link past the menu, and that to what cookies are.
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(accept).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  expect(sent).toEqual(['answer=all']);
  await expect(page.frameLocator('iframe[title="El faro"]').getByText('El faro, en marcha')).toBeVisible();
  expect(asked).toEqual([`${PLAYER}/embed/dQw4w9WgXcQ`]);
  await page.reload();
  await expect(page.locator('iframe[title="El faro"]')).toBeVisible();
  await expect(banner).toBeHidden();
  // As when the reader comes back from the settings.
  await page.evaluate(
    (refusal) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the server writes it, no other way in
      document.cookie = refusal;
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    `${CONSENT_COOKIE}=${writeConsent([], '2026-11-28')}; path=/`,
  );
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ver aquí' })).toBeVisible();
});
