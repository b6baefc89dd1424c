/** Malicious and damaged files: the import terminates, reports the line, and leaves the newsroom unchanged. */
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { authors, contents } from '../../src/db/schema/content.ts';
import { importedItems } from '../../src/db/schema/imported.ts';
import type { TestApp } from '../support/app.ts';
import { startHouse } from '../support/house.ts';
import { fixture, runImport } from '../support/import.ts';

let house: TestApp;
const path = join(tmpdir(), `portada-${process.pid}-hostile`);

beforeAll(async () => {
  house = await startHouse();
});

afterEach(async () => {
  await rm(path, { force: true });
  await house.db.delete(contents);
});

afterAll(() => house.close());

async function take(file: string | Uint8Array, ...options: readonly string[]) {
  await writeFile(path, file);
  return runImport(house.app, '--section', 'cultura', ...options, path);
}

const rss = (...items: readonly string[]) =>
  `<?xml version="1.0"?>\n<rss version="2.0"><channel><link>https://a.example/</link>\n${items.join('\n')}\n</channel></rss>`;
const item = (title: string, more = '') => `<item><title>${title}</title><guid>${title}</guid>${more}</item>`;
const stored = async () =>
  (await house.db.select().from(contents).orderBy(contents.id)).map(({ title }) => title);

test('stops at unlimited nesting of elements, and keeps the items before it', async () => {
  const run = await take(rss(item('Antes'), `<item>${'<a>'.repeat(5_000)}`));
  expect(run.of('deep')).toContain(
    'elements more than 64 deep in one another: the rest of the file is not read',
  );
  expect(await stored()).toEqual(['Antes']);
});

test('rejects only the item when its HTML is nested without limit', async () => {
  const run = await take(
    rss(item('Hondo', `<description><![CDATA[${'<b>'.repeat(100_000)}]]></description>`), item('Después')),
  );
  expect(run.of('Hondo')).toContain('its HTML is more than 500 elements deep');
  expect(await stored()).toEqual(['Después']);
});

test('rejects an item with an endless caption, also below the picture at its head', async () => {
  const caption = `<figure><img src="/x.jpg"><figcaption>${'palabra '.repeat(30_000)}</figcaption></figure>`;
  const run = await take(rss(item('Prolijo', `<description><![CDATA[${caption}<p>a</p>]]></description>`)));
  expect(run.of('Prolijo')).toContain('its text is longer than 200000 characters');
});

test('does not buffer an item of many megabytes, or an endless text', async () => {
  const large = await take(
    rss(item('Grande', '<description>palabra </description>'.repeat(300_000)), item('Pequeña')),
  );
  expect(large.of('Grande')).toContain('it is longer than 4 million characters');
  expect(await stored()).toEqual(['Pequeña']);
  const endless = await take(`<rss><channel><item><title><![CDATA[${'x'.repeat(9_000_000)}`);
  expect(endless.of('million')).toContain('a text of more than 8 million characters');
});

test('rejects a text that is too long for the search index, and stores nothing of it', async () => {
  const run = await take(
    rss(
      item(
        'Larga',
        `<description>${'palabra '.repeat(30_000)}</description><author>a@b (Nadie Nunca)</author>`,
      ),
    ),
  );
  expect(run.of('Larga')).toContain('its text is longer than 200000 characters');
  expect(await house.db.$count(importedItems)).toBe(0);
  expect(JSON.stringify(await house.db.select().from(authors))).not.toContain('Nadie Nunca');
});

test('stops at an unexpected end tag, and does not store a partial item', async () => {
  const run = await take(
    rss(item('Entera'), '<item><title>Media</title></otra></item>', item('Tras el fin')),
  );
  expect(run.of('Media')).toContain('refused');
  expect(run.of('the rest of the file')).toContain('the rest of the file is not read');
  expect(await stored()).toEqual(['Entera']);
});

test('imports the complete items of a truncated file', async () => {
  const run = await take(rss(item('Entera'), item('Cortada')).split('Cortada')[0] ?? '');
  expect(run.of('the file ends')).toContain('the file ends in the middle of it');
  expect(await stored()).toEqual(['Entera']);
});

test.each([
  ['UTF-8 with its mark', Buffer.from(`\ufeff${rss(item('Año nuevo'))}`)],
  [
    'ISO-8859-1 that says so',
    Buffer.from(rss(item('Año nuevo')).replace('1.0"?', '1.0" encoding="ISO-8859-1"?'), 'latin1'),
  ],
  ['UTF-16', Buffer.from(`\ufeff${rss(item('Año nuevo'))}`, 'utf16le')],
])('reads %s', async (_, bytes) => {
  const run = await take(bytes);
  expect(run.code).toBe(0);
  expect(await stored()).toEqual(['Año nuevo']);
});

test('rejects only the item when bytes are invalid in the encoding', async () => {
  const run = await take(
    Buffer.concat([
      Buffer.from(rss(item('Bien'), item('A\u00f1o')).replace('</channel></rss>', '')),
      Buffer.from(`${item('Año')}</channel></rss>`, 'latin1'),
    ]),
  );
  expect(run.of('encoding')).toContain('some of its characters are not of the file’s encoding');
  expect(await stored()).toEqual(['Bien', 'Año']);
});

test.each([
  ['', 'there is nothing in it'],
  ['hola', 'it is none of RSS, Atom, WordPress, XMLTV and iCalendar'],
  ['<html><body/></html>', 'it is none of RSS'],
  [Buffer.from([0x1f, 0x8b, 8, 0]), 'the compressed file is damaged or cut'],
  [gzipSync(gzipSync(rss(item('Doble')))), 'it is none of RSS'],
  ['<?xml version="1.0" encoding="klingon"?><rss/>', 'the encoding «klingon» is not known'],
])('a file that is none of ours is refused: %j', async (file, reason) => {
  const run = await take(file);
  expect(run.code).toBe(1);
  expect(run.of('line 1')).toContain(reason);
});

test('removes control characters and lone surrogates', async () => {
  await take(
    rss(
      '<item><title>&lt;p&gt;Uno&amp;#0;&amp;#x202E;dos&amp;#xD800;&lt;/p&gt;</title></item>',
      item('Tres\u0008'),
    ),
  );
  const titles = await stored();
  expect(titles.join()).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
});

test('escapes hostile titles, URLs and categories on the page', async () => {
  await take(
    rss(
      '<item><title>"&gt;&lt;img src=x onerror=robar()&gt; {{ site.name }} {% raw %}</title><link>javascript:robar()</link><category>&lt;script&gt;robar()&lt;/script&gt;Tema</category><description>&lt;a href="jav&#x09;ascript:robar()"&gt;x&lt;/a&gt; {{ 7 | times: 7 }}</description></item>',
    ),
  );
  const [row] = await house.db.select().from(contents);
  const { body } = await house.app.inject(`/cultura/${row?.slug}-${row?.id}/`);
  expect(body).not.toContain('robar()');
  expect(body).toContain('{{ site.name }}');
  expect(body).toContain('{{ 7 | times: 7 }}');
});

test('terminates for recurrences without days, or with too many', async () => {
  const event = (uid: number, rule: string) =>
    `BEGIN:VEVENT\nUID:${uid}\nSUMMARY:${rule}\nDTSTART:20200101T100000Z\nRRULE:${rule}\nEND:VEVENT\n`;
  const rules = [
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;INTERVAL=99999999',
    'FREQ=DAILY',
    'FREQ=MONTHLY;BYDAY=5MO',
  ];
  const run = await take(
    `BEGIN:VCALENDAR\n${rules.map((rule, uid) => event(uid, rule)).join('')}END:VCALENDAR\n`,
  );
  expect(run.sums).toBe('4 taken, 0 updated, 0 unchanged, 0 refused.');
  const rows = await house.db.select({ title: contents.title, event: contents.event }).from(contents);
  const daysOf = (rule: string) => rows.find(({ title }) => title === rule)?.event?.days ?? [];
  expect(daysOf(rules[0] ?? '')).toEqual(['2020-01-01']);
  expect(daysOf(rules[1] ?? '')).toEqual(['2020-01-01']);
  expect(daysOf(rules[2] ?? '').length).toBeLessThanOrEqual(366);
  expect(daysOf(rules[3] ?? '')).toContain('2020-03-30');
  const monthly = rows.find(({ title }) => title === rules[3])?.event;
  expect(monthly?.datesLiteral).toMatch(/^\d+ fechas, \S.* de 2020/);
});

test('reports the outcome of a dry run, and stores nothing', async () => {
  const run = await runImport(house.app, '--dry-run', fixture('costa.rss.xml'));
  expect(run.sums).toBe(
    '3 taken, 0 updated, 0 unchanged, 7 refused. Nothing was changed: this was a dry run.',
  );
  expect(await stored()).toEqual([]);
  expect(await house.db.$count(importedItems)).toBe(0);
});

test.each([
  [[], 'pnpm newsroom import [options] <file…>'],
  [['--nada', 'x'], "Unknown option '--nada'"],
  [['--site', 'fr', 'x'], '--site fr is none of es, ca.'],
  [['/no/such/file'], 'There is no file /no/such/file.'],
  [['--section', 'astrología', fixture('costa.rss.xml')], 'There is no section «astrología».'],
  [['--channel', 'x', fixture('parrilla.xmltv.xml')], '--channel x is not of the form'],
])('misuse ends with 2 and a word on what is wrong: %j', async (args, words) => {
  const run = await runImport(house.app, ...args);
  expect(run.code).toBe(2);
  expect(run.lines.join('\n')).toContain(words);
});
