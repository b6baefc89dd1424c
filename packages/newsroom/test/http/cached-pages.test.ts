/** Pages and calls from memory follow what is published at once. */

import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { getTableColumns } from 'drizzle-orm/utils';
import { afterAll, expect, test } from 'vitest';
import { comments, contents, sections } from '../../src/db/schema/index.ts';
import { addReader, logIn } from '../support/accounts.ts';
import { startApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { addSample } from '../support/sample.ts';

const { app, db, close } = await startApp({ cacheBytes: 2 ** 24 });
const { urls } = await addSample(db);
// So many changes in a row are told together at the end of their second.
await pause(1_000);
afterAll(close);

const path = urls.es.get('article') ?? '';
const id = Number(/-(\d+)\/$/.exec(path)?.[1]);
const get = (url: string) => app.inject(url);
const edit = (values: Partial<typeof contents.$inferInsert>) =>
  db.update(contents).set(values).where(eq(contents.id, id));

test('a page comes from memory until something of it changes', async () => {
  const first = await get('/');
  expect(first.headers.age).toBe('0');
  await db.update(sections).set({ name: 'Muelles' }).where(eq(sections.slug, 'puerto'));
  expect((await get('/')).body).toContain('Muelles');
});

test('an edited title is on the page and in lists at once', async () => {
  await get('/puerto/');
  await get(path);
  await edit({ title: 'El faro vuelve a girar' });
  for (const url of [path, '/puerto/']) expect((await get(url)).body).toContain('El faro vuelve a girar');
});

test('a withdrawn piece is gone at once, and back when it is published again', async () => {
  expect((await get(path)).statusCode).toBe(200);
  await edit({ withdrawnAt: new Date() });
  expect((await get(path)).statusCode).toBe(410);
  await edit({ withdrawnAt: null });
  expect((await get(path)).statusCode).toBe(200);
});

test('a piece that is withdrawn while an import goes on is gone at once', async () => {
  for (let item = 0; item < 30; item += 1) {
    await db
      .update(sections)
      .set({ name: `Puerto ${item}` })
      .where(eq(sections.slug, 'puerto'));
  }
  expect((await get(path)).statusCode).toBe(200);
  await edit({ withdrawnAt: new Date() });
  expect((await get(path)).statusCode).toBe(410);
  await edit({ withdrawnAt: null });
  // Told with all others, at the end of their second; from then on it is kept again.
  await expect.poll(async () => (await get(path)).headers.etag).toBeDefined();
});

test('a comment forgets the page that it stands on, not the front page', async () => {
  const [front, article] = [await get('/'), await get(path)];
  const reader = await addReader(db);
  await db.insert(comments).values({
    contentId: id,
    userId: reader.id,
    nick: reader.nick,
    text: 'Lo vi desde el muelle.',
  });
  expect((await get('/')).headers.etag).toBe(front.headers.etag);
  expect((await get(path)).headers.etag).not.toBe(article.headers.etag);
});

test('a logged-in reader gets the same page, and sets no other’s', async () => {
  const anonymous = await get(path);
  const reader = await addReader(db);
  const browser = openBrowser(app);
  await logIn(browser, reader);
  expect((await browser.get(path)).body).toBe(anonymous.body);
});

test('the link to the login leads back without parameters that nobody reads', async () => {
  const { body } = await get(`${path}?utm_source=x&backUrl=https://evil.example/`);
  expect(body).not.toContain('evil.example');
  expect(body).toContain(encodeURIComponent(path));
});

test('a parameter that the example newspaper reads on every page makes a page of its own', async () => {
  const [plain, withScreenSet] = [await get('/directo/'), await get('/directo/?screen-set')];
  expect(plain.body).not.toContain('screen-set.js');
  expect(withScreenSet.body).toContain('screen-set.js');
});

test('every column of a content is known to be edited, or to be changed by readers', () => {
  const folder = new URL('../../migrations/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const migrations = files.toSorted().map((name) => readFileSync(new URL(name, folder), 'utf8'));
  // The last of them is in force.
  const triggers = [...migrations.join('').matchAll(/portada_edited AFTER UPDATE OF([\s\S]*?)ON contents/g)];
  const [, edited = ''] = triggers.at(-1) ?? [];
  const named = edited.split(',').map((name) => name.trim());
  const byReaders = ['rating_value', 'rating_votes', 'num_comments', 'reads_today', 'reads_week'];
  const derived = ['id', 'search', 'title_words'];
  const columns = Object.values(getTableColumns(contents)).map(({ name }) => name);
  expect([...named, ...byReaders, ...derived].toSorted()).toEqual(columns.toSorted());
});
