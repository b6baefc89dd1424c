import { pageUrl } from '../src/config/local-paths.ts';
import { FAILED_RESOURCE, fail, failures } from './support/failures.ts';
import { expect, test } from './support/test.ts';

test('[STRM-04] [STRM-05] [STRM-01] the live button opens a panel that locks scrolling and closes on a press outside', async ({
  page,
  site,
}) => {
  await page.goto(`${site.base}/`);
  const panel = page.locator('portada-live-panel');
  // The link that stands in it gives way to a button: whichever of them is there.
  await panel.click();
  const dialog = panel.getByRole('dialog');
  await expect(dialog).toContainText(site.liveTitle);
  await expect(dialog.getByRole('link', { name: site.watch }).first()).toHaveAttribute('href', /\//);
  const scrollable = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
  expect(await scrollable()).toMatch(/hidden|clip/);
  await page.mouse.click(20, 400);
  await expect(dialog).toBeHidden();
  expect(await scrollable()).not.toMatch(/hidden|clip/);
  await expect(panel.getByRole('button', { name: site.live })).toBeFocused();
});

test('[STRM-04] a press that begins on the link and ends on the button in its place opens the panel', async ({
  page,
  site,
}) => {
  await page.goto(`${site.base}/`);
  const panel = page.locator('portada-live-panel');
  await expect(panel).toHaveAttribute('data-state', 'waiting');
  const link = await panel.getByText(site.live).boundingBox();
  if (!link) throw new Error('The link is drawn.');
  await page.mouse.move(link.x + link.width / 2, link.y + link.height / 2);
  await page.mouse.down();
  await expect(panel).toHaveAttribute('data-state', 'ready');
  await page.mouse.up();
  await expect(panel.getByRole('dialog')).toBeVisible();
});

test('[STRM-02] [STRM-03] the list polls every ten seconds', async ({ page, site }) => {
  await page.clock.install();
  await page.goto(pageUrl(site.base, '/directo/'));
  const list = page.locator('portada-streaming-list');
  await expect(list.getByRole('listitem').first()).toBeVisible();
  const again = page.waitForRequest(/\/api\/front\/streaming\/list$/);
  await page.clock.fastForward(10_000);
  await again;
});

test('[STRM-06] a failed first request can be retried', async ({ page, site, pageErrors }) => {
  pageErrors.expect(FAILED_RESOURCE);
  const restore = await fail(page, '/api/front/streaming/list', failures.offline);
  await page.goto(pageUrl(site.base, '/directo/'));
  const list = page.locator('portada-streaming-list');
  await expect(list).toContainText(site.streamsFailed);
  await restore();
  await list.getByRole('button', { name: site.retry }).click();
  await expect(list.getByRole('listitem').first()).toBeVisible();
});
