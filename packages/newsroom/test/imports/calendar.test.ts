import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { contents, eventOccurrences } from '../../src/db/schema/content.ts';
import type { TestApp } from '../support/app.ts';
import { read } from '../support/document.ts';
import { startHouse } from '../support/house.ts';
import { fixture, importText, runImport } from '../support/import.ts';
import { calendar, event } from '../support/import-files.ts';

let house: TestApp;

beforeAll(async () => {
  house = await startHouse();
});

afterAll(() => house.close());

async function eventTitled(title: string) {
  const [row] = await house.db.select().from(contents).where(eq(contents.title, title));
  if (!row) throw new Error(`there is no ${title}`);
  const days = await house.db
    .select({ startsOn: eventOccurrences.startsOn, endsOn: eventOccurrences.endsOn })
    .from(eventOccurrences)
    .where(eq(eventOccurrences.contentId, row.id))
    .orderBy(asc(eventOccurrences.startsOn));
  return { ...row, occurrences: days };
}

test('[AGEN-01] imports iCalendar once, and reports rejected events with their line', async () => {
  const first = await runImport(house.app, fixture('vila.ics'));
  expect(first.code).toBe(1);
  expect(first.sums).toBe('4 taken, 0 updated, 0 unchanged, 1 left out, 4 refused.');
  expect(first.of('Línea rota')).toContain('line 70 refused');
  expect(first.of('Verbena')).toContain('it is cancelled');
  expect(first.of('Fuera del calendario')).toContain('its date «2027-02-31T20:00:00Z» is none');
  expect(first.of('Sin prisa')).toContain('its repetition is secondly, which is not read');
  expect(first.of('Reloj')).toContain('its time zone «Marte/Olimpo» is not known');
  const again = await runImport(house.app, fixture('vila.ics'));
  expect(again.sums).toBe('0 taken, 0 updated, 4 unchanged, 1 left out, 4 refused.');
  expect(await house.db.$count(contents)).toBe(4);
});

test('reads folded lines, escapes, a defined time zone and a place with its address', async () => {
  const concert = await eventTitled('Concierto en la lonja, con coro');
  expect(concert.summary).toBe('Entrada libre hasta completar el aforo. Las puertas abren a las siete.');
  expect(concert.body).toContain('<a href="https://vila.example/lonja?a=1&amp;b=2">Más información</a>');
  expect(concert.kicker).toBe('Música');
  expect(concert.event).toMatchObject({
    occurrenceType: 'one-time',
    days: ['2027-01-15'],
    timetable: ['20.00–22.00'],
    location: { name: 'Lonja vieja', url: '' },
    address: 'Muelle Norte, 3',
    thematics: [{ name: 'Música' }, { name: 'Coral' }],
  });
});

test('reads whole days with exclusive end, recurrences with exceptions, and moved dates', async () => {
  const fair = await eventTitled('Feria del libro');
  expect(fair.event).toMatchObject({
    occurrenceType: 'date-range',
    days: ['2027-02-20', '2027-02-22'],
    timetable: [],
  });
  expect(fair.occurrences).toEqual([{ startsOn: '2027-02-20', endsOn: '2027-02-22' }]);
  const workshop = await eventTitled('Taller de nudos');
  expect(workshop.event).toMatchObject({
    occurrenceType: 'multiple-times',
    days: ['2027-01-05', '2027-01-21', '2027-01-26', '2027-02-02'],
    timetable: ['18.00–19.30', '19.00–20.00'],
  });
  expect(workshop.occurrences.map(({ startsOn }) => startsOn)).toEqual(workshop.event?.days);
});

test('[AGEN-01] lists events in the agenda by their days, each with its page', async () => {
  const agenda = await read(house.app, '/agenda/?startDate=2027-01-20&endDate=2027-01-22');
  expect(agenda.html).toContain('Taller de nudos');
  expect(agenda.html).not.toContain('Feria del libro');
  const { slug, id } = await eventTitled('Feria del libro');
  const page = await read(house.app, `/agenda/${slug}-${id}/`);
  expect(page.status).toBe(200);
});

test('keeps text that looks like HTML as text, and removes scripts from HTML', async () => {
  const walk = await eventTitled('<script>robar()</script>Paseo <b>guiado</b>');
  expect(walk.summary).toBe('Con calma');
  const { document, html } = await read(house.app, `/agenda/${walk.slug}-${walk.id}/`);
  expect(document.querySelector('h1')?.textContent).toBe('<script>robar()</script>Paseo <b>guiado</b>');
  expect(html).not.toContain('<script>robar');
  expect(html).not.toContain('onclick');
});

/** Imports a calendar of one event. */
async function takeEvent(title: string, ...lines: readonly string[]) {
  const path = join(tmpdir(), `portada-${process.pid}-event.ics`);
  const event = ['BEGIN:VEVENT', `UID:${title}`, `SUMMARY:${title}`, ...lines, 'END:VEVENT'];
  await writeFile(path, ['BEGIN:VCALENDAR', ...event, 'END:VCALENDAR', ''].join('\r\n'));
  onTestFinished(() => rm(path, { force: true }));
  return runImport(house.app, path);
}

test('[AGEN-01] reads the positions of a repetition, and its hours', async () => {
  await takeEvent(
    'Mercat de primer diumenge',
    'DTSTART;TZID=Europe/Madrid:20261206T100000',
    'DTEND;TZID=Europe/Madrid:20261206T140000',
    'RRULE:FREQ=MONTHLY;BYDAY=SU;BYSETPOS=1;COUNT=6',
  );
  const market = await eventTitled('Mercat de primer diumenge');
  expect(market.event?.days).toEqual([
    '2026-12-06',
    '2027-01-03',
    '2027-02-07',
    '2027-03-07',
    '2027-04-04',
    '2027-05-02',
  ]);
  await takeEvent(
    'Darrer dia feiner',
    'DTSTART;VALUE=DATE:20261231',
    'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3',
  );
  const { event } = await eventTitled('Darrer dia feiner');
  expect(event?.days).toEqual(['2026-12-31', '2027-01-29', '2027-02-26']);
  await takeEvent(
    'Dues funcions',
    'DTSTART;TZID=Europe/Madrid:20261218T180000',
    'RRULE:FREQ=WEEKLY;BYHOUR=18,21;COUNT=3',
  );
  const shows = await eventTitled('Dues funcions');
  expect(shows.event).toMatchObject({ days: ['2026-12-18', '2026-12-25'], timetable: ['18.00', '21.00'] });
  expect(shows.occurrences).toHaveLength(3);
});

test.each([
  ['Ple', 'TZID=Romance Standard Time:20261215T190000', '19.00'],
  ['Audiència', 'TZID="(UTC+01:00) Brussels, Copenhagen, Madrid, Paris":20261215T190000', '19.00'],
  ['De Londres', 'TZID=GMT Standard Time:20260715T190000', '20.00'],
  ['De Nova York', 'TZID="(UTC-05:00) Eastern Time (US & Canada)":20261215T130000', '19.00'],
])('%s is at the hour of the zone that Windows names: %s', async (title, start, hour) => {
  const run = await takeEvent(title, `DTSTART;${start}`);
  expect(run.code).toBe(0);
  expect((await eventTitled(title)).event?.timetable).toEqual([hour]);
});

test.each(['Mars Standard Time', '"(UTC+01:00) Atlantis"'])('refuses and tells the zone %s', async (zone) => {
  const run = await takeEvent('De ningú', `DTSTART;TZID=${zone}:20261215T190000`);
  expect(run.of('De ningú')).toContain('is not known, and the file does not describe it');
});

test('a calendar’s name is unfolded wherever its fold is', async () => {
  const agenda = (title: string, ...name: readonly string[]) =>
    importText(house.app, calendar(name, event(title, '12')));
  await agenda('Aplec', 'X-WR-CALNAME:Agenda de ', ' la Vila');
  await agenda('Aplec del Port', 'X-WR-CALNAME:Agenda de ', ' Port');
  await agenda('Aplec gran', 'X-WR-CALNAME', ' ;VALUE=TEXT:Agenda', '  de la Vila');
  expect(await eventTitled('Aplec del Port')).toBeDefined();
  expect(await eventTitled('Aplec gran')).toBeDefined();
  await expect(eventTitled('Aplec')).rejects.toThrow('there is no Aplec');
});

test('a refused event is told by its unfolded title', async () => {
  const file = calendar([], event('Una fira ', '13', ' eterna', 'RRULE:FREQ=SECONDLY', 'DTSTART:x'));
  expect((await importText(house.app, file)).of('refused')).toContain('«Una fira eterna»');
});
