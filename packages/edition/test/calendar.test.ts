/** The example newspaper does not contradict its own calendar, whatever day it is seeded on. */
import { getSchedule, languages } from '@portada/contract';
import { dayOf } from '@portada/newsroom';
import { channels as channelTable, contents, scheduleEntries } from '@portada/newsroom/schema';
import type { TestApp } from '@portada/newsroom/test/support/app.ts';
import { SEEDING_MS, startSeededApp } from '@portada/newsroom/test/support/seeded.ts';
import { TIME_ZONE } from '@portada/shared/dates.ts';
import { addDays, weekday } from '@portada/shared/days.ts';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventDrafts } from '../src/seed/features.ts';
import { issueDrafts } from '../src/seed/issues.ts';
import { readItems } from '../src/seed/text-parser.ts';

const names = {
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  ca: ['dilluns', 'dimarts', 'dimecres', 'dijous', 'divendres', 'dissabte', 'diumenge'],
};
const NOON = new Date('2026-11-25T12:00:00Z');
const aWeek = Array.from({ length: 7 }, (_, days) => new Date(NOON.getTime() + days * 86_400_000));
const cases = languages.flatMap((lang) => aWeek.map((now) => ({ lang, now, day: dayOf(now) })));

/** The days that a text names, `de lunes a viernes` with those between; 0 is Monday. */
function namedIn(text: string, lang: 'es' | 'ca'): number[] {
  const found = names[lang].flatMap((name, day) => (text.toLowerCase().includes(name) ? [day] : []));
  const [first = 0, last = 0] = found;
  const isRange = found.length === 2 && /^de /i.test(text);
  return isRange ? [0, 1, 2, 3, 4, 5, 6].filter((day) => day >= first && day <= last) : found;
}

test.each(cases)('the days of an event are those that its hours name: $lang, $day', ({ lang, now }) => {
  const events = eventDrafts(lang, now).flatMap(({ row }) => (row.event ? [row.event] : []));
  const told = events.filter(({ timetable }) => namedIn(timetable.join(), lang).length > 0);
  expect(told.length).toBeGreaterThan(5);
  for (const { occurrenceType, days, timetable } of told) {
    // A range is over the days between, too.
    const dates = occurrenceType === 'date-range' ? [] : days;
    const allowed = namedIn(timetable.join(), lang);
    for (const date of dates)
      expect([timetable, date, allowed]).toEqual([timetable, date, expect.arrayContaining([weekday(date)])]);
  }
});

test.each(cases)('several events are tomorrow, after midnight too: $lang, $day', ({ lang, now, day }) => {
  const occurrences = eventDrafts(lang, now).flatMap((draft) => draft.occurrences ?? []);
  for (const tomorrow of [addDays(day, 1), addDays(day, 2)]) {
    const then = occurrences.filter(({ startsOn, endsOn }) => startsOn <= tomorrow && tomorrow <= endsOn);
    expect([tomorrow, then.length > 1]).toEqual([tomorrow, true]);
  }
});

test.each(cases)('a newsletter comes on the days that it says: $lang, $day', ({ lang, now }) => {
  const issues = issueDrafts(lang, now);
  for (const newsletter of readItems('boletines', lang)) {
    const frequency = newsletter.need('frequency');
    const own = issues.filter(({ key }) => key.startsWith(`${lang}/${newsletter.id}/`));
    expect(own).toHaveLength(5);
    for (const { row } of own) {
      expect([frequency, namedIn(frequency, lang)]).toEqual([
        frequency,
        expect.arrayContaining([weekday(dayOf(row.publishedAt))]),
      ]);
    }
  }
});

let started: TestApp;
beforeAll(async () => {
  started = await startSeededApp();
}, SEEDING_MS);
afterAll(() => started.close());

const clock = new Intl.DateTimeFormat('es-ES', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' });

test('a show is on when its name or its summary says so', async () => {
  const all = await started.db.select().from(scheduleEntries);
  const timesOf = (title: string) => {
    const own = all.filter((entry) => entry.title === title);
    return new Set(own.map(({ startsAt }) => clock.format(startsAt)));
  };
  expect(timesOf('Informativo mediodía')).toEqual(new Set(['14:30']));
  expect(timesOf('Informatiu vespre')).toEqual(new Set(['21:00']));
  expect(timesOf('Jazz a las once')).toEqual(new Set(['23:00']));
  expect(timesOf('Nits de ràdio')).toEqual(new Set(['01:00']));
  const films = all.filter(({ title }) => title === 'Domingo de cine');
  expect(films.map(({ startsAt }) => weekday(dayOf(startsAt)))).toEqual(films.map(() => 6));
  expect(films.length).toBeGreaterThan(0);
});

test.each(['', '/ca'])(
  'several broadcasts of the last days can be seen or heard again: “%s”',
  async (site) => {
    const today = dayOf(new Date());
    const channels = await started.db.select().from(channelTable);
    const found = new Set<string>();
    for (const back of [1, 2, 3, 4, 5, 6]) {
      for (const { id } of channels) {
        const answer = await started.app.inject(`${site}/api/front/schedule/${id}/${addDays(today, -back)}`);
        const { items } = parse(getSchedule.answer, answer.json());
        for (const { catchUp } of items) if (catchUp) found.add(catchUp.href);
      }
    }
    expect(found.size).toBeGreaterThan(1);
  },
);

test('a text that keeps no date names no day of this week, nor a last one of each month', async () => {
  const days = [...names.es, ...names.ca].join('|');
  // On the last Friday of a month no event of the agenda falls by itself.
  const which = 'este|pasado|próximo|último|aquest|passat|proper|últim';
  const thisWeek = new RegExp(`(?<!\\p{L})(${which}) (${days})(?!\\p{L})`, 'iu');
  for (const { body, summary } of await started.db.select().from(contents)) {
    expect(`${summary} ${body}`).not.toMatch(thisWeek);
  }
  expect(`el próximo ${names.es[0]}`).toMatch(thisWeek);
});
