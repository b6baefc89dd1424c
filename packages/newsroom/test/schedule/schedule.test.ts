import { type ScheduleCard, scheduleAnswer } from '@portada/contract';
import { fillSchedule } from '@portada/edition';
import { broadcastDayAt, startOfBroadcastDay } from '@portada/shared/broadcast-day.ts';
import { addDays } from '@portada/shared/days.ts';
import { and, eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Edition } from '../../src/content/edition.ts';
import { contents, sections } from '../../src/db/schema/content.ts';
import { channels, scheduleEntries } from '../../src/db/schema/programming.ts';
import { shows } from '../../src/db/schema/shows.ts';
import { listChannels, scheduleOf } from '../../src/schedule/broadcasts.ts';
import type { TestApp } from '../support/app.ts';
import { startHouse } from '../support/house.ts';

const spanish: Edition = { id: '1', alias: 'es', lang: 'es', base: '/es', url: 'https://diario.example/es' };
const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-21T12:00:00+01:00');
const TODAY = '2026-11-21';

let started: TestApp;
beforeAll(async () => {
  started = await startHouse();
  await started.db
    .insert(channels)
    .values({ id: 'radio-marola', name: 'Radio Marola', medium: 'radio', position: 2 });
  await fillSchedule(started.db, NOW);
});
afterAll(() => started.close());

async function day(of: string, now = NOW, channelId = 'puerto-tv'): Promise<ScheduleCard[]> {
  const schedule = await scheduleOf(started.db, spanish, { channelId, day: of, now });
  if (!schedule) throw new Error('There is no such channel.');
  return schedule.items;
}
const span = (items: readonly ScheduleCard[]) => [items.at(0)?.startTime.date, items.at(-1)?.endTime.date];

describe('[SCHD-04] a broadcasting day', () => {
  test.each([
    ['2026-11-21T05:59:59+01:00', '2026-11-20'],
    ['2026-11-21T06:00:00+01:00', '2026-11-21'],
    ['2026-11-22T01:00:00+01:00', '2026-11-21'],
    ['2026-10-25T02:30:00+01:00', '2026-10-24'],
    ['2026-03-29T05:59:59+02:00', '2026-03-28'],
  ])('at %s is that of %s', (moment, expected) => {
    expect(broadcastDayAt(new Date(moment))).toBe(expected);
  });

  test.each([
    ['2026-11-21', 24],
    ['2026-10-24', 25],
    ['2026-03-28', 23],
  ])('from six to six, %s has %i hours', (of, hours) => {
    const length = startOfBroadcastDay(addDays(of, 1)).getTime() - startOfBroadcastDay(of).getTime();
    expect(length / HOUR_MS).toBe(hours);
  });

  test('is from six to six, with broadcasts that overlap its ends', async () => {
    expect(span(await day(TODAY))).toEqual(['2026-11-21T06:00:00+01:00', '2026-11-22T06:00:00+01:00']);
    const nightly = {
      siteId: 1,
      channelId: 'radio-marola',
      title: 'De noche',
      startsAt: new Date('2027-01-10T05:00:00+01:00'),
      endsAt: new Date('2027-01-10T07:00:00+01:00'),
    };
    await started.db.insert(scheduleEntries).values(nightly);
    for (const of of ['2027-01-09', '2027-01-10']) {
      expect((await day(of, NOW, 'radio-marola')).map(({ title }) => title)).toEqual(['De noche']);
    }
    expect(await day('2027-01-11', NOW, 'radio-marola')).toEqual([]);
  });
});

test('[SCHD-04] returns the TV and radio channels in order', async () => {
  expect(await listChannels(started.db)).toMatchObject([
    { id: 'puerto-tv', type: 'tv' },
    { id: 'radio-marola', type: 'radio' },
  ]);
});

describe('[SCHD-04] a database seeded earlier', () => {
  const later = new Date('2027-03-26T12:00:00+01:00');
  const count = () => started.db.$count(scheduleEntries);

  test('gets the missing days around now, without gaps across clock changes', async () => {
    const before = await day(TODAY);
    expect(await day('2027-03-28')).toEqual([]);
    await fillSchedule(started.db, later);
    const days = Array.from({ length: 16 }, (_, index) => addDays('2027-03-22', index));
    const all = (await Promise.all(days.map((of) => day(of)))).flat();
    expect(span(all)).toEqual(['2027-03-22T06:00:00+01:00', '2027-04-07T06:00:00+02:00']);
    for (const [index, item] of all.slice(1).entries()) {
      expect(item.startTime).toEqual(all[index]?.endTime);
    }
    expect(await day(TODAY)).toEqual(before);
  });

  test('gets the same broadcasts when it is seeded again, or on another day', async () => {
    await fillSchedule(started.db, later);
    const before = await count();
    const tomorrow = await day('2027-03-27');
    await fillSchedule(started.db, later);
    expect(await count()).toBe(before);
    await started.db.delete(scheduleEntries).where(eq(scheduleEntries.channelId, 'puerto-tv'));
    await fillSchedule(started.db, new Date('2027-03-27T12:00:00+01:00'));
    const titles = (items: readonly ScheduleCard[]) =>
      items.map(({ title, startTime }) => [title, startTime.date]);
    expect(titles(await day('2027-03-27'))).toEqual(titles(tomorrow));
  });

  test('keeps a day that has any broadcasts', async () => {
    const told = {
      siteId: 1,
      channelId: 'puerto-tv',
      title: 'Especial',
      startsAt: new Date('2028-01-02T05:30:00+01:00'),
      endsAt: new Date('2028-01-02T06:20:00+01:00'),
    };
    await started.db.insert(scheduleEntries).values(told);
    await fillSchedule(started.db, new Date('2028-01-01T12:00:00+01:00'));
    expect((await day('2028-01-01')).map(({ title }) => title)).toEqual(['Especial']);
    const [first, second] = await day('2028-01-02');
    expect(first?.title).toBe('Especial');
    expect(Date.parse(second?.startTime.date ?? '')).toBeGreaterThanOrEqual(told.endsAt.getTime());
  });

  test('does not restore a deleted channel', async () => {
    await started.db.delete(scheduleEntries).where(eq(scheduleEntries.channelId, 'radio-marola'));
    await started.db.delete(channels).where(eq(channels.id, 'radio-marola'));
    await fillSchedule(started.db, later);
    expect((await listChannels(started.db)).map(({ id }) => id)).toEqual(['puerto-tv']);
  });
});

describe('[SCHD-04] a past broadcast', () => {
  const at = (time: string) => new Date(`2029-05-05T${time}:00+02:00`);
  const catchUps = async (now: Date) =>
    (await day('2029-05-05', now)).map(({ catchUp }) => catchUp?.title ?? null);
  let title = 0;

  async function publish(showId: number, publishedAt: Date, kind: 'video' | 'article' = 'video') {
    const [section] = await started.db.select().from(sections).where(eq(sections.siteId, 1)).limit(1);
    title += 1;
    await started.db.insert(contents).values({
      siteId: 1,
      sectionId: section?.id ?? 0,
      kind,
      lang: 'es',
      slug: `otra-vez-${title}`,
      title: `Otra vez ${title}`,
      summary: '',
      body: '',
      showId,
      publishedAt,
      updatedAt: publishedAt,
    });
  }

  test('links to the show’s recording, once it is published and before the next broadcast', async () => {
    const [show, another] = await started.db.select().from(shows).where(eq(shows.siteId, 1)).limit(2);
    const entry = (showId: number | undefined, from: string, to: string) => ({
      siteId: 1,
      channelId: 'puerto-tv',
      showId: showId ?? null,
      title: `De ${from} a ${to}`,
      startsAt: at(from),
      endsAt: at(to),
    });
    await started.db
      .insert(scheduleEntries)
      .values([
        entry(show?.id, '08:00', '09:00'),
        entry(another?.id, '09:00', '10:00'),
        entry(show?.id, '12:00', '13:00'),
        entry(undefined, '13:00', '14:00'),
      ]);
    await publish(show?.id ?? 0, at('07:59'));
    await publish(another?.id ?? 0, at('10:30'), 'article');
    await publish(show?.id ?? 0, at('10:00'));
    await publish(show?.id ?? 0, at('13:30'));
    expect(await catchUps(at('09:59'))).toEqual([null, null, null, null]);
    expect(await catchUps(at('11:00'))).toEqual(['Otra vez 3', null, null, null]);
    expect(await catchUps(at('12:30'))).toEqual(['Otra vez 3', null, null, null]);
    expect(await catchUps(at('15:00'))).toEqual(['Otra vez 3', null, 'Otra vez 4', null]);
  });

  test('has no link when the recording is withdrawn, and one that works until then', async () => {
    const now = at('15:00');
    const [first] = await day('2029-05-05', now);
    expect(first?.catchUp?.href).toMatch(/^\/es\/[a-z]+\/otra-vez-3-\d+\/$/);
    await started.db
      .update(contents)
      .set({ withdrawnAt: now })
      .where(and(eq(contents.title, 'Otra vez 3'), eq(contents.siteId, 1)));
    expect((await day('2029-05-05', now))[0]?.catchUp).toBeNull();
  });
});

test('[SCHD-04] the call returns the same', async () => {
  const of = '2027-03-27';
  const answer = await started.app.inject(`/es/api/front/schedule/puerto-tv/${of}`);
  expect(parse(scheduleAnswer, answer.json()).items).toEqual(await day(of, new Date()));
});
