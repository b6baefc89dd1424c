/** Items that look like ones that are there under another id: nobody can know, so they are told. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contents } from '../../src/db/schema/content.ts';
import type { TestApp } from '../support/app.ts';
import { startHouse } from '../support/house.ts';
import { importText } from '../support/import.ts';
import { calendar, event, item, permalink, rss, wxr } from '../support/import-files.ts';

let house: TestApp;

beforeAll(async () => {
  house = await startHouse();
});

afterEach(() => house.db.delete(contents));

afterAll(() => house.close());

const take = (file: string, ...options: readonly string[]) =>
  importText(house.app, file, '--section', 'cultura', ...options);

const titles = async () =>
  (await house.db.select().from(contents).orderBy(contents.id)).map(({ title }) => title);

const at = (link: string, guid: string, date?: string) => ({ link, guid: `<guid>${guid}</guid>`, date });
const alike = '0 taken, 0 updated, 0 unchanged, 1 refused.';

test.each([
  ['title and date', item('Ombra', at('', 'a')), item('Ombra', at('', 'b'))],
  [
    'address and date',
    item('Ombra', at('http://a.example/1', 'a')),
    item('Mes ombra', at('https://www.a.example/1/', 'b')),
  ],
  [
    'address and title',
    item('Ombra', at('http://a.example/1', 'a')),
    item('Ombra', at('https://a.example/1', 'b', '12 Nov 2026 10:00 GMT')),
  ],
])('the same %s under another id is told with what is there, and not taken', async (_, first, second) => {
  await take(rss('https://a.example/', first));
  const [row] = await house.db.select().from(contents);
  const run = await take(rss('https://a.example/', second), '--quiet');
  expect(run.code).toBe(1);
  expect(run.of('under another id')).toContain(
    `it looks like «Ombra» (/cultura/ombra-${row?.id}/), which is there`,
  );
  expect(run.sums).toBe(alike);
  expect(await titles()).toEqual(['Ombra']);
});

test('an export keeps its text when the feed of that blog is imported after it', async () => {
  await take(wxr('https://veins.example', { id: '7', guid: 'https://veins.example/?p=7' }));
  const run = await take(
    rss('https://veins.example/', item('Ombra', permalink('https://veins.example/?p=7'))),
  );
  expect(run.sums).toBe(alike);
});

test('what a file has twice, or what shares but an address, is taken', async () => {
  const podcast = 'https://a.example/podcast';
  await take(rss('https://a.example/', item('Breu', at(podcast, '1')), item('Breu', at(podcast, '2'))));
  await take(rss('https://a.example/', item('Tercer', at(podcast, '3', '13 Nov 2026 10:00 GMT'))));
  expect(await titles()).toEqual(['Breu', 'Breu', 'Tercer']);
});

test('events look alike by their time and place', async () => {
  await take(calendar(['X-WR-CALNAME:A'], event('Hora del conte', 'a', 'LOCATION:Nord')));
  const others = [
    event('Hora del conte', 'b', 'LOCATION:Sud'),
    event('Hora del conte', 'c', 'LOCATION:Nord'),
  ];
  const run = await take(calendar(['X-WR-CALNAME:B'], ...others));
  expect(run.sums).toBe('1 taken, 0 updated, 0 unchanged, 1 refused.');
  expect(run.of('looks like')).toContain('«Hora del conte»');
});
