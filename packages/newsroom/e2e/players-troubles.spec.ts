import { FAILED_RESOURCE } from './support/failures.ts';
import { contentOf, MEDIA_TIMEOUT, mediaOf, playerOf, playerOn, playsBeyond } from './support/players.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(() => test.slow());

const SEGMENTS = /\/media\/hls\/puerto\/\d+p\.mp4/;

test('[MEDIA-01] playback resumes after a network interruption', async ({
  page,
  request,
  site,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  const player = await playerOf({ page, request, site }, 'video');
  await player.getByRole('button', { name: site.playVideo }).click();
  await playsBeyond(page, 1);
  let cut = 0;
  await page.route(SEGMENTS, (route) => {
    cut += 1;
    return route.abort('connectionreset');
  });
  // Beyond all that has been fetched.
  const bar = player.getByRole('slider', { name: site.position });
  await bar.fill('150');
  await expect.poll(() => cut).toBeGreaterThan(1);
  expect((await mediaOf(page)).time).toBeLessThan(151);
  await page.unroute(SEGMENTS);
  await playsBeyond(page, 151);
});

test('[MEDIA-01] a lasting network failure shows an error, and a retry resumes at the same position', async ({
  page,
  request,
  site,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  await page.clock.install();
  const player = await playerOf({ page, request, site }, 'video');
  await player.getByRole('button', { name: site.playVideo }).click();
  await playsBeyond(page, 1);
  await page.route(SEGMENTS, (route) => route.abort('connectionreset'));
  await player.getByRole('slider', { name: site.position }).fill('150');
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(player.getByRole('alert')).toContainText(site.mediaConnection, { timeout: 200 });
  }).toPass();
  await page.unroute(SEGMENTS);
  await player.getByRole('button', { name: site.retry }).click();
  await playsBeyond(page, 150);
  await expect(player.getByRole('alert')).toBeHidden();
});

test('[MEDIA-01] a stream that responds 404 shows the reason and can be retried', async ({
  page,
  request,
  site,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  await page.route(/\.m3u8$/, (route) => route.fulfill({ status: 404, body: '' }));
  const player = await playerOf({ page, request, site }, 'video');
  await player.getByRole('button', { name: site.playVideo }).click();
  await expect(player.getByRole('alert')).toContainText(site.mediaMissing, MEDIA_TIMEOUT);
  await page.unroute(/\.m3u8$/);
  await player.getByRole('button', { name: site.retry }).click();
  await playsBeyond(page, 0.5);
});

test('[MEDIA-01] a file that is no stream or cannot be decoded shows an error', async ({
  page,
  request,
  site,
}) => {
  const address = await contentOf(request, site, 'video');
  await page.route(/index\.m3u8$/, (route) => route.fulfill({ body: '<!doctype html>' }));
  await page.goto(address);
  await (await playerOn(page, 'video')).getByRole('button', { name: site.playVideo }).click();
  await expect(page.locator('portada-video-player').getByRole('alert')).toContainText(
    site.mediaBroken,
    MEDIA_TIMEOUT,
  );
  await page.unroute(/index\.m3u8$/);

  await page.route(SEGMENTS, (route) => route.fulfill({ status: 206, body: Buffer.alloc(20_000, 7) }));
  await page.goto(address);
  await (await playerOn(page, 'video')).getByRole('button', { name: site.playVideo }).click();
  await expect(page.locator('portada-video-player').getByRole('alert')).toContainText(
    site.mediaBroken,
    MEDIA_TIMEOUT,
  );
});

test('[MEDIA-02] a player whose code fails to load shows an error and loads with the next press', async ({
  page,
  request,
  site,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  pageErrors.expect(/Portada: the player did not load/);
  const player = await playerOf({ page, request, site }, 'video');
  // Only the player's code is to be missing: parts of other widgets may still be on their way.
  const code = /\/chunks\/media-/;
  await page.route(code, (route) => route.abort('connectionrefused'));
  await player.getByRole('button', { name: site.playVideo }).click();
  await expect(player.getByRole('alert')).toContainText(site.mediaCode, MEDIA_TIMEOUT);
  await page.unroute(code);
  await player.getByRole('button', { name: site.retry }).click();
  await playsBeyond(page, 0.5);
});
