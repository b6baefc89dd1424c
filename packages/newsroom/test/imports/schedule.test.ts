import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { channels, scheduleEntries } from '../../src/db/schema/programming.ts';
import { shows } from '../../src/db/schema/shows.ts';
import type { TestApp } from '../support/app.ts';
import { startHouse } from '../support/house.ts';
import { fixture, runImport } from '../support/import.ts';

let house: TestApp;

beforeAll(async () => {
  house = await startHouse();
  await house.db.insert(scheduleEntries).values([
    {
      siteId: 1,
      channelId: 'puerto-tv',
      title: 'Lo que había',
      startsAt: new Date('2027-01-10T19:30:00Z'),
      endsAt: new Date('2027-01-10T20:30:00Z'),
    },
    {
      siteId: 1,
      channelId: 'puerto-tv',
      title: 'Otro día',
      startsAt: new Date('2027-01-12T19:30:00Z'),
      endsAt: new Date('2027-01-12T20:30:00Z'),
    },
  ]);
  await house.db.insert(shows).values({
    siteId: 1,
    slug: 'el-canaveral',
    name: 'El Cañaveral',
    medium: 'tv',
    summary: '',
    lastPublishedAt: new Date(),
  });
});

afterAll(() => house.close());

const mapped = ['--channel', 'radio.example=onda-norte', '--new-channels', 'radio'] as const;

const entries = (channelId: string) =>
  house.db
    .select()
    .from(scheduleEntries)
    .where(eq(scheduleEntries.channelId, channelId))
    .orderBy(asc(scheduleEntries.startsAt));

test('[SCHD-04] imports XMLTV once, replacing the channel’s broadcasts of that time', async () => {
  const first = await runImport(house.app, ...mapped, fixture('parrilla.xmltv.xml'));
  expect(first.code).toBe(1);
  expect(first.sums).toBe('5 taken, 0 updated, 0 unchanged, 3 refused.');
  expect(first.of('Al revés')).toContain('it ends before it begins');
  expect(first.of('Febrero')).toContain('is no moment');
  expect(first.of('La Otra')).toContain('2 broadcasts stayed out');
  const again = await runImport(house.app, ...mapped, fixture('parrilla.xmltv.xml'));
  expect(again.sums).toBe('0 taken, 0 updated, 5 unchanged, 3 refused.');

  const kept = await entries('puerto-tv');
  expect(kept.map(({ title }) => title)).toEqual([
    'El cañaveral',
    'Sin final a la vista',
    'Cierre',
    'Encima del cierre',
    'Otro día',
  ]);
});

test('[SCHD-04] applies offsets, ends a broadcast with the next one, and links it to its show', async () => {
  const answer = await house.app.inject('/api/front/schedule/puerto-tv/2027-01-10');
  expect(answer.statusCode).toBe(200);
  const { items } = answer.json().response ?? answer.json();
  expect(items).toMatchObject([
    {
      title: 'El cañaveral',
      startTime: { date: '2027-01-10T20:00:00+01:00' },
      endTime: { date: '2027-01-10T21:00:00+01:00' },
      url: { href: '/programas/el-canaveral/' },
    },
    { title: 'Sin final a la vista', endTime: { date: '2027-01-10T22:30:00+01:00' } },
    {
      title: 'Cierre',
      startTime: { date: '2027-01-10T22:30:00+01:00' },
      endTime: { date: '2027-01-10T23:00:00+01:00' },
    },
    { title: 'Encima del cierre' },
  ]);
});

test('finds a channel by its name, or creates it on request', async () => {
  const [made] = await house.db.select().from(channels).where(eq(channels.id, 'onda-norte'));
  expect(made).toMatchObject({ medium: 'radio', name: 'radio.example' });
  expect(await entries('onda-norte')).toHaveLength(1);
  const lacking = await runImport(house.app, '--channel', 'x=nada', fixture('parrilla.xmltv.xml'));
  expect(lacking.code).toBe(2);
  expect(lacking.sums).toContain('--new-channels makes it.');
});

test('[SCHD-04] has the title in the sister site’s language there', async () => {
  await runImport(house.app, '--site', 'ca', fixture('parrilla.xmltv.xml'));
  const titles = (await entries('puerto-tv')).map(({ siteId, title }) => `${siteId} ${title}`);
  expect(titles).toContain('2 El canyar');
});
