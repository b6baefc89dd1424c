import { watchRest } from '../scripts/page-rest.ts';
import { contentOf, MEDIA_TIMEOUT, mediaOf, playerOf, playerOn, playsBeyond } from './support/players.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(() => test.slow());

const STREAM = /\/media\/.*\.(m3u8|mp4|vtt)/;

test('[MEDIA-01] [MEDIA-02] [MEDIA-03] a video shows its poster; player and stream are loaded on a press only', async ({
  page,
  request,
  site,
}) => {
  const atRest = watchRest(page);
  const requests: string[] = [];
  page.on('request', (one) => requests.push(new URL(one.url()).pathname));
  const player = await playerOf({ page, request, site }, 'video');
  await atRest();
  const box = await player.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  expect(requests.filter((path) => STREAM.test(path))).toEqual([]);
  const before = requests.length;

  await player.getByRole('button', { name: site.playVideo }).click();
  await playsBeyond(page, 1);
  const after = requests.slice(before);
  expect(after.filter((path) => path.endsWith('.m3u8')).length).toBeGreaterThan(0);
  // hls.js comes from where the rest of Portada does, and weighs more than all of it.
  const chunks = after.filter((path) => /\/portada\/[\d.]+\/chunks\//.test(path));
  const sizes = await Promise.all(
    chunks.map(async (path) => (await (await request.get(path)).body()).length),
  );
  expect(Math.max(...sizes)).toBeGreaterThan(300_000);
  expect(await player.boundingBox()).toEqual(box);
  await expect(player.getByRole('button', { name: site.pause })).toBeFocused();
});

test('[MEDIA-01] the quality can be chosen', async ({ page, request, site }) => {
  const player = await playerOf({ page, request, site }, 'video');
  await player.getByRole('button', { name: site.playVideo }).click();
  await playsBeyond(page, 0);
  for (const height of [360, 720]) {
    await player.getByRole('button', { name: site.settings }).click();
    await player.getByRole('radio', { name: `${height}p`, exact: true }).check();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await mediaOf(page)).height).toBe(height);
  }
  await playsBeyond(page, (await mediaOf(page)).time);
});

test('[MEDIA-01] subtitles can be shown in the page’s language or the other one, and hidden', {
  tag: '@ca',
}, async ({ page, request, site }) => {
  const player = await playerOf({ page, request, site }, 'video');
  await player.getByRole('button', { name: site.playVideo }).click();
  await playsBeyond(page, 0.5);
  await page.keyboard.press('k');
  await player.getByRole('slider', { name: site.position }).fill('2');
  await player.getByRole('button', { name: site.captionsOn }).click();
  await expect(player.getByText(site.firstLine)).toBeVisible(MEDIA_TIMEOUT);
  await player.getByRole('button', { name: site.settings }).click();
  await player.getByRole('radio', { name: site.otherLanguage }).check();
  await expect(player.getByText(site.firstLineOther)).toBeVisible(MEDIA_TIMEOUT);
  await player.getByRole('radio', { name: site.noCaptions }).check();
  await expect(player.getByText(site.firstLineOther)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(player.getByRole('button', { name: site.settings })).toBeFocused();
});

test('[MEDIA-01] keyboard shortcuts work while the focus is in the player', async ({
  page,
  request,
  site,
}) => {
  const player = await playerOf({ page, request, site }, 'video');
  await player.getByRole('button', { name: site.playVideo }).focus();
  await page.keyboard.press('Enter');
  await playsBeyond(page, 0.2);
  await page.keyboard.press('k');
  const at = (second: number) => expect.poll(async () => Math.round((await mediaOf(page)).time)).toBe(second);
  await expect.poll(async () => (await mediaOf(page)).paused).toBe(true);
  await page.keyboard.press('Home');
  await at(0);
  await page.keyboard.press('l');
  await at(10);
  await page.keyboard.press('ArrowRight');
  await at(15);
  await page.keyboard.press('j');
  await at(5);
  await page.keyboard.press('ArrowLeft');
  await at(0);
  await page.keyboard.press('m');
  expect((await mediaOf(page)).muted).toBe(true);
  await expect(player.getByRole('button', { name: site.unmute })).toBeVisible();
  await page.keyboard.press('f');
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.localName))
    .toBe('portada-video-player');
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
  await page.keyboard.press(' ');
  await expect.poll(async () => (await mediaOf(page)).paused).toBe(false);
});

test('[MEDIA-01] a reader can resume where they stopped, or start over', async ({ page, request, site }) => {
  const address = await contentOf(request, site, 'video');
  await page.goto(address);
  const player = await playerOn(page, 'video');
  await player.getByRole('button', { name: site.playVideo }).click();
  await playsBeyond(page, 0.2);
  await page.keyboard.press('k');
  await player.getByRole('slider', { name: site.position }).fill('83');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('portada_positions'))).toContain('[83,');

  await page.goto(address);
  await playerOn(page, 'video');
  await expect(player.getByText('1:23')).toBeVisible();
  await player.getByRole('button', { name: site.goOn }).click();
  await playsBeyond(page, 83);

  await page.goto(address);
  await playerOn(page, 'video');
  await player.getByRole('button', { name: site.restart }).click();
  await playsBeyond(page, 0.5);
  expect((await mediaOf(page)).time).toBeLessThan(30);
});

test('[MEDIA-01] a URL can start at a position, and the link at the current position is copied', async ({
  page,
  context,
  request,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = await contentOf(request, site, 'video');
  await page.goto(`${address}#t=90`);
  const player = await playerOn(page, 'video');
  await player.getByRole('button', { name: site.goOn }).click();
  await playsBeyond(page, 90);
  await page.keyboard.press('k');
  await player.getByRole('button', { name: site.shareMoment }).click();
  await expect(player.getByText(site.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(address);
  expect(Number(new URL(copied).hash.slice('#t='.length))).toBeGreaterThanOrEqual(90);
  await page.evaluate(() => {
    location.hash = 't=1m5s';
  });
  await playsBeyond(page, 65);
  expect((await mediaOf(page)).time).toBeLessThan(85);
});
