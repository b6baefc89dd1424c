import type { Route } from '@playwright/test';
import { getForecast, readWeatherCode } from '@portada/contract';
import { parse } from 'valibot';
import { pageUrl } from '../src/config/local-paths.ts';
import { check } from './support/quality.ts';
import { expect, test } from './support/test.ts';

test('[WTHR-01] [WTHR-02] the weather page has a week’s forecast for every place as text, with script and without', {
  tag: '@ca',
}, async ({ page, browser, baseURL, site }) => {
  const address = `${baseURL}${pageUrl(site.base, '/tiempo/')}`;
  // One answer for both, read on the day that it was made: of a page that is kept past midnight a day has passed.
  const answer = await page.request.get(address);
  const answersAsBefore = (route: Route) => route.fulfill({ response: answer });
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.route(address, answersAsBefore);
  await plain.goto(address);
  const skies = await plain.locator('.portada-fallback-weather-sky').allTextContents();
  const names = await plain.locator('.portada-fallback-weather-place').allTextContents();
  const conditions = await plain.locator('.portada-fallback-weather-conditions').allTextContents();
  const day = await plain.locator('.portada-fallback-weather-date').first().getAttribute('datetime');
  await plain.close();
  expect(names.length).toBeGreaterThan(4);
  expect(skies).toHaveLength(names.length * 7);

  await page.clock.setFixedTime(`${day}T12:00Z`);
  await page.route(address, answersAsBefore);
  await page.goto(address);
  const places = page.locator('portada-weather');
  await expect(places).toHaveCount(names.length);
  for (let index = 0; index < names.length; index++) {
    const place = places.nth(index);
    await place.scrollIntoViewIfNeeded();
    await expect(place).toHaveAttribute('data-state', 'ready');
    await expect(place.getByRole('listitem')).toHaveCount(7);
    await expect(place.getByRole('listitem').first()).toContainText(site.today);
  }
  expect(await page.locator('.portada-weather-sky').allTextContents()).toEqual(skies);
  expect(conditions).toHaveLength(skies.length);
  expect(conditions.filter((text) => /\d\sm$|Mar en calma/.test(text)).length).toBeGreaterThan(0);
  expect(await page.locator('.portada-weather-conditions').allTextContents()).toEqual(conditions);
  await places.first().locator('.portada-weather-summary').click();
  await expect(places.first().getByRole('row').nth(1)).toContainText('°');
});

test('[WTHR-02] the call returns a place’s forecast from today on, and the footer links to the page', async ({
  page,
  request,
  site,
}) => {
  const answer = await request.get(`${site.base}/api/front/weather/marola`);
  const { place, forecast } = parse(
    getForecast.answer,
    (await answer.json()).response ?? (await answer.json()),
  );
  expect(place).toBe('Marola');
  expect(forecast.length).toBeGreaterThanOrEqual(7);
  for (const { code, min, max } of forecast) {
    expect(readWeatherCode(code ?? '')).not.toBeNull();
    expect(min).toBeLessThan(max ?? 0);
  }
  await page.goto(pageUrl(site.base, '/directo/'));
  await page.locator('footer').getByRole('link', { name: site.weather }).click();
  await page.waitForURL(`**${pageUrl(site.base, '/tiempo/')}`);
  await expect(page.locator('portada-weather').first()).toBeVisible();
});

test('[PAGE-03] [PAGE-07] /tiempo/ is accessible, without layout shift or page errors', async ({
  page,
  site,
}) => {
  test.slow();
  await check(page, pageUrl(site.base, '/tiempo/'));
});
