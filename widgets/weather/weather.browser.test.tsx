import { weatherCodes } from '@portada/contract';
import { harbourForecast } from '@portada/contract/fixtures';
import { withoutIsoDates } from '@portada/shared/test/without-iso-dates.ts';
import { hostileCss } from '@portada/ui/test/hostile.css.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, mount, speak } from '../test/mount.ts';
import './index.ts';

beforeEach(() => {
  adoptTokens();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00+01:00') });
  onTestFinished(() => void vi.useRealTimers());
});

const draw = (forecast: readonly object[] = harbourForecast.forecast) =>
  mount('portada-weather', { place: 'Barcelona', forecast });
const days = page.getByRole('listitem');
const readable = (element: Element) =>
  [...element.querySelectorAll('.portada-weather-day > :not(svg)')].map((part) =>
    [...part.querySelectorAll('[aria-hidden]')].reduce(
      (text, hidden) => text?.replace(hidden.textContent ?? '', ''),
      part.textContent,
    ),
  );

test('[WTHR-02] each day says when, how the sky is and how warm it will be', async () => {
  const element = await draw(harbourForecast.forecast.slice(0, 2));
  await expect.element(page.getByRole('heading')).toHaveAccessibleName('El tiempo en Barcelona');
  expect(readable(element)).toEqual([
    'Hoy',
    'Cubierto con tormenta',
    'Máxima: 14 gradosMínima: 9 grados',
    'Mañana',
    'Muy nuboso con lluvia',
    'Máxima: 15 gradosMínima: 10 grados',
  ]);
  expect(element.querySelector('time')?.dateTime).toBe('2026-11-21');
});

test('[WTHR-02] days are told apart where no language’s dates look like ISO 8601', async () => {
  withoutIsoDates();
  const element = await draw(harbourForecast.forecast.slice(0, 2));
  const names = [...element.querySelectorAll('time')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Hoy', 'Mañana']);
});

test('[WTHR-01] every code has a drawing of its own, and none is the only thing that tells', async () => {
  const forecast = weatherCodes
    .flatMap((code) => [code, `${code}n`])
    .map((code, index) => ({ date: `2027-${String(100 + index)}`, code, min: 1, max: 2 }));
  const element = await draw(forecast);
  const icons = [...element.querySelectorAll('svg')];
  expect(new Set(icons.map(({ innerHTML }) => innerHTML)).size).toBe(
    // What no light is seen through looks the same by night: the overcast sky with each fall, and fog.
    forecast.length - 8,
  );
  for (const icon of icons) {
    expect(icon.getAttribute('aria-hidden')).toBe('true');
    expect(icon.nextElementSibling?.textContent).not.toBe('');
  }
});

test('[WTHR-01] a code that nobody knows says that there are no data, and so do temperatures that are missing', async () => {
  const element = await draw([{ date: '2026-11-21', code: '99' }]);
  expect(readable(element)).toEqual(['Hoy', 'Sin datos', 'Máxima: Sin datosMínima: Sin datos']);
  expect(element.querySelectorAll('svg .portada-weather-none')).toHaveLength(1);
});

test('[WTHR-02] days that have passed are left out, and where none is left that is said', async () => {
  vi.setSystemTime(new Date('2026-11-24T09:00:00+01:00'));
  await draw();
  await expect.element(days).toHaveLength(2);
  vi.setSystemTime(new Date('2026-12-01T09:00:00+01:00'));
  await mount('portada-weather', { place: 'Tarragona', forecast: harbourForecast.forecast });
  await expect.element(page.getByText('No hay previsión para los próximos días.')).toBeVisible();
});

test('[WTHR-02] what a day’s forecast tells of wind, rain, sea and hours is drawn, and nothing where it tells none', async () => {
  const [day = {}] = harbourForecast.forecast;
  const hours = [8, 9, 10].map((hour) => ({
    at: { date: `2026-11-21T${String(hour).padStart(2, '0')}:00:00+01:00` },
    code: '11',
    temperature: hour,
    rainChance: 20,
  }));
  const element = await draw([{ ...day, windSpeed: 3, waveHeight: 0, hours }]);
  expect(readable(element).at(-1)).toBe('Viento en calma · Mar en calma');
  await userEvent.click(page.getByText('Próximas horas'));
  await expect.element(page.getByRole('row')).toHaveLength(3);
  await expect
    .element(page.getByRole('row', { name: /^09:00/ }))
    .toMatchTextContent(/^09:00Despejado9°20.%$/);
  const plain = await mount('portada-weather', { place: 'Tarragona', forecast: [day] });
  expect(plain.querySelector('details, .portada-weather-conditions')).toBeNull();
});

test('[WTHR-02] hours that the reader has opened before the widget is there stay open', async () => {
  const [day = {}] = harbourForecast.forecast;
  const hours = [{ at: { date: '2026-11-21T09:00:00+01:00' }, code: '11', temperature: 9, rainChance: 20 }];
  const element = document.createElement('portada-weather');
  element.setAttribute('place', 'Barcelona');
  element.setAttribute('forecast', JSON.stringify([{ ...day, hours }]));
  element.innerHTML = '<details open><summary>Horas</summary></details>';
  document.body.append(element);
  onTestFinished(() => element.remove());
  await expect.element(page.getByRole('row', { name: /^09:00/ })).toBeVisible();
  await userEvent.click(page.getByText('Próximas horas'));
  await expect.element(page.getByRole('row')).toHaveLength(0);
});

test.each([320, 1280])(
  'at %i px, among a page’s own rules, it keeps its shape and to the page',
  async (width) => {
    await page.viewport(width, 700);
    const element = await draw([
      {
        date: '2026-11-21',
        code: '61n',
        min: -12,
        max: 42,
        windSpeed: 120,
        windDirection: 225,
        waveHeight: 9,
      },
      ...harbourForecast.forecast,
    ]);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${hostileCss} li { margin: 20px; float: left } ol { padding-left: 90px; columns: 3 }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    onTestFinished(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const tops = [...element.querySelectorAll('li')].map((day) => day.getBoundingClientRect().top);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(new Set(tops).size).toBe(tops.length);
  },
);

test('speaks Catalan', async () => {
  speak('ca');
  const element = await draw(harbourForecast.forecast.slice(0, 1));
  await expect.element(page.getByRole('heading')).toHaveAccessibleName('El temps a Barcelona');
  expect(readable(element)).toEqual(['Avui', 'Cobert amb tempesta', 'Màxima: 14 grausMínima: 9 graus']);
});
