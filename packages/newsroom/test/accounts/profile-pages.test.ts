/** The server-rendered profile screens. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addReader, logIn, type TestReader } from '../support/accounts.ts';
import { startApp } from '../support/app.ts';
import { type Browser, openBrowser, sessionCookies } from '../support/browser.ts';
import { addSample, HOSTILE } from '../support/sample.ts';

const { app, db, close } = await startApp();
const { urls } = await addSample(db);
let browser: Browser;
let reader: TestReader;

beforeAll(async () => {
  browser = openBrowser(app);
  reader = await addReader(db, { name: HOSTILE, surname: 'Ferrer' });
  await logIn(browser, reader);
});
afterAll(close);

const screens = [
  '/perfil/mi-cuenta/',
  '/perfil/contenidos-guardados/',
  '/perfil/autores/',
  '/perfil/boletines/',
];

test.each(screens)(
  '[ACCT-12] %s sends whoever has no session to the login, and back afterwards',
  async (path) => {
    const answer = await openBrowser(app).get(`/ca${path}`);
    const backUrl = encodeURIComponent(`http://localhost/ca${path}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/ca/acceso/?backUrl=${backUrl}`]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  },
);

test('[ACCT-12] the login removes the readable cookie of a session that has ended', async () => {
  const left = openBrowser(app);
  left.cookies.set('portada_session', 'ended');
  left.cookies.set('portada_user', reader.id);
  expect((await left.get('/perfil/autores/')).statusCode).toBe(303);
  expect(sessionCookies(left)).toEqual([]);
});

test.each(screens)('[ACCT-07] %s is not cached and marks its tab', async (path) => {
  const answer = await browser.get(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.body).toContain(`<a href="${path}" aria-current="page">`);
});

test('the account tab shows the reader’s data, escaped', async () => {
  const { body } = await browser.get('/perfil/mi-cuenta/');
  expect(body).toContain(reader.email);
  expect(body).toContain('&lt;script&gt;alert(');
  expect(body).not.toContain('<script>alert(');
  expect(body).not.toContain(reader.passwordHash ?? 'none');
});

test('saved contents and followed authors are listed, with a notice when there are none', async () => {
  const [, id] = /-(\d+)\/$/.exec(urls.es.get('article') ?? '') ?? [];
  expect((await browser.get('/perfil/contenidos-guardados/')).body).toContain('Todavía no has guardado');
  expect((await browser.get('/ca/perfil/autores/')).body).toContain('Encara no segueixes');
  await browser.post(`/api/bookmark/content/${id}`);
  await browser.post('/api/bookmark/taxon/1');
  expect((await browser.get('/perfil/contenidos-guardados/')).body).toContain(urls.es.get('article'));
  expect((await browser.get('/ca/perfil/autores/')).body).toContain('/ca/autors/anna-ferrer/');
});

test('older contents of an author have numbered pages with links to the neighbours', async () => {
  const first = await browser.get('/autores/anna-ferrer/');
  expect(first.body).toContain('<link rel="next" href="/autores/anna-ferrer/2/">');
  const second = await browser.get('/autores/anna-ferrer/2/');
  expect(second.body).toContain('<title>Anna Ferrer - Pag. 2 - Diario del Puerto</title>');
  expect(second.body).toContain('<link rel="prev" href="/autores/anna-ferrer/">');
  expect(second.body).not.toContain('rel="next"');
  expect((await browser.get('/autores/anna-ferrer/3/')).statusCode).toBe(404);
  expect((await browser.get('/autores/anna-ferrer/1/')).headers.location).toBe('/autores/anna-ferrer/');
});

test('the front page renders when nothing is published yet', async () => {
  const empty = await startApp();
  const answer = await empty.app.inject('/');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toContain('<article');
  await empty.close();
});

test('the error page renders when the database is down', async () => {
  const failing = await startApp();
  await failing.db.execute(sql`drop table sections cascade`);
  const answer = await failing.app.inject('/ca/');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toContain('Alguna cosa ha fallat');
  await failing.close();
});
