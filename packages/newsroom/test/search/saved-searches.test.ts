/** Searches that readers keep: whose they are, how many, and the mails about what is new in them. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contents, mails, savedSearches, users } from '../../src/db/schema/index.ts';
import { sendSavedSearches } from '../../src/newsletters/send-searches.ts';
import { sweepSavedSearches } from '../../src/search/saved-searches.ts';
import { addContents, addReader, lastMail, logIn } from '../support/accounts.ts';
import { startApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';

const newsroom = await startApp();
const { app, db } = newsroom;
beforeAll(() => addContents(db));
beforeEach(async () => {
  await db.delete(savedSearches);
  await db.delete(mails);
});
afterAll(newsroom.close);

const CALL = '/api/front/user/search/';
const DAY = 86_400_000;
const search = { name: 'La lonja', text: 'lonja', type: '', filters: {}, rhythm: 'daily' };

async function loggedIn() {
  const reader = await addReader(db);
  const browser = openBrowser(app);
  await logIn(browser, reader);
  const kept = async () => (await browser.get(`${CALL}?userId=${reader.id}`)).json();
  const keep = async (more: object = {}) => (await browser.post(CALL, { ...search, ...more })).json();
  const mailed = () => db.$count(mails, eq(mails.recipient, reader.email));
  return { reader, browser, kept, keep, mailed };
}

let lastId = 500;
/** A content of now. */
async function publish(title: string, more: Partial<typeof contents.$inferInsert> = {}): Promise<number> {
  const id = ++lastId;
  const when = { publishedAt: app.now(), updatedAt: app.now() };
  const row = { siteId: 1, sectionId: 1, kind: 'article', lang: 'es', slug: `nueva-${id}` } as const;
  await db.insert(contents).values({ ...row, ...when, ...more, id, title });
  return id;
}

async function nextDay(days = 1): Promise<void> {
  newsroom.advance(days * DAY);
  expect(await sendSavedSearches(app)).toBe(true);
}

test('a search is kept once, renamed, listed in the profile and deleted; it is its reader’s alone', async () => {
  const { browser, kept, keep } = await loggedIn();
  const other = await loggedIn();
  const first = await keep({ filters: { kind: 'article', section: '' } });
  const { id } = first;
  expect(first).toEqual({ ...search, id, filters: { kind: 'article' } });
  expect(await keep({ name: 'Otra vez', filters: { kind: 'article' } })).toEqual(first);
  expect(await kept()).toEqual([first]);
  const settings = { name: 'Pescado', rhythm: 'weekly' };
  expect((await other.browser.send('PATCH', CALL + id, settings)).statusCode).toBe(404);
  await other.browser.send('DELETE', CALL + id);
  expect((await browser.send('PATCH', CALL + id, settings)).json()).toEqual({ success: true });
  expect(await kept()).toMatchObject([{ ...settings, id }]);
  const page = (await browser.get('/perfil/boletines/')).body;
  expect(page).toContain('<a href="/buscar/?text=lonja&amp;kind=article">Pescado</a>');
  expect((await browser.send('DELETE', CALL + id)).json()).toEqual({ success: true });
  expect(await kept()).toEqual([]);
});

test('a reader keeps twenty; what is no search, and who is nobody, is refused', async () => {
  const { browser, keep, kept } = await loggedIn();
  for (const bad of [
    { name: ' ' },
    { text: ' ', filters: { kind: '' } },
    { type: 'author' },
    { rhythm: 'often' },
    { filters: { unknown: 'x' } },
  ]) {
    expect((await browser.post(CALL, { ...search, ...bad })).statusCode, JSON.stringify(bad)).toBe(400);
  }
  for (let nth = 0; nth < 20; nth++) await keep({ text: `lonja ${nth}` });
  const full = await browser.post(CALL, { ...search, text: 'una más' });
  expect([full.statusCode, full.json().errorCode]).toEqual([409, 'SAVED_SEARCHES_FULL']);
  expect(await kept()).toHaveLength(20);
  const nobody = openBrowser(app);
  for (const answer of [
    await nobody.post(CALL, search),
    await nobody.get(`${CALL}?userId=1`),
    await nobody.send('PATCH', `${CALL}1`, { name: 'x', rhythm: 'now' }),
    await nobody.send('DELETE', `${CALL}1`),
  ]) {
    expect(answer.statusCode).toBe(401);
  }
});

test('the mail tells what is new, once; where nothing is new there is none', async () => {
  const { reader, keep, mailed } = await loggedIn();
  await keep();
  await nextDay();
  expect(await mailed()).toBe(0);
  const id = await publish('La lonja <estrena> báscula');
  await publish('Otra cosa');
  await sendSavedSearches(app);
  expect(await mailed(), 'not before its day').toBe(0);
  await Promise.all([nextDay(), sendSavedSearches(app)]);
  expect(await mailed()).toBe(1);
  const mail = await lastMail(db, reader.email);
  expect(mail?.subject).toBe('Nuevo en «La lonja»: La lonja <estrena> báscula');
  expect(mail?.html).toContain('La lonja &lt;estrena&gt; báscula');
  expect(mail?.text).toContain(`/puerto/nueva-${id}-${id}/`);
  expect(mail?.text).toContain('Ver todos los resultados:\nhttp://localhost:4100/buscar/?text=lonja');
  expect(mail?.text).not.toContain('Otra cosa');
  expect(mail?.text).not.toContain('abre antes');
  await db.update(contents).set({ publishedAt: app.now() }).where(eq(contents.id, id));
  await nextDay();
  expect(await mailed(), 'published anew').toBe(1);
});

test('it comes at once, weekly or never, as the reader says; what came meanwhile is not told later', async () => {
  const now = await loggedIn();
  const weekly = await loggedIn();
  const never = await loggedIn();
  await now.keep({ rhythm: 'now' });
  await weekly.keep({ rhythm: 'weekly' });
  const { id } = await never.keep({ rhythm: 'none' });
  const counts = async () => [await now.mailed(), await weekly.mailed(), await never.mailed()];
  await publish('La lonja, hoy', { publishedAt: new Date(app.now().getTime() + 1_000) });
  await nextDay(0.01);
  expect(await counts()).toEqual([1, 0, 0]);
  await nextDay(7);
  expect(await counts()).toEqual([1, 1, 0]);
  await never.browser.send('PATCH', CALL + id, { name: 'La lonja', rhythm: 'daily' });
  await nextDay();
  expect(await counts()).toEqual([1, 1, 0]);
  await db.update(users).set({ status: 'pending' }).where(eq(users.id, now.reader.id));
  await publish('La lonja, mañana');
  await nextDay();
  expect(await counts()).toEqual([1, 1, 1]);
});

test('a Catalan search is mailed in Catalan, and its link ends the mails by one click', async () => {
  const { reader, browser, mailed } = await loggedIn();
  await browser.post(`/ca${CALL}`, { ...search, text: 'llotja', type: 'news', name: 'Notícies' });
  await publish('La llotja', { siteId: 2, lang: 'ca' });
  await nextDay();
  const mail = await lastMail(db, reader.email);
  expect(mail?.subject).toBe('Novetats a «Notícies»: La llotja');
  const [, link = ''] = /<(\S+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '') ?? [];
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(mail?.text).toContain(link);
  const { pathname, search: query } = new URL(link);
  const nobody = openBrowser(app);
  expect((await nobody.get(pathname + query)).body).toContain('Avisos de «Notícies»');
  expect((await nobody.press(`${pathname}?token=x`)).statusCode).toBe(400);
  expect((await nobody.press(pathname + query)).body).toContain('Ja no t’avisarem d’aquesta cerca');
  await publish('La llotja, de nou', { siteId: 2, lang: 'ca' });
  await nextDay();
  expect(await mailed()).toBe(1);
});

test('one that nobody is mailed about goes after a year', async () => {
  const { keep, kept } = await loggedIn();
  await keep();
  await keep({ text: 'puerto', rhythm: 'none' });
  await sweepSavedSearches(db, new Date(app.now().getTime() + 364 * DAY));
  expect(await kept()).toHaveLength(2);
  await sweepSavedSearches(db, new Date(app.now().getTime() + 366 * DAY));
  expect(await kept()).toMatchObject([{ text: 'lonja' }]);
});
