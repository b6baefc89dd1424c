import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contents } from '../../src/db/schema/content.ts';
import type { TestApp } from '../support/app.ts';
import { read } from '../support/document.ts';
import { startHouse } from '../support/house.ts';
import { fixture, runImport } from '../support/import.ts';

let house: TestApp;

beforeAll(async () => {
  house = await startHouse();
});

afterAll(() => house.close());

const posts = () => house.db.select().from(contents).orderBy(contents.id);

/** The export after a change. */
async function changed(name: string, change: (xml: string) => string): Promise<string> {
  const path = join(tmpdir(), `portada-${process.pid}-${name}.xml`);
  await writeFile(path, change(await readFile(fixture('bitacora.wxr.xml'), 'utf8')));
  return path;
}

test('imports published posts only; no drafts, pages, files or password-protected posts', async () => {
  const first = await runImport(house.app, fixture('bitacora.wxr.xml'));
  expect(first.code).toBe(0);
  expect(first.lines[0]).toContain('WordPress');
  expect(first.sums).toBe('1 taken, 0 updated, 0 unchanged, 4 left out, 0 refused.');
  expect(first.of('Borrador')).toBe('line 32 left out «Borrador de invierno»: it is a draft');
  expect(first.of('Solo con llave')).toContain('it asks for a password');
  expect(first.of('carta.png')).toContain(
    'it is an attachment: files are not fetched, but for the pictures of posts',
  );
  expect(first.of('Quiénes somos')).toContain('it is a page');
  const again = await runImport(house.app, fixture('bitacora.wxr.xml'));
  expect(again.sums).toBe('0 taken, 0 updated, 1 unchanged, 4 left out, 0 refused.');
});

test('imports a post with its text, dates, author, category and first tag', async () => {
  const [post] = await posts();
  expect(post).toMatchObject({
    title: 'Cómo se lee una carta náutica',
    summary: 'Sondas, veriles y faros.',
    kicker: 'Cartas',
    commentsOpen: false,
    body: '<p>Las sondas van en metros.</p>\n<p>Una carta</p>\n<blockquote>\n<p>Mira dos veces.</p>\n</blockquote>',
  });
  expect(post?.publishedAt.toISOString()).toBe('2026-11-17T08:00:00.000Z');
  expect(post?.updatedAt.toISOString()).toBe('2026-11-18T08:00:00.000Z');
  const { html } = await read(house.app, `/ciencia/${post?.slug}-${post?.id}/`);
  expect(html).toContain('Lola Marín');
});

test('updates a changed post and keeps its URL and readers’ data', async () => {
  const [before] = await posts();
  await house.db
    .update(contents)
    .set({ numComments: 4 })
    .where(eq(contents.id, Number(before?.id)));
  const path = await changed('retitled', (xml) => xml.replace('Cómo se lee', 'Cómo leer'));
  expect((await runImport(house.app, path)).sums).toBe(
    '0 taken, 1 updated, 0 unchanged, 4 left out, 0 refused.',
  );
  const after = await posts();
  expect(after).toHaveLength(1);
  expect(after[0]).toMatchObject({ id: before?.id, title: 'Cómo leer una carta náutica', numComments: 4 });
});

test('withdraws a post that becomes a draft, and restores it when it is published again', async () => {
  const path = await changed('draft', (xml) => xml.replace('<wp:status>publish', '<wp:status>draft'));
  const down = await runImport(house.app, path);
  expect(down.of('carta náutica')).toContain('taken down «Cómo se lee una carta náutica»: it is a draft');
  const [post] = await posts();
  const gone = await read(house.app, `/ciencia/${post?.slug}-${post?.id}/`);
  expect(gone.status).toBe(410);
  expect((await runImport(house.app, path)).of('carta náutica')).toContain('unchanged');

  await runImport(house.app, fixture('bitacora.wxr.xml'));
  const [back] = await posts();
  expect(back).toMatchObject({ id: post?.id, withdrawnAt: null });
});

test('keeps a post withdrawn when the newsroom has withdrawn it', async () => {
  await house.db.update(contents).set({ withdrawnAt: new Date() });
  const path = await changed('again', (xml) => xml.replace('Cómo se lee', 'Otra vez'));
  expect((await runImport(house.app, path)).sums).toContain('1 updated');
  const [post] = await posts();
  expect(post?.withdrawnAt).not.toBeNull();
});

test('a post and its translation of Polylang have a key in common, which is no tag', async () => {
  const term = '<category domain="post_translations" nicename="pll_65f0"><![CDATA[pll_65f0]]></category>';
  const path = await changed('translated', (xml) =>
    xml.replace('<category domain="post_tag"', `${term}<category domain="post_tag"`),
  );
  await runImport(house.app, path);
  expect((await posts())[0]).toMatchObject({ translationKey: 'polylang pll_65f0', kicker: 'Cartas' });
  await runImport(house.app, fixture('bitacora.wxr.xml'));
  expect((await posts())[0]?.translationKey).toBeNull();
});

const text = async (name: string, html: string) => {
  const path = await changed(name, (xml) =>
    xml.replace(/<content:encoded>[\s\S]*?<\/content:encoded>/, () => html),
  );
  await runImport(house.app, path);
  return (await posts())[0]?.body;
};
const encoded = (html: string) => `<content:encoded><![CDATA[${html}]]></content:encoded>`;

test('the lines of a classic post are those that its author wrote, of verses and of opening hours', async () => {
  expect(
    await text(
      'classic',
      encoded(
        'Canta el far al vespre,\ncalla el moll adormit.\n\nHorari:\nDilluns: 9 a 13\n<pre>línia u\nlínia dos</pre>\nVers<br>\ndesprés',
      ),
    ),
  ).toBe(
    '<p>Canta el far al vespre,<br>\ncalla el moll adormit.</p>\n<p>Horari:<br>\nDilluns: 9 a 13</p>\n<p>línia u<br>\nlínia dos</p>\n<p>Vers<br>\ndesprés</p>',
  );
});

test('the lines of the file inside a block are none, and a verse is whole', async () => {
  expect(
    await text(
      'blocks',
      encoded(
        '<!-- wp:paragraph -->\n<p>Una frase\nen dues línies</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:verse -->\n<pre class="wp-block-verse">u\ndos</pre>\n<!-- /wp:verse -->',
      ),
    ),
  ).toBe('<p>Una frase en dues línies</p>\n<p>u<br>\ndos</p>');
});
