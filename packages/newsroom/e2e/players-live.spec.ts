import { watchRest } from '../scripts/page-rest.ts';
import { mediaOf, playerOf, playerOn, playsBeyond } from './support/players.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(() => test.slow());

test('[MEDIA-04] audio on demand plays, with skip and speed, and the page stays usable', async ({
  page,
  request,
  site,
}) => {
  const atRest = watchRest(page);
  const requests: string[] = [];
  page.on('request', (one) => requests.push(new URL(one.url()).pathname));
  const player = await playerOf({ page, request, site }, 'audio');
  await atRest();
  expect(requests.filter((path) => path.endsWith('.mp3'))).toEqual([]);
  await player.getByRole('button', { name: site.play }).click();
  await playsBeyond(page, 0.5, 'audio');
  const { time } = await mediaOf(page, 'audio');
  await player.getByRole('button', { name: site.forward }).click();
  await playsBeyond(page, time + 15, 'audio');
  await player.getByRole('button', { name: site.backward }).click();
  await expect.poll(async () => (await mediaOf(page, 'audio')).time).toBeLessThan(time + 15);
  await player.getByRole('button', { name: site.settings }).click();
  await player.getByRole('radio', { name: '1,5×' }).check();
  expect((await mediaOf(page, 'audio')).rate).toBe(1.5);
  // Another widget is used meanwhile; what shows in it may be the fallback still.
  await page.locator('portada-live-panel').click();
  await expect(page.locator('portada-live-panel').getByRole('dialog')).toBeVisible();
  await playsBeyond(page, (await mediaOf(page, 'audio')).time, 'audio');
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(
    await page.locator('h1').textContent(),
  );
});

test('[MEDIA-05] a live stream shows its delay and can return to the live edge', async ({
  page,
  request,
  site,
}) => {
  const player = await playerOf({ page, request, site }, 'live', 'bocana');
  await player.getByRole('button', { name: site.playVideo }).click();
  await playsBeyond(page, 1);
  const delayText = player.getByText(site.behind);
  const latency = async () => Number(/\d+/.exec((await delayText.textContent()) ?? '')?.[0]);
  const edge = player.getByRole('button', { name: site.live, exact: true });
  const goLive = player.getByRole('button', { name: site.goLive });
  await expect(edge.or(goLive)).toBeVisible();
  await expect(delayText).toBeVisible();
  await player.getByRole('button', { name: site.pause }).press('Home');
  await expect(goLive).toBeVisible();
  await expect.poll(latency).toBeGreaterThan(60);
  await goLive.click();
  await expect(edge).toBeVisible();
  await expect.poll(latency).toBeLessThan(30);
});

test('[MEDIA-05] one player at a time: the video of a live page pauses for its audio', async ({
  page,
  request,
  site,
}) => {
  const film = await playerOf({ page, request, site }, 'live', site.base ? 'ple' : 'pleno');
  await film.getByRole('button', { name: site.playVideo }).click();
  await playsBeyond(page, 0.5);
  const sound = await playerOn(page, 'audio');
  await sound.getByRole('button', { name: site.play }).click();
  await expect.poll(async () => (await mediaOf(page, 'audio')).paused).toBe(false);
  await expect.poll(async () => (await mediaOf(page)).paused).toBe(true);
  await film.getByRole('button', { name: site.play }).click();
  await expect.poll(async () => (await mediaOf(page)).paused).toBe(false);
  await expect.poll(async () => (await mediaOf(page, 'audio')).paused).toBe(true);
});
