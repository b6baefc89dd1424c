/** Dates by a preset and by the calendar, with the keyboard alone. */
import type { Page } from '@playwright/test';
import { countedByServer, dayFromNow, openSearcher, shortDay, timezoneId } from './support/searcher.ts';
import { expect, test } from './support/test.ts';
import { type SearchTexts, searchTexts } from './support/texts-search.ts';

test.use({ timezoneId });

/** Opens the calendar from the focused selector; it begins on today. */
async function openCalendar(page: Page, t: SearchTexts) {
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const choose = dialog.getByRole('button', { name: t.chooseDates });
  await expect(dialog).toBeVisible();
  while (!(await choose.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(t.chooseStart)).toBeVisible();
  await expect(dialog.getByRole('gridcell').filter({ has: page.locator(':focus') })).toHaveCount(1);
  return dialog;
}

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
}

test('[DATE-01] [DATE-07] a preset is chosen with the keyboard, is in the URL and is restored from it', {
  tag: '@ca',
}, async ({ page, site, edition, request }) => {
  const t = searchTexts[edition];
  const { dates, status } = await openSearcher(page, `${site.base}/buscar?text=${t.word}`, t);
  await expect(dates).toHaveAccessibleName(`${t.published}: ${t.anyDate}`);
  await dates.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: t.anyDate })).toHaveAttribute('aria-current', 'true');
  await expect(dialog.getByRole('button', { name: t.tomorrow })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(dates).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: t.lastWeek }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(dates).toBeFocused();
  const range = `startDate=${dayFromNow(-7)}&endDate=${dayFromNow(0)}`;
  await expect(page).toHaveURL(new RegExp(`\\?text=${t.word}&${range}$`));
  await expect(dates).toHaveAccessibleName(`${t.published}: ${t.lastWeek}`);
  const n = await countedByServer(request, page.url());
  await expect(status).toHaveText(t.count(n));
  await page.reload();
  await expect(dates).toHaveAccessibleName(`${t.published}: ${t.lastWeek}`);
});

test('[DATE-02] [DATE-04] [DATE-05] [DATE-06] [DATE-07] a range, then one day, are selected in the calendar with the keyboard', {
  tag: '@ca',
}, async ({ page, site, edition, request }) => {
  const t = searchTexts[edition];
  const { dates, status } = await openSearcher(page, `${site.base}/buscar?text=${t.word}`, t);
  const before = page.url();
  await dates.focus();
  const dialog = await openCalendar(page, t);
  const focused = dialog.locator('[role=gridcell]:has(:focus)');
  await expect(focused).toHaveAttribute('data-day', dayFromNow(0));
  await page.keyboard.press('ArrowRight');
  await expect(focused, 'no day ahead').toHaveAttribute('data-day', dayFromNow(0));
  await press(page, 'ArrowUp', 5);
  await page.keyboard.press('Enter');
  const start = dayFromNow(-35);
  await expect(dialog.getByText(t.chooseEnd(shortDay(start)))).toBeVisible();
  expect(page.url(), 'one date is no range yet').toBe(before);
  await press(page, 'ArrowDown', 1);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(dates).toBeFocused();
  const end = dayFromNow(-28);
  await expect(page).toHaveURL(new RegExp(`startDate=${start}&endDate=${end}$`));
  await expect(dates).toHaveText(`${shortDay(start)} – ${shortDay(end)}`);
  await expect(status).toHaveText(t.count(await countedByServer(request, page.url())));

  await dates.press('Enter');
  await expect(dialog.getByText(t.chooseStart)).toBeVisible();
  await expect(focused).toHaveCount(1);
  const day = await focused.getAttribute('data-day');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`startDate=${day}&endDate=${day}$`));
  await expect(dates).toHaveText(shortDay(day ?? ''));
});

test('[DATE-04] [AGEN-01] the agenda has future presets: tomorrow, and days of next month', async ({
  page,
  site,
  edition,
  request,
}) => {
  const t = searchTexts[edition];
  const { dates, status, button } = await openSearcher(page, `${site.base}/agenda/`, t);
  await dates.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t.tomorrow }).press('Enter');
  const day = dayFromNow(1);
  await expect(page).toHaveURL(new RegExp(`/agenda/\\?startDate=${day}&endDate=${day}$`));
  await expect(dates).toHaveAccessibleName(`${t.when}: ${t.tomorrow}`);
  const n = await countedByServer(request, page.url());
  expect(n).toBeGreaterThan(0);
  await expect(status).toHaveText(t.count(n));
  await button(t.clean).click();
  await expect(dates).toHaveAccessibleName(`${t.when}: ${t.anyDate}`);

  await dates.focus();
  await openCalendar(page, t);
  await press(page, 'ArrowDown', 2);
  await page.keyboard.press('Enter');
  await press(page, 'ArrowDown', 3);
  await page.keyboard.press('Enter');
  const [start, end] = [dayFromNow(14), dayFromNow(35)];
  await expect(page).toHaveURL(new RegExp(`/agenda/\\?startDate=${start}&endDate=${end}$`));
  await expect(dates).toHaveText(`${shortDay(start)} – ${shortDay(end)}`);
  await expect(status).toHaveText(t.count(await countedByServer(request, page.url())));
});
