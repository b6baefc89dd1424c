import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pushSubscriptions } from '../../src/db/schema/index.ts';
import { addContents, addReader, logIn } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { pushKeys } from '../support/push.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp({ push: pushKeys });
  await addContents(newsroom.db);
});
afterEach(async () => {
  await newsroom.db.delete(pushSubscriptions);
});
afterAll(() => newsroom.close());

const endpoint = 'https://push.example/send/1';
const subscription = {
  endpoint,
  keys: { p256dh: `B${'k'.repeat(86)}`, auth: 'a'.repeat(22) },
  topics: ['breaking'],
};
const OFFER = '/api/front/push/offer';
const SUBSCRIPTION = '/api/front/push/subscription';
const stored = () => newsroom.db.select().from(pushSubscriptions);

test('offers the topics of each site in its language, with what the browser has chosen', async () => {
  const browser = openBrowser(newsroom.app);
  expect((await browser.post(`/ca${OFFER}`, { endpoint: '' })).json()).toEqual({
    publicKey: pushKeys.publicKey,
    topics: [{ id: 'breaking', name: 'Última hora', isChosen: false }],
  });
  await browser.post(SUBSCRIPTION, { ...subscription, topics: ['port'] });
  expect((await browser.post(OFFER, { endpoint })).json().topics).toEqual([
    { id: 'breaking', name: 'Última hora', isChosen: false },
    { id: 'port', name: 'Puerto', isChosen: true },
  ]);
});

test('a browser is subscribed once, changes its topics, and ends it', async () => {
  const browser = openBrowser(newsroom.app);
  expect((await browser.post(SUBSCRIPTION, subscription)).json()).toEqual({ success: true });
  expect(await stored()).toMatchObject([{ endpoint, siteId: 1, userId: null, topics: ['breaking'] }]);
  const reader = await addReader(newsroom.db);
  await logIn(browser, reader);
  await browser.post(SUBSCRIPTION, { ...subscription, topics: ['breaking', 'port'] });
  expect(await stored()).toMatchObject([{ userId: reader.id, topics: ['breaking', 'port'] }]);
  for (const _ of [1, 2]) {
    expect((await browser.post('/api/front/push/unsubscribe', { endpoint })).json()).toEqual({
      success: true,
    });
  }
  expect(await stored()).toEqual([]);
});

describe('what is no subscription', () => {
  test.each([
    { endpoint: 'http://push.example/1' },
    { endpoint: 'https://user:pass@push.example/1' },
    { endpoint: 'https://127.0.0.1/1' },
    { endpoint: 'https://[::1]/1' },
    { endpoint: 'https://169.254.169.254/latest' },
    { endpoint: `https://push.example/${'x'.repeat(1_000)}` },
    { keys: { p256dh: 'short', auth: 'a'.repeat(22) } },
    { keys: { p256dh: `B${'k'.repeat(86)}`, auth: '' } },
    { topics: [] },
    { topics: ['no-such-topic'] },
  ])('%j is refused', async (wrong) => {
    const answer = await openBrowser(newsroom.app).post(SUBSCRIPTION, { ...subscription, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(await stored()).toEqual([]);
  });

  test('nor is one from another site', async () => {
    const headers = { origin: 'https://malo.example' };
    const answer = await openBrowser(newsroom.app).post(SUBSCRIPTION, subscription, headers);
    expect(answer.statusCode).toBe(403);
  });
});

test('without keys nothing is offered', async () => {
  const other = await startApp();
  const browser = openBrowser(other.app);
  expect((await browser.post(OFFER, { endpoint: '' })).json()).toEqual({ publicKey: '', topics: [] });
  expect((await browser.post(SUBSCRIPTION, subscription)).statusCode).toBe(404);
  await other.close();
});
