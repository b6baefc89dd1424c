import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';
import { pushKeys } from '../support/push.ts';
import { startWorker as start } from '../support/worker.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp({ push: pushKeys });
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

test.each(['', '/ca'])('a page of %s/ names the manifest of its site, and offers alerts', async (base) => {
  const { body } = await newsroom.app.inject(`${base}/acceso/`);
  expect(body).toContain('"push":true');
  const [, address = ''] = /<link rel="manifest" href="([^"]+)">/.exec(body) ?? [];
  const answer = await newsroom.app.inject(address);
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(answer.json()).toMatchObject({ start_url: `${base}/`, scope: `${base}/`, display: 'standalone' });
});
