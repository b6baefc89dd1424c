import { $errors } from '@portada/core';
import { visit } from '@portada/core/test/page.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, speak } from '../test/mount.ts';
import { dayOf, HOUR_MS, NOW, serve } from './test/day.ts';
import { draw, firstTitle, link, list, onNow, rows, texts, whole } from './test/screen.ts';
import './index.ts';

function at(now: string | number): void {
  vi.useFakeTimers({ now: new Date(now), toFake: ['setTimeout', 'clearTimeout', 'Date'] });
}

beforeEach(async () => {
  adoptTokens();
  $errors.set([]);
  visit('/programacion/');
  await page.viewport(1280, 900);
  at(NOW);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what there is to choose from', () => {
  test('[SCHD-04] channels of TV and of radio, the chosen one marked, each with an address', async () => {
    await draw();
    await expect
      .element(page.getByRole('list', { name: 'Televisión' }))
      .toMatchTextContent('Puerto TVPuerto 2');
    await expect.element(page.getByRole('list', { name: 'Radio' })).toMatchTextContent('Radio Puerto');
    expect(texts('[part="channel"][aria-current="page"]')).toEqual(['Puerto TV']);
    await expect
      .element(link('Puerto 2'))
      .toHaveAttribute('href', expect.stringMatching(/\/programacion\/\?channel=tv2&day=2026-11-21$/));
  });

  test('[SCHD-04] a week of days around today, today by its name', async () => {
    await draw();
    expect(texts('[part="day"]')).toEqual([
      'Mié 18 nov',
      'Jue 19 nov',
      'Vie 20 nov',
      'Hoy 21 nov',
      'Dom 22 nov',
      'Lun 23 nov',
      'Mar 24 nov',
    ]);
    expect(texts('[part="day"][aria-current="page"]')).toEqual(['Hoy 21 nov']);
  });

  test('[SCHD-04] a day beyond that week stands among the others', async () => {
    serve();
    await draw({ day: '2026-12-24', items: dayOf('tv', '2026-12-24') });
    expect(texts('[part="day"]')).toHaveLength(8);
    expect(texts('[part="day"][aria-current="page"]')).toEqual(['Jue 24 dic']);
  });

  test('in Catalan', async () => {
    speak('ca');
    await draw();
    expect(texts('[part="day"]').slice(2, 5)).toEqual(['Dv 20 nov', 'Avui 21 nov', 'Dg 22 nov']);
    await expect
      .element(page.getByRole('heading', { name: 'Puerto TV dissabte, 21 de novembre' }))
      .toBeVisible();
    expect(onNow()[0]).toContain('En emissió');
  });
});

describe('what is on', () => {
  test('[SCHD-04] is marked, said and in sight within its list, under the one before; the page stays', async () => {
    await draw();
    expect(onNow()).toEqual(['12:00–13:00tv 2026-11-21 6En emisión']);
    expect(whole()[0]).toBe(5);
    expect(scrollY).toBe(0);
  });

  test('[SCHD-04] the mark moves on by itself as time passes', async () => {
    await draw();
    await vi.advanceTimersByTimeAsync(NOW + HOUR_MS - Date.now() - 1);
    expect(onNow()[0]).toContain('tv 2026-11-21 6');
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(() => onNow()[0]).toContain('tv 2026-11-21 7');
    await expect.poll(() => whole()[0]).toBe(6);
  });

  test('[SCHD-04] a reader who has scrolled away is not taken back', async () => {
    await draw();
    list().scrollTo({ top: list().scrollHeight, behavior: 'instant' });
    const seen = whole();
    expect(seen).not.toContain(6);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    await expect.poll(() => onNow()[0]).toContain('tv 2026-11-21 7');
    expect(whole()).toEqual(seen);
  });

  test('[SCHD-04] past midnight it is still the day that began in the morning', async () => {
    at('2026-11-22T01:30:00+01:00');
    await draw({ day: '', items: dayOf('tv', '2026-11-21') });
    expect(texts('[part="day"][aria-current="page"]')).toEqual(['Sáb 21 nov']);
    expect(onNow()).toEqual(['01:00–02:00tv 2026-11-21 19En emisión']);
  });

  test('[SCHD-04] at six the next day comes by itself', async () => {
    serve();
    at('2026-11-22T05:59:30+01:00');
    await draw();
    expect(onNow()[0]).toContain('tv 2026-11-21 23');
    await vi.advanceTimersByTimeAsync(30_000);
    await expect.poll(() => onNow()[0]).toContain('tv 2026-11-22 0');
    expect(texts('[part="day"][aria-current="page"]')).toEqual(['Hoy 22 nov']);
  });

  test('[SCHD-04] the hour that comes twice in October is distinguished, and that of March is not missed', async () => {
    at('2026-10-25T02:30:00+02:00');
    const autumn = await draw({ day: '2026-10-24', items: dayOf('tv', '2026-10-24') });
    expect(rows()).toHaveLength(25);
    expect(onNow()).toEqual(['02:00–02:00tv 2026-10-24 20En emisión']);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    await expect.poll(onNow).toEqual(['02:00–03:00tv 2026-10-24 21En emisión']);
    autumn.remove();
    await vi.advanceTimersByTimeAsync(1);

    vi.setSystemTime(new Date('2026-03-29T03:10:00+02:00'));
    await draw({ day: '2026-03-28', items: dayOf('tv', '2026-03-28') });
    expect(rows()).toHaveLength(23);
    expect(onNow()).toEqual(['03:00–04:00tv 2026-03-28 20En emisión']);
  });

  test('[SCHD-04] another day has nothing on, and is read from its beginning', async () => {
    serve();
    await draw();
    await userEvent.click(link(/^Dom/));
    await expect.poll(firstTitle).toBe('tv 2026-11-22 0');
    expect(onNow()).toEqual([]);
    expect(whole()[0]).toBe(0);
  });

  test('leaves no timer behind', async () => {
    const element = await draw();
    element.remove();
    await vi.advanceTimersByTimeAsync(1);
    // React ends effects in a task of its own, and a store rests for a second: each try moves the clock on a little.
    await expect.poll(() => vi.getTimerCount()).toBe(0);
  });
});

test('[SCHD-04] a show leads to its page, and one that is over to what can be seen again', async () => {
  await draw();
  const [first, second] = rows();
  expect(first?.querySelector('.portada-schedule-show a')?.getAttribute('href')).toBe('/programas/0/');
  expect(second?.querySelector('a')).toBeNull();
  const again = texts('.portada-schedule-again-link');
  expect(again).toEqual(['Volver a ver: tv 2026-11-21 0', 'Volver a ver: tv 2026-11-21 3']);
  await expect.element(link(/^Volver a ver.* 3$/)).toHaveAttribute('href', '/video/3/');
});

test('[SCHD-04] what is still to come can be added to a calendar, until it begins', async () => {
  const items = dayOf('tv', '2026-11-21').map((item) => ({
    ...item,
    calendar: `/programacion/${item.id}.ics`,
  }));
  await draw({ items });
  const first = () => texts('a[href$=".ics"]')[0];
  expect(first()).toBe('Añadir a mi calendario: tv 2026-11-21 7');
  await expect.element(link(/calendario.* 7$/)).toHaveAttribute('href', '/programacion/7.ics');
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  await expect.poll(first).toBe('Añadir a mi calendario: tv 2026-11-21 8');
});

test('[SCHD-04] what was on the radio is listened to again', async () => {
  await draw({ channel: 'fm', items: dayOf('fm', '2026-11-21') });
  expect(texts('.portada-schedule-again-link')[0]).toBe('Volver a escuchar: fm 2026-11-21 0');
});

test('[SCHD-04] a day without broadcasts says so', async () => {
  serve(() => Response.json({ items: [] }));
  await draw({ items: [] });
  await expect.element(page.getByText('No tenemos la programación de este día.')).toBeVisible();
});

test('hostile data is drawn as text, addresses that run are no links, and 320 px are enough', async () => {
  await page.viewport(320, 600);
  const title = `<img src=x onerror=alert(1)>${'Larguísimo'.repeat(30)}`;
  const url = { href: 'javascript:alert(1)', title };
  const items = dayOf('tv', '2026-11-21').map((item) => ({ ...item, id: 1, title, url, catchUp: url }));
  const element = await draw({
    items,
    channels: [
      { id: 'tv', name: title, type: 'tv' },
      { id: 'tv', name: 'Otro' },
    ],
  });
  await expect.poll(() => rows()[0]?.textContent).toContain('<img src=x');
  expect(element.querySelector('img, [href^="javascript"]')).toBeNull();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
