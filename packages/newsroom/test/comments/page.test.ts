/** The server-rendered comments. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { comments, contents } from '../../src/db/schema/index.ts';
import { importFlags } from '../../src/flags/store.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { attributeOf, read, textOf } from '../support/document.ts';
import { addSample, HOSTILE, type Sample } from '../support/sample.ts';

let newsroom: TestApp;
let urls: Sample['urls'];
beforeAll(async () => {
  newsroom = await startApp();
  ({ urls } = await addSample(newsroom.db));
});
beforeEach(async () => {
  await newsroom.db.delete(comments);
});
afterAll(() => newsroom.close());

const article = (site: 'es' | 'ca' = 'es') => urls[site].get('article') ?? '';
const idOf = (url: string) => Number(/-(\d+)\/$/.exec(url)?.[1]);
const settings = (values: Partial<typeof contents.$inferInsert>) =>
  newsroom.db
    .update(contents)
    .set(values)
    .where(eq(contents.id, idOf(article())));
const say = async (...rows: Partial<typeof comments.$inferInsert>[]) =>
  newsroom.db
    .insert(comments)
    .values(rows.map((row) => ({ contentId: idOf(article()), nick: 'vecina', text: 'Hola', ...row })))
    .returning();

test('[COMM-01] shows the comments without script, with author, date and permanent link', async () => {
  const [head] = await say({ text: `Primera línea\nSegunda ${HOSTILE}`, nick: HOSTILE });
  await say({ parentId: head?.id ?? 0, text: 'De acuerdo', editedAt: new Date(), nick: '' });
  await settings({ numComments: 2 });
  const page = await read(newsroom.app, article());
  expect(attributeOf(page, 'portada-comments', 'content-id')).toBe(String(idOf(article())));
  expect(attributeOf(page, 'portada-comments', 'closed')).toBeFalsy();
  expect(textOf(page, '.portada-fallback-comments-count')).toBe('2 comentarios');
  expect(textOf(page, `#comment-${head?.id} .portada-fallback-comment-nick`)).toBe(HOSTILE);
  expect(textOf(page, `#comment-${head?.id} .portada-fallback-comment-text`)).toContain(HOSTILE);
  expect(attributeOf(page, `#comment-${head?.id} .portada-fallback-comment-date`, 'href')).toBe(
    `${article()}?comment=${head?.id}#comment-${head?.id}`,
  );
  expect(textOf(page, '.portada-fallback-comments-replies')).toMatch(
    /Cuenta eliminada.*editado.*De acuerdo/s,
  );
  expect(attributeOf(page, 'portada-aside-bar', 'num-comments')).toBe('2');
  expect(page.html).not.toContain('<img src=x');
  expect(textOf(page, 'portada-comments .button')).toBe('Inicia sesión para comentar');
});

test('[COMM-04] does not show pending or rejected comments', async () => {
  await say({ status: 'waiting', text: 'Espero' }, { status: 'rejected', text: 'Fuera' }, { text: 'Dentro' });
  const { html } = await read(newsroom.app, article());
  expect(html).toContain('Dentro');
  expect(html).not.toMatch(/Espero|Fuera/);
});

test('[COMM-08] shows that comments are closed, without a link to log in', async () => {
  await settings({ commentsOpen: false, numComments: 0 });
  const none = await read(newsroom.app, article());
  expect(attributeOf(none, 'portada-comments', 'closed')).toBe('');
  expect(textOf(none, '.portada-fallback-comments-write p')).toBe('Este contenido no admite comentarios.');
  await say({});
  await settings({ numComments: 1 });
  const one = await read(newsroom.app, article());
  expect(textOf(one, 'portada-comments')).toContain('Los comentarios de este contenido están cerrados.');
  expect(one.document.querySelectorAll('portada-comments .button')).toHaveLength(0);
  await settings({ commentsOpen: true });
});

test('a permanent link starts the list with its comment, and pages have links to their neighbours', async () => {
  const rows = await say(...Array.from({ length: 30 }, (_, nth) => ({ text: `Número ${nth}` })));
  const linked = rows[24]?.id;
  const page = await read(newsroom.app, `${article()}?comment=${linked}`);
  expect(page.document.querySelector('.portada-fallback-comment')?.id).toBe(`comment-${linked}`);
  expect(textOf(page, '.portada-fallback-comments-more')).toBe('Ver desde el principio');
  const last =
    attributeOf(page, '.portada-fallback-comments-list ~ .portada-fallback-comments-more a', 'href') ?? '';
  const next = await read(newsroom.app, last.replace(/#.*/, ''));
  expect(textOf(next, '.portada-fallback-comments-list')).toContain('Número 0');
  for (const odd of ['x', '0', '-1', '99999999999', '%00', 'a&comment=b']) {
    const answer = await newsroom.app.inject(`${article()}?comment=${odd}`);
    expect(answer.statusCode, odd).toBe(200);
  }
  expect(page.html).toContain('<link rel="canonical" href="http://localhost:4100/puerto/');
});

test('a content without comments has no section for them; the Catalan page is in Catalan', async () => {
  await settings({ commentsShown: false });
  const none = await read(newsroom.app, article());
  expect(none.document.getElementById('comments')).toBeNull();
  expect(attributeOf(none, 'portada-aside-bar', 'num-comments')).toBeFalsy();
  await settings({ commentsShown: true });
  const catalan = await read(newsroom.app, article('ca'));
  expect(textOf(catalan, 'portada-comments')).toContain('Encara no hi ha comentaris');
});

test('[CARD-07] lists mark the counts of their cards, so that one call can update them', async () => {
  await newsroom.db.update(contents).set({ numComments: 7 });
  const page = await read(newsroom.app, '/puerto/');
  const id = attributeOf(page, '[data-comments-of]', 'data-comments-of');
  expect(page.html).toMatch(new RegExp(`href="/puerto/[a-z-]+-${id}/"`));
  expect(textOf(page, `[data-comments-of="${id}"]`)).toBe('7');
  expect(textOf(page, `[data-comments-words-of="${id}"]`)).toBe('7 comentarios');
  expect(page.document.querySelectorAll('portada-comment-counts')).toHaveLength(1);
  // A bare number would say nothing of comments.
  expect(attributeOf(page, '.portada-fallback-card-comments > :first-child', 'class')).toBe(
    'portada-fallback-icon',
  );
});

test('[PAGE-05] a page whose flags turn comments off has none', async () => {
  await say({ text: 'Hola' });
  const rule = { percentage: 100, percentOf: 'pages', startsAt: null, endsAt: null } as const;
  const off = { ...rule, flag: 'comments', isOn: false, site: null, path: article() };
  await importFlags(newsroom.db, { flags: [off] });
  const without = await read(newsroom.app, article());
  await importFlags(newsroom.db, { flags: [] });
  const withThem = await read(newsroom.app, article());
  expect(without.document.querySelector('portada-comments')).toBeNull();
  expect(without.html).not.toContain('portada-fallback-comment-text');
  expect(withThem.document.querySelector('portada-comments')).not.toBeNull();
});
