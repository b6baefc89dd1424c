import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { authors, contents } from '../../src/db/schema/content.ts';
import type { TestApp } from '../support/app.ts';
import { read, textOf } from '../support/document.ts';
import { startHouse } from '../support/house.ts';
import { fixture, runImport } from '../support/import.ts';

let house: TestApp;

beforeAll(async () => {
  house = await startHouse();
});

afterAll(() => house.close());

async function contentTitled(title: string) {
  const [row] = await house.db
    .select()
    .from(contents)
    .where(sql`${contents.title} like ${`${title}%`}`);
  if (!row) throw new Error(`there is no ${title}`);
  return row;
}

const address = async (section: string, title: string) => {
  const { slug, id } = await contentTitled(title);
  return `/${section}/${slug}-${id}/`;
};

test('imports RSS once, and reports each rejected item with its line and reason', async () => {
  const first = await runImport(house.app, fixture('costa.rss.xml'));
  expect(first.code).toBe(1);
  expect(first.lines[0]).toBe('costa.rss.xml: RSS, for Diario del Puerto');
  expect(first.sums).toBe('3 taken, 0 updated, 0 unchanged, 7 refused.');
  expect(first.of('faro de Punta')).toMatch(/^line 14 taken/);
  expect(first.of('costa-3')).toBe('line 39 refused «costa-3»: it has no title');
  expect(first.of('31 Feb')).toContain('its date «Tue, 31 Feb 2026 10:00:00 GMT» is none');
  expect(first.of('Otra vez')).toContain('the item of line 14 has the same id');
  expect(first.of('De nadie')).toContain('(«Filatelia»)');
  expect(first.of('sin cerrar')).toContain('the XML is broken');

  const again = await runImport(house.app, fixture('costa.rss.xml'));
  expect(again.sums).toBe('0 taken, 0 updated, 3 unchanged, 7 refused.');
  expect(await house.db.$count(contents, eq(contents.siteId, 1))).toBe(3);
});

test('never expands declared entities: no local file, no billion laughs', async () => {
  const run = await runImport(house.app, '--dry-run', fixture('costa.rss.xml'));
  expect(run.lines[1]).toContain('entities of its own, which are never read');
  expect(run.of('lol2')).toContain('an entity that is never read');
});

test('shows an imported item on its page, sanitised, with author, section and date', async () => {
  const { document, html, status } = await read(house.app, await address('cultura', 'El faro'));
  expect(status).toBe(200);
  expect(document.querySelector('h1')?.textContent).toBe(
    'El faro de Punta Gris vuelve a encenderse & la villa lo celebra',
  );
  const prose = document.querySelector('.prose');
  expect(prose?.innerHTML.trim()).toBe(
    [
      '<p>La <strong>linterna</strong> giró a las ocho, y el <a href="https://costa.example/mapa?punta=gris&amp;zoom=3">mapa</a> la espera.</p>',
      '<h2>Lo que falta</h2>',
      '<ul>',
      '<li>La escalera</li>',
      '<li>El museo</li>',
      '</ul>',
      '<p>Gran día.</p>',
    ].join('\n'),
  );
  expect(html).not.toContain('robar()');
  expect(document.querySelector('a[href="/autores/agata-robledo/"]')?.textContent).toContain('Ágata Robledo');
  expect(document.querySelector('.article time')?.getAttribute('datetime')).toBe('2026-11-20T09:30:00+01:00');
  expect(textOf({ document, html, status, headers: {} }, '.article__kicker')).toContain('Patrimonio');
});

test('finds it by the search, in its section and among its author’s contents', async () => {
  for (const url of ['/buscar?text=linterna', '/cultura/', '/autores/agata-robledo/']) {
    const { html } = await read(house.app, url);
    expect(html, url).toContain('El faro de Punta Gris');
  }
});

test('makes external audio a link, and does not use an e-mail address as a name', async () => {
  const { body, kind } = await contentTitled('Un pódcast');
  expect(kind).toBe('article');
  expect(body).toContain('<a href="https://audio.costa.example/redes.mp3">Escuchar el audio</a>');
  const names = await house.db.select({ name: authors.name }).from(authors);
  expect(names).toContainEqual({ name: 'Bruno Salas' });
  expect(JSON.stringify(names)).not.toContain('@');
});

test('imports Atom once, with its texts, XHTML and plain titles', async () => {
  const first = await runImport(house.app, '--site', 'ca', fixture('quadern.atom.xml'));
  expect(first.code).toBe(1);
  expect(first.sums).toBe('3 taken, 0 updated, 0 unchanged, 1 refused.');
  expect(first.of('hora bona')).toContain('line 26 refused');
  const again = await runImport(house.app, '--site', 'ca', fixture('quadern.atom.xml'));
  expect(again.sums).toBe('0 taken, 0 updated, 3 unchanged, 1 refused.');

  const garden = await contentTitled('L’hort');
  expect(garden).toMatchObject({
    lang: 'ca',
    siteId: 2,
    title: 'L’hort del terrat a l’hivern',
    kicker: 'Horts urbans',
  });
  expect(garden.body).toBe(
    '<p>Cols <strong>i</strong> <a href="https://quadern.example/hort/faves/">faves</a>.</p>\n<p>Fi &lt;b&gt;literal&lt;/b&gt;.</p>',
  );
  expect(garden.updatedAt.toISOString()).toBe('2026-11-20T07:00:00.000Z');
  expect((await contentTitled('A < B')).body).toBe('<p>Primera</p>\n<p>Segona</p>');
  expect((await contentTitled('Un de lluny')).body).toBe('');
  const { html } = await read(house.app, `/ca${await address('cultura', 'A < B')}`);
  expect(html).toContain('A &lt; B, i encara hi ha aigua');
});

test('imports RSS 1.0, whose items stand beside their channel and are known by their resource', async () => {
  const first = await runImport(house.app, '--site', 'ca', fixture('llotja.rdf.xml'));
  expect(first.lines[0]).toBe('llotja.rdf.xml: RSS, for Diari del Port');
  expect(first.sums).toBe('2 taken, 0 updated, 0 unchanged, 0 refused.');
  const gamba = await contentTitled('El preu de la gamba');
  expect(gamba).toMatchObject({ summary: 'Puja des de dilluns.' });
  expect(gamba.publishedAt.toISOString()).toBe('2026-11-20T08:30:00.000Z');
  expect((await contentTitled('El preu del lluç')).summary).toBe('Baixa des de dimarts: la taula');
  const { html } = await read(house.app, `/ca${await address('cultura', 'El preu de la gamba')}`);
  expect(html).toContain('Roser Mir');
  const again = await runImport(house.app, '--site', 'ca', fixture('llotja.rdf.xml'));
  expect(again.sums).toBe('0 taken, 0 updated, 2 unchanged, 0 refused.');
});

test('a compressed file is the same as the file, and of a cut one what came is kept', async () => {
  const xml = await readFile(fixture('llotja.rdf.xml'));
  // Members one after the other are one file, as `cat a.gz b.gz` makes it.
  const packed = Buffer.concat([gzipSync(xml.subarray(0, 300)), gzipSync(xml.subarray(300))]);
  const path = join(tmpdir(), `portada-${process.pid}-llotja.gz`);
  await writeFile(path, packed);
  onTestFinished(() => rm(path));
  const whole = await runImport(house.app, '--site', 'ca', path);
  expect(whole.sums).toBe('0 taken, 0 updated, 2 unchanged, 0 refused.');
  const noise = randomBytes(200_000).toString('hex');
  const long = xml.toString('latin1').replace('</r:RDF>', `<!--${noise}--></r:RDF>`);
  await writeFile(path, gzipSync(Buffer.from(long, 'latin1')).subarray(0, 100_000));
  const cut = await runImport(house.app, '--site', 'ca', path);
  expect(cut.code).toBe(1);
  expect(cut.of('damaged')).toContain('the compressed file is damaged or cut');
  expect(cut.sums).toBe('0 taken, 0 updated, 2 unchanged, 1 refused.');
});
