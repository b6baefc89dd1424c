/** `/agenda/1234.ics` and `/programacion/1234.ics`, as a calendar reads them. */
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contents, eventOccurrences, sections } from '../../src/db/schema/content.ts';
import { scheduleEntries } from '../../src/db/schema/programming.ts';
import type { TestApp } from '../support/app.ts';
import { attributeOf, read } from '../support/document.ts';
import { startHouse } from '../support/house.ts';

let house: TestApp;
let section = 0;
const publishedAt = new Date('2026-11-01T09:00:00Z');

beforeAll(async () => {
  house = await startHouse();
  const [found] = await house.db.select().from(sections).where(eq(sections.code, 'agenda')).limit(1);
  section = found?.id ?? 0;
});
afterAll(() => house.close());

type Row = Partial<typeof contents.$inferInsert>;
type Days = readonly { startsOn: string; endsOn: string }[];

async function add(values: Row, days: Days = []): Promise<number> {
  const [row] = await house.db
    .insert(contents)
    .values({
      siteId: 1,
      lang: 'es',
      sectionId: section,
      kind: 'event',
      slug: 'un-concierto',
      title: 'Un concierto',
      publishedAt,
      updatedAt: publishedAt,
      event: {
        occurrenceType: 'multiple-times',
        days: days.map(({ startsOn }) => startsOn),
        datesLiteral: '',
        location: { name: 'Teatro del Puerto', url: '' },
        address: 'Calle del Mar, 3',
        timetable: ['20.00 h'],
        modality: { name: '', url: '' },
        thematics: [],
      },
      ...values,
    })
    .returning();
  const id = row?.id ?? 0;
  for (const span of days) await house.db.insert(eventOccurrences).values({ contentId: id, ...span });
  return id;
}

async function calendarAt(url: string) {
  const answer = await house.app.inject({ url, headers: { host: 'localhost:4100' } });
  return { answer, entries: new ICAL.Component(ICAL.parse(answer.body)).getAllSubcomponents('vevent') };
}

test('each day of an event is an entry, a range one to its last day', async () => {
  const id = await add({ summary: 'Con <strong>banda</strong>.' }, [
    { startsOn: '2026-11-30', endsOn: '2026-11-30' },
    { startsOn: '2026-12-30', endsOn: '2027-01-02' },
  ]);
  const { answer, entries } = await calendarAt(`/agenda/${id}.ics`);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers['cache-control']).toContain('s-maxage=300');
  expect(answer.body).toContain('DTSTART;VALUE=DATE:20261130\r\n');
  const values = entries.map((entry) =>
    ['dtstart', 'dtend', 'summary', 'location', 'description'].map((name) =>
      String(entry.getFirstPropertyValue(name)),
    ),
  );
  const url = `http://localhost:4100/agenda/un-concierto-${id}/`;
  const described = [
    'Un concierto',
    'Teatro del Puerto, Calle del Mar, 3',
    `Con banda.\n\n20.00 h\n\n${url}`,
  ];
  expect(values).toEqual([
    ['2026-11-30', '2026-12-01', ...described],
    ['2026-12-30', '2027-01-03', ...described],
  ]);
  const uids = entries.map((entry) => entry.getFirstPropertyValue('uid'));
  expect(new Set(uids).size).toBe(2);
});

test('the page of an event links it', async () => {
  const id = await add({}, [{ startsOn: '2026-11-30', endsOn: '2026-11-30' }]);
  const page = await read(house.app, `/agenda/un-concierto-${id}/`);
  expect(attributeOf(page, '.event__calendar a', 'href')).toBe(`/agenda/${id}.ics`);
});

test('a title cannot add lines of its own', async () => {
  const title = 'Fin\r\nEND:VEVENT\nBEGIN:VALARM; y más, «así»';
  const id = await add({ title, slug: 'fin' }, [{ startsOn: '2026-11-30', endsOn: '2026-11-30' }]);
  const { answer, entries } = await calendarAt(`/agenda/${id}.ics`);
  expect(answer.body.match(/^END:VEVENT\r$/gm)).toHaveLength(1);
  expect(answer.body).not.toMatch(/^BEGIN:VALARM/m);
  expect(entries).toHaveLength(1);
});

test('there is none of another kind, of another site, nor of what is withdrawn or not published yet', async () => {
  const ids = [
    await add({ kind: 'article', event: null }),
    await add({ publishedAt: new Date(Date.now() + 3_600_000) }),
    await add({ withdrawnAt: new Date() }),
  ];
  const own = await add({});
  const paths = [...ids.map((id) => `/agenda/${id}.ics`), `/ca/agenda/${own}.ics`, '/agenda/0.ics'];
  const codes = await Promise.all(paths.map(async (path) => (await house.app.inject(path)).statusCode));
  expect(codes).toEqual([404, 404, 410, 404, 404]);
});

async function addBroadcast(title: string): Promise<number> {
  const [row] = await house.db
    .insert(scheduleEntries)
    .values({
      siteId: 1,
      channelId: 'puerto-tv',
      title,
      startsAt: new Date('2026-12-31T23:30:00+01:00'),
      endsAt: new Date('2027-01-01T00:45:00+01:00'),
    })
    .returning();
  return row?.id ?? 0;
}

test('[SCHD-04] a broadcast is an entry in UTC, which reminds of it ten minutes before', async () => {
  const title = `Fin de año; con la banda, y más\nBEGIN:VEVENT ${'desde el puerto '.repeat(6)}`;
  const id = await addBroadcast(title);
  const { answer, entries } = await calendarAt(`/programacion/${id}.ics`);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = answer.body.split('\r\n');
  expect(lines).toEqual(expect.arrayContaining(['DTSTART:20261231T223000Z', 'DTEND:20261231T234500Z']));
  expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(/^DTSTAMP:\d{8}T\d{6}Z$/)]));
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  const [entry, ...others] = entries;
  expect(others).toEqual([]);
  const values = ['uid', 'summary', 'location', 'url'].map((name) => entry?.getFirstPropertyValue(name));
  const url = 'http://localhost:4100/programacion/';
  expect(values).toEqual([`broadcast-${id}@localhost:4100`, title, 'Puerto TV', url]);
  const alarm = entry?.getFirstSubcomponent('valarm');
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT10M');
  expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
  const elsewhere = [`/ca/programacio/${id}.ics`, '/programacion/0.ics', '/programacion/999999999.ics'];
  const codes = await Promise.all(elsewhere.map(async (path) => (await house.app.inject(path)).statusCode));
  expect(codes).toEqual([404, 404, 404]);
});
