/** The schedule page, and its module on the front page. */
import { channel, scheduleCard } from '@portada/contract';
import { fillSchedule } from '@portada/edition';
import { broadcastDayAt, startOfBroadcastDay } from '@portada/shared/broadcast-day.ts';
import { addDays } from '@portada/shared/days.ts';
import { array, parse } from 'valibot';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { pageUrl } from '../../src/config/local-paths.ts';
import { channels } from '../../src/db/schema/programming.ts';
import type { TestApp } from '../support/app.ts';
import { type Answer, attributeOf, read, textOf } from '../support/document.ts';
import { startHouse } from '../support/house.ts';

let started: TestApp;
const today = () => broadcastDayAt(new Date());

beforeAll(async () => {
  started = await startHouse();
  await started.db
    .insert(channels)
    .values({ id: 'radio-marola', name: 'Radio Marola', medium: 'radio', position: 2 });
  await fillSchedule(started.db, new Date());
});
afterAll(() => started.close());

const open = (query = '', base = '') => read(started.app, pageUrl(base, `/programacion/${query}`));
const hrefs = ({ document }: Answer, selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

test.each(['', '/ca'])(
  '[SCHD-04] without a choice %s/programacion/ has today on the first channel',
  async (base) => {
    const page = await open('', base);
    expect(
      parse(array(channel), JSON.parse(attributeOf(page, 'portada-schedule', 'channels') ?? '')),
    ).toMatchObject([
      { id: 'puerto-tv', type: 'tv' },
      { id: 'radio-marola', type: 'radio' },
    ]);
    expect(attributeOf(page, 'portada-schedule', 'channel')).toBe('puerto-tv');
    expect(attributeOf(page, 'portada-schedule', 'day')).toBe(today());
    const items = parse(
      array(scheduleCard),
      JSON.parse(attributeOf(page, 'portada-schedule', 'items') ?? ''),
    );
    expect(items.length).toBeGreaterThan(15);
    expect(
      [...page.document.querySelectorAll('.portada-fallback-schedule-show')].map((show) => show.textContent),
    ).toEqual(items.map(({ title }) => title));
    expect(
      page.document.querySelectorAll('.portada-fallback-schedule-item[aria-current="true"]'),
    ).toHaveLength(1);
    expect(textOf(page, '.portada-fallback-schedule-now')).toBe(base ? 'En emissió' : 'En emisión');
  },
);

test.each([
  // The day's first broadcast, before which there is nothing.
  [0, '', undefined],
  [14, '', 'Ya emitido'],
  [14, '/ca', 'Ja emès'],
])(
  '[SCHD-04] without script, %i hours into the day %s/programacion/ begins with what is on',
  async (...row) => {
    const [hours, base, summary] = row;
    const ahead = startOfBroadcastDay(addDays(today(), 1)).getTime() + hours * 3_600_000 - Date.now();
    started.advance(ahead);
    onTestFinished(() => started.advance(-ahead));
    const page = await open('?channel=puerto-tv', base);
    const [first] = page.document.querySelectorAll(
      '.portada-fallback-schedule-place > ol > .portada-fallback-schedule-item',
    );
    expect(first?.getAttribute('aria-current')).toBe('true');
    const past = page.document.querySelector('.portada-fallback-schedule-past');
    expect(past?.querySelector('summary')?.textContent).toBe(summary);
    expect(
      past?.querySelectorAll('.portada-fallback-schedule-item:not(.portada-fallback-schedule-item--past)') ??
        [],
    ).toHaveLength(0);
    expect(textOf(page, '.portada-fallback-schedule-zone')).toBe('Hora peninsular');
  },
);

test('[SCHD-04] another day is read from its beginning', async () => {
  const { document } = await open(`?day=${addDays(today(), -1)}`);
  expect(document.querySelector('.portada-fallback-schedule-past')).toBeNull();
  expect(document.querySelectorAll('.portada-fallback-schedule-item--past').length).toBeGreaterThan(15);
});

test('[SCHD-04] without script links lead to each channel and to a week of days, and keep the other parameter', async () => {
  const tomorrow = addDays(today(), 1);
  const page = await open(`?channel=radio-marola&day=${tomorrow}`, '/ca');
  expect(hrefs(page, '.portada-fallback-schedule-group a')).toEqual([
    `/ca/programacio/?channel=puerto-tv&day=${tomorrow}`,
    `/ca/programacio/?channel=radio-marola&day=${tomorrow}`,
  ]);
  expect(hrefs(page, '.portada-fallback-schedule-days a')).toEqual(
    [-3, -2, -1, 0, 1, 2, 3].map(
      (days) => `/ca/programacio/?channel=radio-marola&day=${addDays(today(), days)}`,
    ),
  );
  expect(hrefs(page, '.portada-fallback-schedule-choice[aria-current="page"]')).toEqual([
    `/ca/programacio/?channel=radio-marola&day=${tomorrow}`,
    `/ca/programacio/?channel=radio-marola&day=${tomorrow}`,
  ]);
  expect(page.document.querySelector('.portada-fallback-schedule-item[aria-current]')).toBeNull();
  expect(page.document.title).toContain('Radio Marola');
  expect(attributeOf(page, 'link[rel="canonical"]', 'href')).toMatch(
    /\/ca\/programacio\/\?channel=radio-marola$/,
  );
});

test('[SCHD-04] without script what is still to come links to its entry of a calendar, nothing else does', async () => {
  const day = (days: number) => open(`?day=${addDays(today(), days)}`, '/ca');
  expect(hrefs(await day(-1), '.portada-fallback-schedule-item a[type="text/calendar"]')).toEqual([]);
  const tomorrow = await day(1);
  const links = hrefs(tomorrow, '.portada-fallback-schedule-item a[type="text/calendar"]');
  expect(links).toHaveLength(tomorrow.document.querySelectorAll('.portada-fallback-schedule-item').length);
  const entry = await started.app.inject(links[0] ?? '');
  expect(entry.body).toContain('BEGIN:VALARM');
});

test('[SCHD-04] a day without broadcasts has a notice, and is among the days', async () => {
  const page = await open('?day=2031-02-03');
  expect(textOf(page, '.portada-fallback-schedule-none')).toBe('No tenemos la programación de este día.');
  expect(page.document.querySelectorAll('.portada-fallback-schedule-days a')).toHaveLength(8);
  expect(attributeOf(page, '.portada-fallback-schedule-days a[aria-current]', 'href')).toContain(
    'day=2031-02-03',
  );
  expect(textOf(page, '.portada-fallback-schedule-days a[aria-current]')).toBe('Lun 3 feb');
});

test.each([
  '?channel=nada',
  '?channel=',
  '?channel=puerto-tv&channel=radio-marola',
  '?channel=%00',
  '?day=2026-02-31',
  '?day=manana',
  '?day=0001-01-01',
  '?day=2026-02-01&day=2026-02-02',
])('[SCHD-04] there is nothing at %s', async (query) => {
  expect((await started.app.inject(`/programacion/${query}`)).statusCode).toBe(404);
});

test('[SCHD-04] menu, footer and sitemap link to it', async () => {
  const page = await open();
  expect(hrefs(page, 'footer a')).toContain('/programacion/');
  expect(attributeOf(page, 'portada-header', 'menu-items') ?? page.html).toContain('/programacion/');
  const { body } = await started.app.inject('/sitemap/pages.xml');
  expect(body).toContain('/programacion/</loc>');
});

test('[SCHD-01] [SCHD-02] the front page has today’s first channel: all for the widget, upcoming ones without script', async () => {
  const page = await read(started.app, '/ca/');
  const items = parse(
    array(scheduleCard),
    JSON.parse(attributeOf(page, 'portada-schedule-carousel', 'items') ?? ''),
  );
  const cards = [
    ...page.document.querySelectorAll('portada-schedule-carousel .portada-fallback-strip-slide'),
  ];
  expect(cards.length).toBeGreaterThan(0);
  expect(
    cards.map((card) => card.querySelector('.portada-fallback-schedule-carousel-title')?.textContent),
  ).toEqual(items.slice(-cards.length).map(({ title }) => title));
  expect(cards[0]?.getAttribute('aria-current')).toBe('true');
  expect(textOf(page, '#on-air')).toBe('Avui a Puerto TV');
  expect(hrefs(page, '.on-air .block-title a')).toEqual(['/ca/programacio/', '/ca/programacio/']);
});

test('a newsroom without channels has a page with a notice, and no module on its front page', async () => {
  const empty = await startHouse();
  try {
    await empty.db.delete(channels);
    expect(textOf(await read(empty.app, '/programacion/'), 'main')).toContain('No tenemos la programación');
    const { document } = await read(empty.app, '/');
    expect(document.querySelector('.on-air')).toBeNull();
  } finally {
    await empty.close();
  }
});
