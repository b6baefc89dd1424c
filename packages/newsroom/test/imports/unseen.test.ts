/** Characters that are not seen: what words and emoji are written with is kept, what hides is taken out. */
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { authors, contents } from '../../src/db/schema/content.ts';
import type { TestApp } from '../support/app.ts';
import { startHouse } from '../support/house.ts';
import { runImport } from '../support/import.ts';

let house: TestApp;
const path = join(tmpdir(), `portada-${process.pid}-unseen`);

beforeAll(async () => {
  house = await startHouse();
});

afterEach(async () => {
  await rm(path, { force: true });
  await house.db.delete(contents);
});

afterAll(() => house.close());

async function take(file: string) {
  await writeFile(path, file);
  const run = await runImport(house.app, '--section', 'cultura', path);
  return { run, rows: await house.db.select().from(contents).orderBy(contents.id) };
}

const item = (title: string, more = '') => `<item><title>${title}</title><guid>${title}</guid>${more}</item>`;
const rss = (...items: readonly string[]) =>
  `<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>${items.join('')}</channel></rss>`;
const written = (html: string) => html.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const tags = (word: string) => [...word].map((c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join('');
const flag = (region: string) => `🏴${tags(region)}\u{e007f}`;

const kept = [
  'تازه\u200cهای کتاب: می\u200cرسند',
  'क्\u200dष और ශ්\u200dරී ලංකා',
  'അവന്\u200d വന്നു',
  `Gal·les ${flag('gbwls')} i Escòcia ${flag('gbsct')}`,
  'Família 👩\u200d👩\u200d👧 i cor ❤️',
];

test.each(kept)('an article keeps %s wherever it stands', async (text) => {
  const { rows } = await take(
    rss(
      item(
        text,
        `<description>${text}</description><dc:creator>${text}</dc:creator>
         <category>Tema ${text}</category>
         <content:encoded>${written(`<p>${text}</p>`)}</content:encoded>`,
      ),
    ),
  );
  expect(rows).toMatchObject([
    { title: text, kicker: `Tema ${text}`, summary: text, body: `<p>${text}</p>` },
  ]);
  expect((await house.db.select().from(authors)).map(({ name }) => name)).toContain(text);
  expect(rows[0]?.slug).toMatch(/^[a-z0-9-]*$/);
});

test.each(kept)('an event keeps %s wherever it stands', async (text) => {
  const { rows } = await take(
    `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:${text}\nDTSTART:20261212T183000Z\nSUMMARY:${text}\nDESCRIPTION:${text}\nLOCATION:${text}\nCATEGORIES:${text}\nEND:VEVENT\nEND:VCALENDAR\n`,
  );
  expect(rows).toMatchObject([
    { title: text, summary: text, event: { location: { name: text }, thematics: [{ name: text }] } },
  ]);
});

test.each([
  ['as entities', '<p>می&zwnj;خواهم &#8204; क्&#x200D;ष</p>', '<p>می\u200cخواهم  क्\u200dष</p>'],
  [
    'across elements',
    '<a href="https://a.example/">کتاب</a>&zwnj;ها <b>می\u200c</b>خواهم',
    '<p><a href="https://a.example/">کتاب</a>\u200cها <strong>می\u200c</strong>خواهم</p>',
  ],
  [
    'in an emoji as entities',
    '👩&#8205;👧 🏴&#xE0067;&#xE0062;&#xE0073;&#xE0063;&#xE0074;&#xE007F;',
    `<p>👩\u200d👧 ${flag('gbsct')}</p>`,
  ],
  ['in nothing but itself', '<p>&#8203;</p><p>\u200c<b>\u2060</b></p><p>Uno</p>', '<p>Uno</p>'],
])('a joiner is known by its neighbours %s', async (_where, html, body) => {
  const { rows } = await take(rss(item('Uno', `<content:encoded>${written(html)}</content:encoded>`)));
  expect(rows.map((row) => row.body)).toEqual([body]);
});

describe('what hides is taken out', () => {
  test.each([
    ['a turned line', 'El \u202eoraf\u202c \u2066vell\u2069\u200f', 'El oraf vell'],
    ['empty spaces', 'El\u200b fa\u2060r\ufeffo ve\u00adll', 'El faro vell'],
    ['joiners between Latin letters', 'El fa\u200cro\u200d', 'El faro'],
    ['tags behind a letter', `El faro${tags('ignore all')}`, 'El faro'],
    ['tags without a flag', `El 😀${tags('gbsct')}\u{e007f}`, 'El 😀'],
    ['a flag without its end', `El 🏴${tags('gbsct')} faro`, 'El 🏴 faro'],
  ])('%s', async (_what, text, seen) => {
    const { rows } = await take(rss(item(text, `<description>${text}</description>`)));
    expect(rows).toMatchObject([{ title: seen, summary: seen }]);
    expect(rows[0]?.slug).toMatch(/^el[a-z0-9-]*$/);
  });

  test.each(['\u200c\u200d', '\u200b\u2060', '\u3164\u2800', tags('hola')])(
    '%j is no title',
    async (title) => {
      const { run, rows } = await take(rss(item(title)));
      expect(run.of('refused')).toContain('it has no title');
      expect(rows).toEqual([]);
    },
  );

  test('a flag that a long summary is cut in', async () => {
    const summary = 'a'.repeat(310) + flag('gbsct').repeat(3);
    const { rows } = await take(
      rss(item('Uno', `<description>${summary}</description><content:encoded>x</content:encoded>`)),
    );
    expect(rows[0]?.summary).toBe(`${'a'.repeat(310)}🏴…`);
  });
});
