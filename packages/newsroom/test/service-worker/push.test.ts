import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pushSubscriptions } from '../../src/db/schema/index.ts';
import { addContents } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { pushKeys } from '../support/push.ts';
import { startWorker as start } from '../support/worker.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp({ push: pushKeys });
  await addContents(newsroom.db);
});
afterAll(() => newsroom.close());

const startWorker = async (alias = 'ca') =>
  start((await newsroom.app.inject(`/${alias}/service-worker.js`)).body, alias);

const news = {
  title: 'Última hora',
  body: 'Tanquen el port',
  url: '/ca/port/temporal-4711/',
  tag: 'alert-7',
};

test('a push shows what the newsroom has sent', async () => {
  const worker = await startWorker();
  await worker.push(JSON.stringify(news));
  expect(worker.showNotification).toHaveBeenCalledExactlyOnceWith(news.title, {
    ...{ body: news.body, tag: news.tag, lang: 'ca', icon: '/static/apple-touch-icon.png' },
    data: { url: news.url },
  });
});

test.each(['', 'null', '{}', '{"title":7,"url":{}}', 'oops'])(
  'one that says %j is shown in the name of the site',
  async (text) => {
    const worker = await startWorker();
    await worker.push(text);
    expect(worker.showNotification).toHaveBeenCalledExactlyOnceWith('Diari del Port', expect.anything());
  },
);

test.each([
  ['/ca/port/temporal-4711/', '/ca/port/temporal-4711/'],
  ['https://elsewhere.example/', '/ca/'],
  ['//elsewhere.example/', '/ca/'],
  ['javascript:alert(1)', '/ca/'],
  ['http://[', '/ca/'],
  [undefined, '/ca/'],
])('a press on one that says %s opens %s', async (url, opened) => {
  const worker = await startWorker();
  await worker.press({ url });
  expect(worker.openWindow).toHaveBeenCalledExactlyOnceWith(`http://localhost${opened}`);
});

test('Spanish ones do not lead to the Catalan site, and a window that shows it is taken', async () => {
  const worker = await startWorker('es');
  worker.windows.push('http://localhost/puerto/', 'http://localhost/');
  await worker.press({ url: '/ca/port/' });
  expect(worker.focused).toEqual(['http://localhost/']);
  expect(worker.openWindow).not.toHaveBeenCalled();
});

describe('a subscription that the browser renews', () => {
  const named = (name: string) => {
    const endpoint = `https://push.example/send/${name}`;
    const keys = { p256dh: `B${'k'.repeat(86)}`, auth: 'a'.repeat(22) };
    return { endpoint, toJSON: () => ({ endpoint, keys }) };
  };
  const [old, renewed] = [named('old'), named('new')];
  const stored = () =>
    newsroom.db
      .select({ endpoint: pushSubscriptions.endpoint, topics: pushSubscriptions.topics })
      .from(pushSubscriptions);

  /** A worker whose calls the newsroom answers, in a browser that has chosen a topic. */
  async function startSubscribed() {
    const browser = openBrowser(newsroom.app);
    const worker = await startWorker('es');
    worker.network.mockImplementation(async (url, { body } = {}) => {
      const { body: answer, statusCode } = await browser.post(String(url), JSON.parse(String(body)));
      return new Response(answer, { status: statusCode });
    });
    await newsroom.db.delete(pushSubscriptions);
    await browser.post('/api/front/push/subscription', { ...old.toJSON(), topics: ['port'] });
    return worker;
  }

  test('has the topics of the old one, which ends', async () => {
    const worker = await startSubscribed();
    await worker.renew({ oldSubscription: old, newSubscription: renewed });
    expect(await stored()).toEqual([{ endpoint: renewed.endpoint, topics: ['port'] }]);
    expect(worker.subscribe).not.toHaveBeenCalled();
  });

  test('is asked for where the browser only ended the old one', async () => {
    const worker = await startSubscribed();
    worker.subscribe.mockResolvedValueOnce(renewed);
    await worker.renew({ oldSubscription: old, newSubscription: null });
    expect(await stored()).toEqual([{ endpoint: renewed.endpoint, topics: ['port'] }]);
    const { publicKey } = pushKeys;
    expect(worker.subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
  });

  test('stays the same where the browser keeps its address', async () => {
    const worker = await startSubscribed();
    await worker.renew({ oldSubscription: old, newSubscription: old });
    expect(await stored()).toEqual([{ endpoint: old.endpoint, topics: ['port'] }]);
  });

  test.each([null, renewed])('subscribes nobody who had chosen nothing (%o)', async (oldSubscription) => {
    const worker = await startSubscribed();
    await worker.renew({ oldSubscription, newSubscription: null });
    expect(await stored()).toEqual([{ endpoint: old.endpoint, topics: ['port'] }]);
    expect(worker.subscribe).not.toHaveBeenCalled();
  });

  test('leaves the old one where the new one is not taken', async () => {
    const worker = await startSubscribed();
    const insecure = {
      ...renewed,
      toJSON: () => ({ ...renewed.toJSON(), endpoint: 'http://push.example/' }),
    };
    await expect(worker.renew({ oldSubscription: old, newSubscription: insecure })).rejects.toThrow('400');
    expect(await stored()).toEqual([{ endpoint: old.endpoint, topics: ['port'] }]);
  });
});

test.each(['', '/ca'])('a page of %s/ names the manifest of its site, and offers alerts', async (base) => {
  const { body } = await newsroom.app.inject(`${base}/acceso/`);
  expect(body).toContain('"push":true');
  const [, address = ''] = /<link rel="manifest" href="([^"]+)">/.exec(body) ?? [];
  const answer = await newsroom.app.inject(address);
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(answer.json()).toMatchObject({ start_url: `${base}/`, scope: `${base}/`, display: 'standalone' });
});
