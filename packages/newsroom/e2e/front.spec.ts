/** The front page in the reader's own browser: how long ago its stories are from, and which are new to them. */
import { expectNoLayoutShift } from './support/layout-shift.ts';
import { expect, test } from './support/test.ts';

const words = {
  es: { ago: 'hace 3 h', days: 'hoy|ayer', mark: 'Nuevo desde tu última visita' },
  ca: { ago: 'fa 3 h', days: 'avui|ahir', mark: 'Nou des de la teva última visita' },
};
const HOUR_MS = 3_600_000;
const OLD = 'datetime="2020-01-01T00:00:00Z"';

test('the front page tells how long ago, and what is new since the last visit, and nothing moves', {
  tag: '@ca',
}, async ({ page, site, edition }) => {
  const front = `${site.base}/`;
  const html = await (await page.request.get(front)).text();
  const [, moment = ''] = /card--lead.*?<time datetime="([^"]+)"/s.exec(html) ?? [];
  const lead = page.locator('.card--lead');
  const time = lead.locator('time');
  const box = () => Promise.all([lead.boundingBox(), time.boundingBox()]);

  // On the first visit there were older stories.
  await page.route(`**${front}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html.replaceAll(/datetime="[^"]+"/g, OLD) }),
  );
  await page.clock.setFixedTime(Date.parse(moment) + HOUR_MS);
  await page.goto(front);
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), `newsroom:front:${edition}`))
    .toBeTruthy();
  await expect(page.locator('.card__new')).toHaveCount(0);
  const before = await box();
  await page.unrouteAll();

  await page.clock.setFixedTime(Date.parse(moment) + 3 * HOUR_MS);
  await page.goto(front);
  const { ago, days, mark } = words[edition];
  await expect(lead.getByText(ago)).toBeVisible();
  await expect(lead.locator('.card__kicker')).toContainText(mark);
  expect(await time.getAttribute('title')).toMatch(/, \d\d:\d\d$/);
  expect(await box()).toEqual(before);
  await expectNoLayoutShift(page);
  await lead.getByRole('link').focus();
  await expect(lead.getByText(ago)).toBeHidden();
  const clock = (await time.getAttribute('title'))?.split(', ').at(-1) ?? '';
  await expect(lead.getByText(new RegExp(`^(${days}), ${clock}$`))).toBeVisible();
  await page.goto(front);
  await expect(lead.locator('.card__kicker'), 'on the same visit').toContainText(mark);
});
