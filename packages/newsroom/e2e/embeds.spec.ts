/** Players of other services: nothing is asked of them before a reader presses, or allows it. */
import type { Page } from '@playwright/test';
import { readVariables } from '@portada/contract';
import { drawBody } from '../src/articles/body.ts';
import { pagePolicy } from '../src/http/security.ts';
import { readStylesheet } from '../src/render/stylesheet.ts';
import { textsOf } from '../src/texts/texts.ts';
import { haveConsentPlatform } from './support/consent-platform.ts';
import { expect, test } from './support/test.ts';

const PLAYER = 'https://www.youtube-nocookie.com';
const POST = 'https://platform.twitter.com';

/** The page has these cards; returns what is asked of the services. */
async function serve(page: Page, base: string, html: string, block = {}): Promise<string[]> {
  const asked: string[] = [];
  for (const origin of [PLAYER, POST]) {
    await page.route(`${origin}/**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>El faro, en marcha</p>' });
    });
  }
  await page.route(`**${base}/con-video/`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': pagePolicy({ embedOrigins: [PLAYER, POST] }) },
      body: `<!doctype html><html lang="es"><title>x</title><link rel="stylesheet" href="${readStylesheet().url}">
        <script type="application/json" id="portada-page">${JSON.stringify(readVariables(block, 'https://x.test'))}</script>
        ${drawBody(html, textsOf('es'))}<script type="module" src="/static/embeds.js"></script>`,
    }),
  );
  await page.goto(`${base}/con-video/`);
  return asked;
}

const video = '<figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">El faro</a></figure>';
const post = '<figure><a href="https://x.com/faro/status/1">El puerto</a></figure>';

test('a card shows its player in its place after a press, and the policy of the page lets it', async ({
  page,
  site,
}) => {
  const asked = await serve(page, site.base, video);
  const press = page.getByRole('button', { name: /^Ver aquí ?: El faro$/ });
  await expect(press).toBeVisible();
  expect(asked).toEqual([]);
  await press.click();
  await expect(page.frameLocator('iframe[title="El faro"]').getByText('El faro, en marcha')).toBeVisible();
  await expect(press).toBeHidden();
  expect(asked).toEqual([`${PLAYER}/embed/dQw4w9WgXcQ?autoplay=1`]);
  await expect(page.getByRole('link')).toHaveAttribute('href', /watch\?v=dQw4w9WgXcQ$/);
});

test('with a consent platform what it allows comes by itself, by service, and goes when that is taken back', async ({
  page,
  site,
}) => {
  const tell = await haveConsentPlatform(page);
  const block = { tcf: { 'x.vendor': '900', 'x.purposes': '1 4' } };
  const asked = await serve(page, site.base, video + post, block);
  const player = page.locator('iframe[title="El faro"]');
  const tweet = page.locator('iframe[title="El puerto"]');
  const press = page.getByRole('button', { name: /^Ver aquí ?: El faro$/ });
  await expect(press).toBeVisible();
  await tell({ purposes: [1], vendors: [28, 900] });
  expect(await page.locator('iframe').count()).toBe(0);
  expect(asked).toEqual([]);

  await tell({ purposes: [1], vendors: [755, 900] });
  await expect(player.contentFrame().getByText('El faro, en marcha')).toBeVisible();
  await expect(tweet).toHaveCount(0);
  await tell({ purposes: [1, 4], vendors: [900] });
  await expect(tweet).toBeAttached();
  await expect(player).toHaveCount(0);
  await press.click();
  await expect(player).toBeFocused();
  await tell({ purposes: [], vendors: [] });
  await expect(tweet).toHaveCount(0);
  await expect(player, 'its reader has asked for it').toBeVisible();
  expect(asked[0]).toBe(`${PLAYER}/embed/dQw4w9WgXcQ`);
});
