/** Guides as machines write them: programmes that overlap, and times in many forms. */
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { scheduleEntries } from '../../src/db/schema/programming.ts';
import type { TestApp } from '../support/app.ts';
import { startHouse } from '../support/house.ts';
import { runImport } from '../support/import.ts';

let house: TestApp;
const path = join(tmpdir(), `portada-${process.pid}-guide.xml`);

beforeAll(async () => {
  house = await startHouse();
});

afterEach(async () => {
  await rm(path, { force: true });
  await house.db.delete(scheduleEntries);
});

afterAll(() => house.close());

const programme = (title: string, start: string, stop = '') =>
  `<programme start="${start}"${stop && ` stop="${stop}"`} channel="puerto-tv"><title>${title}</title></programme>`;

async function take(...programmes: readonly string[]) {
  await writeFile(path, `<tv>\n${programmes.join('\n')}\n</tv>`);
  return runImport(house.app, path);
}

/** `A 10:00-11:00` in UTC, in the order of the guide. */
async function guide(): Promise<string[]> {
  const rows = await house.db.select().from(scheduleEntries).orderBy(asc(scheduleEntries.startsAt));
  const clock = (moment: Date) => moment.toISOString().slice(11, 16);
  return rows.map(({ title, startsAt, endsAt }) => `${title} ${clock(startsAt)}-${clock(endsAt)}`);
}

const at = (time: string) => `20261211${time}00 +0000`;

test('[SCHD-04] of programmes that overlap the earlier ends where the later begins', async () => {
  const minute = [
    programme('A', at('2000'), at('2031')),
    programme('B', at('2030'), at('2131')),
    programme('C', at('2130'), at('2300')),
  ];
  const first = await take(...minute);
  expect(first.sums).toBe('3 taken, 0 updated, 0 unchanged, 0 refused.');
  expect(await guide()).toEqual(['A 20:00-20:30', 'B 20:30-21:30', 'C 21:30-23:00']);
  expect((await take(...minute)).sums).toBe('0 taken, 0 updated, 3 unchanged, 0 refused.');
});

test('the order of the file is no matter, and neither is one inside another or without an end', async () => {
  const run = await take(
    programme('C', at('1200'), at('1400')),
    programme('A', at('0900')),
    programme('D', at('1230'), at('1245')),
    programme('B', at('1000'), at('1300')),
  );
  expect(run.code).toBe(0);
  expect(await guide()).toEqual(['A 09:00-10:00', 'B 10:00-12:00', 'C 12:00-12:30', 'D 12:30-12:45']);
});

test('a programme that moves gives back the time of the one before it', async () => {
  await take(programme('A', at('2000'), at('2031')), programme('B', at('2030'), at('2130')));
  await take(programme('A', at('2000'), at('2031')), programme('B', at('2040'), at('2130')));
  expect(await guide()).toEqual(['A 20:00-20:31', 'B 20:40-21:30']);
});

test('the last programme of one day’s file goes on to the first of the next’s', async () => {
  await take(programme('Nit', at('2200'), at('2301')));
  await take(programme('Matinada', at('2300'), at('2330')));
  expect(await guide()).toEqual(['Nit 22:00-23:00', 'Matinada 23:00-23:30']);
});

test('what cannot be shown is refused, and takes no time of others', async () => {
  const run = await take(
    programme('A', at('2000'), at('2100')),
    programme('Al revés', at('2030'), at('2010')),
    programme('', at('2040'), at('2050')),
    programme('A bis', at('2000'), at('2100')),
    programme('Sin final', at('2200')),
  );
  expect(run.of('Al revés')).toContain('it ends before it begins');
  expect(run.of('A bis')).toContain('has the same id');
  expect(run.of('Sin final')).toContain('it has no end');
  expect(run.sums).toBe('1 taken, 0 updated, 0 unchanged, 4 refused.');
  expect(await guide()).toEqual(['A 20:00-21:00']);
});

test('the programmes before an error that ends the file are taken', async () => {
  const run = await take(programme('A', at('2000'), at('2100')), '<a>'.repeat(100));
  expect(run.of('the rest of the file')).toContain('is not read');
  expect(await guide()).toEqual(['A 20:00-21:00']);
});

test.each([
  ['202612111900 BST', '202612112000 BST'],
  ['20261211190000 CET', '20261211200000 cet'],
  ['20261211130000 EST', '20261211140000 EST'],
  ['20261211200000 EET', '20261211190000 UTC'],
  ['20261211190000 +01:00', '20261211200000 +01:00'],
  ['20261211190000+0100', '20261211200000+0100'],
  ['20261211190000CET', '20261211200000CET'],
  ['20261211190000 Europe/Madrid', '20261211200000 Europe/Madrid'],
  ['2026-12-11T19:00:00+01:00', '2026-12-11T20:00+01:00'],
  ['2026-12-11T18:00:00.000Z', '2026-12-11 19:00:00 +00'],
  ['20261211T180000Z', '20261211T190000Z'],
  ['20261211180000', '202612111900'],
])('[SCHD-04] a programme from «%s» to «%s» is one from 18 to 19', async (start, stop) => {
  const run = await take(programme('A', start, stop));
  expect(run.code).toBe(0);
  expect(await guide()).toEqual(['A 18:00-19:00']);
});

test.each([
  '20261211190000 XYZ',
  '20261211190000 IST',
  '20261231T250000Z',
  '2026-02-30T19:00:00Z',
  '20261211',
])('«%s» is refused and told', async (start) => {
  const run = await take(programme('A', start, at('2300')));
  expect(run.of('A')).toContain(`its start «${start}» is no moment`);
  expect(await guide()).toEqual([]);
});
