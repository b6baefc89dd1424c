/** Bytes and letters: what can be decoded is read as it was meant, the rest is refused and told. */
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contents } from '../../src/db/schema/content.ts';
import type { TestApp } from '../support/app.ts';
import { startHouse } from '../support/house.ts';
import { runImport } from '../support/import.ts';

let house: TestApp;
const path = join(tmpdir(), `portada-${process.pid}-encodings`);

beforeAll(async () => {
  house = await startHouse();
});

afterEach(async () => {
  await rm(path, { force: true });
  await house.db.delete(contents);
});

afterAll(() => house.close());

async function take(...bytes: readonly Uint8Array[]) {
  await writeFile(path, Buffer.concat(bytes));
  const run = await runImport(house.app, '--section', 'cultura', path);
  const rows = await house.db.select().from(contents).orderBy(contents.id);
  return { run, rows };
}

const calendar = (...lines: readonly string[]) =>
  Buffer.from(
    [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:a',
      'DTSTART:20261212T183000Z',
      ...lines,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );

/** The calendar with a fold after each octet of what is not ASCII, as no letter keeps its octets together. */
function foldedInLetters(bytes: Uint8Array, fold: string): Buffer {
  const text = Buffer.from(bytes).toString('latin1');
  return Buffer.from(text.replace(/[\x80-\xff](?=[\x80-\xbf])/g, `$&${fold}`), 'latin1');
}

test.each([
  ['a letter of two octets', 'cançons', '\r\n '],
  ['a letter of three octets, three times', 'l’escullera — «50 €»', '\r\n '],
  ['an emoji of four', 'Nit de focs 🎆 i música', '\r\n '],
  ['with a tab, without carriage returns', 'cançons d’amor', '\n\t'],
])('reads iCalendar folded inside %s', async (_, text, fold) => {
  const folded = foldedInLetters(
    calendar(`SUMMARY:${text}`, `DESCRIPTION:${text}`, `LOCATION:${text}`, `CATEGORIES:${text}`),
    fold,
  );
  const { run, rows } = await take(folded);
  expect(run.code).toBe(0);
  expect(rows[0]).toMatchObject({
    title: text,
    summary: text,
    event: { location: { name: text }, thematics: [{ name: text }] },
  });
});

test('a fold at the edge of what is read at once is a fold too, and lines are counted as in the file', async () => {
  const before = Buffer.from(`BEGIN:VCALENDAR\r\nX-PAD:${'x'.repeat(70)}`);
  for (const length of [65_533, 65_534, 65_535, 65_536, 65_537]) {
    const pad = Buffer.from(`${'x'.repeat(length - before.length - 61)}\r\n`);
    const event = calendar('SUMMARY:ça').subarray('BEGIN:VCALENDAR\r\n'.length);
    const { rows } = await take(before, pad, foldedInLetters(event, '\r\n '));
    expect(rows[0]?.title, `${length}`).toBe('ça');
    await house.db.delete(contents);
  }
  const late = foldedInLetters(calendar('SUMMARY:çà', 'no es nada'), '\r\n ');
  const more = Buffer.from('BEGIN:VEVENT\r\nno es nada\r\nEND:VEVENT\r\n');
  expect((await take(late, more)).run.of('line 11')).toContain('refused');
});

test.each([
  ['summary', ['SUMMARY:Bien', 'DESCRIPTION:can\xe7ons']],
  ['place', ['SUMMARY:Bien', 'LOCATION:Pla\xe7a']],
  ['address', ['SUMMARY:Bien', 'LOCATION:Far\\, Pla\xe7a 3']],
  ['topic', ['SUMMARY:Bien', 'CATEGORIES:Dan\xe7a']],
])('refuses and tells an event whose %s cannot be decoded', async (_, lines) => {
  const { run, rows } = await take(Buffer.from(calendar(...lines).toString('utf8'), 'latin1'));
  expect(run.of('Bien')).toContain('some of its characters are not of the file’s encoding');
  expect(rows).toEqual([]);
});

const declared = (encoding: string, before = '') =>
  `${before}<?xml version="1.0" encoding="${encoding}"?>\n<rss version="2.0"><channel><link>https://a.example/</link>\n<item><title>Año nuevo</title><author>a@b.example (Íñigo Sáez)</author></item></channel></rss>`;

test.each([
  ['UTF-8 that says utf-16', Buffer.from(declared('utf-16'))],
  ['UTF-8 that says UTF-16LE', Buffer.from(declared('UTF-16LE'))],
  ['UTF-8 that says ISO-10646-UCS-2', Buffer.from(declared('ISO-10646-UCS-2'))],
  ['UTF-8 that says UTF-32, compressed', gzipSync(Buffer.from(declared('UTF-32')))],
  ['Latin 1 behind an empty line', Buffer.from(declared('ISO-8859-1', '\n'), 'latin1')],
  [
    'Windows’ encoding behind much white space',
    Buffer.from(declared('windows-1252', '\r\n \t'.repeat(200)), 'latin1'),
  ],
  ['UTF-8 with its mark behind which a line is empty', Buffer.from(declared('utf-8', '\ufeff\n'))],
  ['UTF-16 with its mark', Buffer.from(declared('utf-16', '\ufeff'), 'utf16le')],
  ['UTF-16 without it, behind an empty line', Buffer.from(declared('utf-16', '\n'), 'utf16le')],
  ['big-endian UTF-16', Buffer.from(declared('utf-16', '\ufeff'), 'utf16le').swap16()],
])('reads a feed in %s', async (_, bytes) => {
  const { run, rows } = await take(bytes);
  expect(run.sums).toBe('1 taken, 0 updated, 0 unchanged, 0 refused.');
  expect(rows.map(({ title }) => title)).toEqual(['Año nuevo']);
});

test('refuses Latin 1 that says utf-16, in its author’s name too', async () => {
  const latin = declared('utf-16').replace('Año', 'Anno');
  const { run, rows } = await take(Buffer.from(latin, 'latin1'));
  expect(run.of('Anno nuevo')).toContain('some of its characters are not of the file’s encoding');
  expect(rows).toEqual([]);
});
