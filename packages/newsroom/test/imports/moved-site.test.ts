/** Sources that move, are renamed or come by another program: what they call the same is the same. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contents } from '../../src/db/schema/content.ts';
import { scheduleEntries } from '../../src/db/schema/programming.ts';
import type { TestApp } from '../support/app.ts';
import { startHouse } from '../support/house.ts';
import { importText } from '../support/import.ts';
import { atom, calendar, entry, event, item, permalink, rss, wxr } from '../support/import-files.ts';

let house: TestApp;

beforeAll(async () => {
  house = await startHouse();
});

afterEach(async () => {
  await house.db.delete(contents);
  await house.db.delete(scheduleEntries);
});

afterAll(() => house.close());

const take = (file: string, ...options: readonly string[]) =>
  importText(house.app, file, '--section', 'cultura', ...options);

const titles = async () =>
  (await house.db.select().from(contents).orderBy(contents.id)).map(({ title }) => title);

const none = '0 taken, 0 updated, 1 unchanged, 0 refused.';
const updated = '0 taken, 1 updated, 0 unchanged, 0 refused.';

const short = { guid: '<guid isPermaLink="false">veins-900</guid>' };

test.each([
  [
    'short guids',
    rss('http://veins.example/', item('Ombra', short)),
    rss('https://www.veins.example', item('Ombra', short)),
  ],
  [
    'short guids, and back',
    rss('https://www.veins.example/', item('Ombra', short)),
    rss('http://veins.example/', item('Ombra', short)),
  ],
  [
    'the numbered addresses of WordPress',
    rss('http://veins.example/', item('Ombra', permalink('http://veins.example/?p=7'))),
    rss('https://www.veins.example/', item('Ombra', permalink('https://www.veins.example/?p=7'))),
  ],
  [
    'the guids of Drupal',
    rss('http://veins.example/', item('Ombra', permalink('12 at http://veins.example'))),
    rss('https://veins.example/', item('Ombra', permalink('12 at https://veins.example'))),
  ],
  [
    'links only',
    rss('http://veins.example/', item('Ombra', { link: 'http://veins.example/n/900' })),
    rss('https://www.veins.example/', item('Ombra', { link: 'https://www.veins.example/n/900/' })),
  ],
  [
    'a feed under another name at another host',
    rss('http://veins.example/', item('Ombra', permalink('urn:uuid:0B5E7C1A-0000-4000-8000-00000000000A'))),
    rss('https://barri.example/', item('Ombra', permalink('0b5e7c1a-0000-4000-8000-00000000000a'))),
  ],
  [
    'an Atom feed with another id',
    atom('tag:veins.example,2020:feed', entry('Ombra', 'tag:veins.example,2026:900')),
    atom('https://veins.example/atom.xml', entry('Ombra', 'tag:veins.example,2026:900')),
  ],
  [
    'Atom entries whose id is an address',
    atom('http://veins.example/', entry('Ombra', 'http://veins.example/n/900')),
    atom('https://nou.example/', entry('Ombra', 'https://www.veins.example/n/900')),
  ],
  [
    'a feed that is Atom now',
    rss('http://veins.example/', item('Ombra', permalink('http://veins.example/?p=7'))),
    atom('https://veins.example/', entry('Ombra', 'https://veins.example/?p=7')),
  ],
  [
    'a calendar of a newer plugin',
    calendar(['PRODID:-//Events Plugin 6.1.2//CA'], event('Fira', '777-1@portell.example')),
    calendar(['PRODID:-//Events Plugin 6.1.3//CA'], event('Fira', '777-1@portell.example')),
  ],
  [
    'a calendar of another name and program',
    calendar(['PRODID:-//A//CA', 'X-WR-CALNAME:Agenda'], event('Fira', '040000008200E00074C5B7101A82E008')),
    calendar(
      ['PRODID:-//B 2//CA', 'X-WR-CALNAME:Cultura'],
      event('Fira', '040000008200E00074C5B7101A82E008'),
    ),
  ],
  [
    'a calendar of a newer plugin, with numbers',
    calendar(['PRODID:-//Events 6.1.2//CA'], event('Fira', '777')),
    calendar(['PRODID:-//Events 7//CA'], event('Fira', '777', 'LOCATION:Plaça')),
  ],
  [
    'a blog that has moved',
    wxr('http://veins.example', { id: '7', guid: 'http://veins.example/?p=7' }),
    wxr('https://www.barri.example', { id: '31', guid: 'http://veins.example/?p=7' }),
  ],
  [
    'a blog without guids',
    wxr('http://veins.example', { id: '7', guid: '' }),
    wxr('https://www.veins.example', { id: '7', guid: '' }),
  ],
])('%s: the second import takes nothing twice', async (_, before, after) => {
  expect((await take(before)).sums).toBe('1 taken, 0 updated, 0 unchanged, 0 refused.');
  const [{ id } = { id: 0 }] = await house.db.select().from(contents);
  const run = await take(after.replaceAll('Text.', 'Text nou.'));
  expect(run.sums).toMatch(/^0 taken, [01] updated, [01] unchanged, 0 refused\.$/);
  expect((await house.db.select().from(contents)).map((one) => one.id)).toEqual([id]);
});

test('a guide by another generator, of another channel id, is the same schedule', async () => {
  const guide = (generator: string, channel: string, title: string) =>
    `<tv generator-info-name="${generator}"><programme start="20261211200000 +0100" stop="20261211210000 +0100" channel="${channel}"><title>${title}</title></programme></tv>`;
  await take(guide('grab 1', 'puerto-tv', 'Notícies'));
  expect((await take(guide('other 2', 'puerto-tv', 'Notícies'))).sums).toBe(none);
  const run = await take(guide('other 3', 'tv.new', 'El temps'), '--channel', 'tv.new=puerto-tv');
  expect(run.sums).toBe(updated);
  expect((await house.db.select().from(scheduleEntries)).map(({ title }) => title)).toEqual(['El temps']);
});

test.each([
  [
    'guid 12',
    rss('https://a.example/', item('Una', permalink('12'))),
    rss('https://b.example/', item('Altra', permalink('12'))),
  ],
  [
    'guid 12, of blogs at one host',
    rss('https://a.example/ana/', item('Una', permalink('12'))),
    rss('https://a.example/pere/', item('Altra', permalink('12'))),
  ],
  [
    'an Atom id that is none',
    atom('https://a.example/', entry('Una', '12')),
    atom('https://b.example/', entry('Altra', '12')),
  ],
  [
    'addresses that every machine has',
    wxr('https://a.example', { id: '7', guid: 'http://localhost/?p=7', title: 'Una' }),
    wxr('https://b.example', { id: '7', guid: 'http://localhost/?p=7', title: 'Altra' }),
  ],
  [
    'UID 12',
    calendar(['X-WR-CALNAME:A'], event('Una', '12')),
    calendar(['X-WR-CALNAME:B'], event('Altra', '12')),
  ],
])('of two sources they stay two: %s', async (_, first, second) => {
  await take(first);
  expect((await take(second)).sums).toBe('1 taken, 0 updated, 0 unchanged, 0 refused.');
  expect((await take(first)).sums).toBe(none);
  expect(await titles()).toEqual(['Una', 'Altra']);
});

test('a site that moves to another host stays one by its named source', async () => {
  const before = rss(
    'http://veins.example/',
    item('Ombra', short),
    item('Mercat', { link: 'http://veins.example/n/1' }),
  );
  const after = rss(
    'https://barri.example/',
    item('Ombra nova', short),
    item('Mercat nou', { link: 'https://barri.example/n/1' }),
  );
  await take(before);
  expect((await take(before, '--source', 'veins')).sums).toBe('0 taken, 0 updated, 2 unchanged, 0 refused.');
  expect((await take(after, '--source', 'veins')).sums).toBe('0 taken, 2 updated, 0 unchanged, 0 refused.');
  expect(await titles()).toEqual(['Ombra nova', 'Mercat nou']);
});

test('a former address names the source too, and other sites under that name stay apart', async () => {
  await take(
    rss('http://veins.example/', item('Ombra', short), item('Mercat', { link: 'http://veins.example/n/1' })),
  );
  const after = rss(
    'https://barri.example/',
    item('Ombra nova', short),
    item('Mercat nou', { link: 'https://barri.example/n/1' }),
    item('De fora', { link: 'https://fora.example/n/1' }),
  );
  const run = await take(after, '--source', 'https://www.veins.example');
  expect(run.sums).toBe('1 taken, 2 updated, 0 unchanged, 0 refused.');
  expect(await titles()).toEqual(['Ombra nova', 'Mercat nou', 'De fora']);
});

test('another host with the same guid, title and date is the same site', async () => {
  await take(rss('http://veins.example/', item('Ombra', short)));
  expect((await take(rss('https://barri.example/', item('Ombra', short)))).sums).toBe(none);
  expect((await take(rss('https://barri.example/', item('Ombra nova', short)))).sums).toBe(updated);
});
