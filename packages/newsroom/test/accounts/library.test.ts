import { authorCard, contentCard } from '@portada/contract';
import { array, parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContents, addReader, logIn } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Browser, openBrowser } from '../support/browser.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
  await addContents(newsroom.db);
});
afterAll(() => newsroom.close());

async function loggedIn() {
  const reader = await addReader(newsroom.db);
  const browser = openBrowser(newsroom.app);
  await logIn(browser, reader);
  return { reader, browser };
}

const user = async (browser: Browser) => (await browser.get('/api/front/user/profile')).json().response;

describe.each([
  ['[LIKE-01] saving a content', '/api/bookmark/content', 'savedContentIds'],
  ['[LIKE-02] following an author', '/api/bookmark/taxon', 'followedAuthorIds'],
])('%s', (name, path, list) => {
  test(`${name} and its removal are idempotent`, async () => {
    const { browser } = await loggedIn();
    for (const id of ['1', '2', '1']) {
      expect((await browser.post(`${path}/${id}`)).json()).toEqual({ success: true });
    }
    expect((await user(browser))[list].sort()).toEqual([1, 2]);
    for (const _ of [1, 2]) {
      expect((await browser.send('DELETE', `${path}/1`)).json()).toEqual({ success: true });
    }
    expect((await user(browser))[list]).toEqual([2]);
  });

  test('applies to the reader of the session only', async () => {
    const { browser } = await loggedIn();
    const other = await loggedIn();
    await browser.post(`${path}/1`);
    expect((await user(other.browser))[list]).toEqual([]);
  });

  test('requires a session', async () => {
    const browser = openBrowser(newsroom.app);
    expect((await browser.post(`${path}/1`)).statusCode).toBe(401);
    expect((await browser.send('DELETE', `${path}/1`)).statusCode).toBe(401);
  });

  test.each([
    '999',
    '0',
    '-1',
    '1.5',
    '1e3',
    '99999999999999999999',
    'abc',
    '%00',
    '..%2F..%2Fetc',
    "1'--",
    '%F0%9F%98%80',
  ])('there is nothing under the id %s', async (id) => {
    const { browser } = await loggedIn();
    expect((await browser.post(`${path}/${id}`)).statusCode).toBe(404);
    expect((await browser.send('DELETE', `${path}/${id}`)).statusCode).toBe(404);
  });
});

describe('lists', () => {
  test('[ACCT-43] saved contents are cards, most recently saved first', async () => {
    const { reader, browser } = await loggedIn();
    await browser.post('/api/bookmark/content/1');
    await browser.post('/api/bookmark/content/2');
    const answer = await browser.get(`/api/front/user/saved-contents/?userId=${reader.id}`);
    const cards = parse(array(contentCard), answer.json());
    expect(cards.map((card) => card.title)).toEqual(['El faro vuelve a girar', 'La lonja abre antes']);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('[ACCT-40] followed authors are cards', async () => {
    const { reader, browser } = await loggedIn();
    await browser.post('/api/bookmark/taxon/2');
    const answer = await browser.get(`/ca/api/front/user/followed-authors/?userId=${reader.id}`);
    const [card] = parse(array(authorCard), answer.json());
    expect(card).toMatchObject({ id: '2', name: 'Pau Roca' });
    expect(card?.url).toContain('/ca/');
  });

  test.each(['saved-contents', 'followed-authors'])('%s of another reader respond with 403', async (list) => {
    const { browser } = await loggedIn();
    const { reader: other } = await loggedIn();
    const url = `/api/front/user/${list}/`;
    expect((await browser.get(`${url}?userId=${other.id}`)).statusCode).toBe(403);
    expect((await openBrowser(newsroom.app).get(`${url}?userId=${other.id}`)).statusCode).toBe(401);
    expect((await browser.get(url)).statusCode).toBe(400);
    expect((await browser.get(`${url}?userId=a&userId=b`)).statusCode).toBe(400);
  });
});
