/** An archive whose items were stored with the keys of the release before is not imported twice. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contents } from '../../src/db/schema/content.ts';
import { importedItems } from '../../src/db/schema/imported.ts';
import { fingerprint } from '../../src/imports/fingerprint.ts';
import type { TestApp } from '../support/app.ts';
import { startHouse } from '../support/house.ts';
import { importText } from '../support/import.ts';
import { atom, calendar, entry, event, item, permalink, rss, wxr } from '../support/import-files.ts';

let house: TestApp;

beforeAll(async () => {
  house = await startHouse();
});

afterEach(() => house.db.delete(contents));

afterAll(() => house.close());

const take = (file: string, ...options: readonly string[]) =>
  importText(house.app, file, '--section', 'cultura', ...options);

/** Gives the only item the key that the release before would have given it. */
async function rememberAsBefore(source: string, id: string): Promise<void> {
  await house.db.update(importedItems).set({ source, item: fingerprint(id), address: null });
}

const unchanged = '0 taken, 0 updated, 1 unchanged, 0 refused.';
const updated = '0 taken, 1 updated, 0 unchanged, 0 refused.';

const feed = 'http://veins.example/';
const moved = 'https://www.veins.example/';

test.each([
  ['RSS', `rss ${feed}`, '12', rss(feed, item('Ombra', permalink('12')))],
  ['RSS that has moved', `rss ${feed}`, `${feed}?p=7`, rss(moved, item('Ombra', permalink(`${moved}?p=7`)))],
  ['RSS with numbers that has moved', `rss ${feed}`, '12', rss(moved, item('Ombra', permalink('12')))],
  ['RSS without guids', `rss ${feed}`, `${feed}n/1/`, rss(feed, item('Ombra', { link: `${feed}n/1/` }))],
  ['Atom', 'atom urn:uuid:x', 'tag:a.example,2026:1', atom('x', entry('Ombra', 'tag:a.example,2026:1'))],
  ['WordPress', 'wordpress http://veins.example', '7', wxr(feed, { id: '7', guid: `${feed}?p=7` })],
  ['WordPress that has moved', `wordpress ${feed}`, '7', wxr(moved, { id: '7', guid: `${feed}?p=7` })],
  ['iCalendar', 'ical -//Events 6.1//CA', '1@a.example', calendar([], event('Ombra', '1@a.example'))],
  [
    'iCalendar with numbers',
    'ical -//Events 6.1.2//CA',
    '1',
    calendar(['PRODID:-//Events 6.1.3//CA'], event('Ombra', '1')),
  ],
])('what was imported is recognised: %s', async (_, source, id, file) => {
  await take(file);
  await rememberAsBefore(source, id);
  expect((await take(file, '--source', 'veins')).sums).toBe(unchanged);
  expect((await take(file.replace('Ombra', 'Ombra nova'))).sums).toBe(updated);
  expect((await house.db.select().from(contents)).map(({ title }) => title)).toEqual(['Ombra nova']);
  // That release still finds it, should the newspaper go back to it.
  const rows = await house.db.select().from(importedItems);
  expect(rows).toContainEqual(expect.objectContaining({ source, item: fingerprint(id) }));
});

test('a post is recognised at once when it has changed since, and taken down when it is a draft', async () => {
  const post = wxr(feed, { id: '7', guid: `${feed}?p=7` });
  await take(post);
  await rememberAsBefore(`wordpress ${feed}`, '7');
  expect((await take(post.replace('publish', 'draft'))).of('Ombra')).toContain('taken down');
  expect((await take(post.replaceAll('Ombra', 'Ombra nova'))).sums).toBe(updated);
  expect(await house.db.$count(contents)).toBe(1);
});

test('a calendar of which only the first line of its name was kept is recognised by what it has', async () => {
  const file = calendar(['X-WR-CALNAME:Agenda de ', ' Vila'], event('Ombra', '1'));
  await take(file);
  await rememberAsBefore('ical Agenda de', '1');
  expect((await take(file)).sums).toBe(unchanged);
  expect((await take(file.replace('Ombra', 'Ombra nova'))).sums).toBe(updated);
});
