import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscriptions } from '../../src/db/schema/index.ts';
import { addContents, addReader, lastMail, logIn, mailedToken } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
  await addContents(newsroom.db);
});
afterAll(() => newsroom.close());

const both = [
  { id: 'manana', name: 'x', isSubscribed: true },
  { id: 'mercado', name: 'x', isSubscribed: true },
];
const subscribe = (email: string, list: unknown = both, browser = openBrowser(newsroom.app), base = '') =>
  browser.post(`${base}/api/front/newsletter/${encodeURIComponent(email)}`, list);
const rowsOf = (email: string) =>
  newsroom.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.email, email))
    .orderBy(subscriptions.newsletterId);

test('[NEWSL-03][NEWSL-04][PAGE-09] an anonymous subscription needs a confirmation', async () => {
  const answer = await subscribe('Ona+port@example.com');
  expect(answer.json()).toEqual({ httpCode: 200 });
  expect(await rowsOf('ona+port@example.com')).toMatchObject([
    { newsletterId: 'manana', confirmedAt: null },
    { newsletterId: 'mercado', confirmedAt: null },
  ]);
  const mail = await lastMail(newsroom.db, 'ona+port@example.com');
  expect(mail?.text).toContain('«La mañana» y «El mercado»');

  const token = await mailedToken(newsroom.db, 'ona+port@example.com');
  const followed = await openBrowser(newsroom.app).press(`/boletines/confirmar/?token=${token}`);
  expect(followed.headers.location).toBe('/boletines/confirmado/');
  for (const row of await rowsOf('ona+port@example.com')) expect(row.confirmedAt).toBeInstanceOf(Date);
});

test('the email is in the language of the site', async () => {
  await subscribe('mireia@example.com', [{ id: 'mati', name: '', isSubscribed: true }], undefined, '/ca');
  const mail = await lastMail(newsroom.db, 'mireia@example.com');
  expect(mail?.subject).toBe('Confirma la subscripció');
  expect(mail?.text).toContain('http://localhost:4100/ca/butlletins/confirmar/?token=');
});

test('only the chosen newsletters are subscribed', async () => {
  await subscribe('pep@example.com', [both[0], { id: 'mercado', name: '', isSubscribed: false }]);
  expect(await rowsOf('pep@example.com')).toMatchObject([{ newsletterId: 'manana' }]);
});

test('a reader’s own address is subscribed at once, another one needs a confirmation', async () => {
  const reader = await addReader(newsroom.db);
  const browser = openBrowser(newsroom.app);
  await logIn(browser, reader);
  await subscribe(reader.email, both, browser);
  for (const row of await rowsOf(reader.email)) expect(row.confirmedAt).toBeInstanceOf(Date);
  expect(await lastMail(newsroom.db, reader.email)).toBeUndefined();
  await subscribe('otra@example.com', both, browser);
  expect((await rowsOf('otra@example.com'))[0]?.confirmedAt).toBeNull();
});

test('a confirmed subscription needs no second confirmation', async () => {
  const reader = await addReader(newsroom.db);
  const browser = openBrowser(newsroom.app);
  await logIn(browser, reader);
  await subscribe(reader.email, both, browser);
  expect((await subscribe(reader.email)).json()).toEqual({ httpCode: 200 });
  expect(await lastMail(newsroom.db, reader.email)).toBeUndefined();
  expect((await rowsOf(reader.email))[0]?.confirmedAt).toBeInstanceOf(Date);
});

test('a forged link redirects to its notice', async () => {
  const answer = await openBrowser(newsroom.app).get('/ca/butlletins/confirmar/?token=x');
  expect(answer.headers.location).toBe('/ca/butlletins/error/');
});

test.each([
  ['ana@', both],
  ['<script>@example.com', both],
  [`${'a'.repeat(300)}@example.com`, both],
  ['ana@example.com', []],
  ['ana@example.com', [{ id: 'ninguno', name: '', isSubscribed: true }]],
  ['ana@example.com', [{ id: 'manana', name: '', isSubscribed: false }]],
  ['ana@example.com', { id: 'manana' }],
  ['ana@example.com', undefined],
])('[NEWSL-04] refuses %s with %j', async (email, list) => {
  const browser = openBrowser(newsroom.app);
  const answer = await browser.post(`/api/front/newsletter/${encodeURIComponent(email)}`, list);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().httpCode).toBe(400);
});
