import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contents, eventOccurrences } from '../../src/db/schema/content.ts';
import type { TestApp } from '../support/app.ts';
import { read } from '../support/document.ts';
import { startHouse } from '../support/house.ts';
import { fixture, runImport } from '../support/import.ts';

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
