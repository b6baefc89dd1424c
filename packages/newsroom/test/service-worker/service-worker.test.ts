import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';
import { startWorker as start } from '../support/worker.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
});
afterAll(() => newsroom.close());

describe('the script', () => {
  test.each(['es', 'ca'])('[SW-01] is served at /%s/service-worker.js', async (alias) => {
    const answer = await newsroom.app.inject(`/${alias}/service-worker.js`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    const base = alias === 'ca' ? '/ca' : '';
    expect(answer.headers['service-worker-allowed']).toBe(`${base}/`);
    expect(answer.body).toContain(`"offline":"${base}/sin-conexion/"`);
  });

  test.each(['/service-worker.js', '/fr/service-worker.js', '/ca/x/service-worker.js'])(
    'there is none at %s',
    async (url) => {
      expect((await newsroom.app.inject(url)).statusCode).toBe(404);
    },
  );

  test.each([
    ['/acceso/', { url: '/es/service-worker.js', scope: '/' }],
    ['/es/acceso/', { url: '/es/service-worker.js', scope: '/' }],
    ['/ca/acceso/', { url: '/ca/service-worker.js', scope: '/ca/' }],
  ])('[SW-01] %s names its site’s worker, and all the pages of the site', async (path, expected) => {
    const { body } = await newsroom.app.inject(path);
    const [, block = ''] = /id="portada-page">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(block).serviceWorker).toEqual(expected);
  });

  test('its offline page exists on both sites', async () => {
    for (const [alias, title] of [
      ['es', 'Sin conexión'],
      ['ca', 'Sense connexió'],
    ]) {
      const page = await newsroom.app.inject(`/${alias}/sin-conexion/`);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(`>${title}</h1>`);
    }
  });
});

const startWorker = async (alias = 'ca') =>
  start((await newsroom.app.inject(`/${alias}/service-worker.js`)).body, alias);

const page = (body: string, headers: Record<string, string> = {}, status = 200) => {
  const defaults = {
    date: new Date().toUTCString(),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=300',
  };
  return new Response(body, { status, headers: { ...defaults, ...headers } });
};
const answering = (body: string, headers?: Record<string, string>, status?: number) => async () =>
  page(body, headers, status);
const offline = async () => Promise.reject(new TypeError('offline'));

const NAVIGATION = { mode: 'navigate' } as const;
const OFFLINE_HTML =
  '<link href="/static/newsroom-1.css"><script src="/portada/1.0.0/portada.js"></script><main>Sin</main>';
const article = (title: string) =>
  `<meta property="og:title" content="${title}"><main id="contenido" class="main"><h1>${title}</h1></main>`;

describe('the worker', () => {
  test('[SW-01] offline, a page is the offline page, with its files', async () => {
    const worker = await startWorker();
    worker.network.mockImplementation(answering(OFFLINE_HTML));
    await worker.life('install');
    worker.network.mockImplementation(offline);
    expect(await worker.ask('/ca/acceso/', NAVIGATION)).toBe(OFFLINE_HTML);
    expect(await worker.ask('/static/newsroom-1.css')).toBe(OFFLINE_HTML);
    expect(worker.stored('portada-ca-1.0.0')).toEqual([
      '/ca/sin-conexion/',
      '/static/newsroom-1.css',
      '/portada/1.0.0/portada.js',
    ]);
  });

  test('online, pages come from the network, and those that are no articles are not stored', async () => {
    const worker = await startWorker();
    worker.network.mockImplementation(answering('page'));
    expect(await worker.ask('/ca/puerto/', NAVIGATION)).toBe('page');
    expect(worker.stores.size).toBe(0);
  });

  test.each([
    ['/ca/api/front/user/profile', {}],
    ['/ca/api/front/user/login', { method: 'POST' }],
    ['/webapi/searcher/', {}],
    ['/imagenes/muelle/16-9/410.webp', {}],
    ['https://elsewhere.example/portada/x.js', {}],
    ['/portada/1.0.0/portada.js', { method: 'POST' }],
    ['/static/film.mp4', { headers: { range: 'bytes=0-' } }],
  ])('leaves %s to the browser', async (path, request) => {
    const worker = await startWorker();
    expect(await worker.ask(path, request)).toBeUndefined();
  });

  test('[SW-01] Spanish pages are controlled from the root, Catalan ones have a worker of their own', async () => {
    const worker = await startWorker('es');
    worker.network.mockImplementation(answering('page'));
    expect(await worker.ask('/puerto/', NAVIGATION)).toBe('page');
    expect(await worker.ask('/ca/puerto/', NAVIGATION)).toBeUndefined();
  });

  test('serves immutable files from the cache, all others from the network', async () => {
    const worker = await startWorker();
    worker.network.mockImplementation(
      answering('first', { 'cache-control': 'public, max-age=31536000, immutable' }),
    );
    await worker.ask('/portada/1.0.0/chunks/a-1.js');
    worker.network.mockImplementation(answering('second'));
    expect(await worker.ask('/portada/1.0.0/chunks/a-1.js')).toBe('first');
    expect(await worker.ask('/portada/1.0.0/portada.js')).toBe('second');
    worker.network.mockImplementation(answering('third'));
    expect(await worker.ask('/portada/1.0.0/portada.js')).toBe('third');
  });

  test('stores the newest 300 files', async () => {
    const worker = await startWorker();
    worker.network.mockImplementation(answering('file'));
    for (let number = 0; number < 305; number += 1) await worker.ask(`/static/${number}.css`);
    const files = worker.stored('portada-ca-1.0.0-files');
    expect([files.length, files[0]]).toEqual([300, '/static/5.css']);
  });

  test('deletes the caches of earlier versions, of its own site only', async () => {
    const worker = await startWorker();
    for (const name of ['portada-ca-0.9.0', 'portada-ca-0.9.0-opened', 'portada-es-0.9.0', 'another'])
      worker.stores.set(name, new Map());
    worker.network.mockImplementation(answering(''));
    await worker.life('install');
    await worker.life('activate');
    expect([...worker.stores.keys()]).toEqual(['portada-es-0.9.0', 'another', 'portada-ca-1.0.0']);
  });
});

describe('articles to read offline', () => {
  const URL = '/ca/port/el-far-4711/';
  const OPENED = 'portada-ca-1.0.0-opened';
  const SAVED = 'portada-ca-1.0.0-saved';

  test('an opened one is there, with a note of its age in the language of the page', async () => {
    for (const [alias, note] of [
      ['es', 'Esta es la copia de la página que guardamos hace 3 horas.'],
      ['ca', 'Aquesta és la còpia de la pàgina que vam desar fa 3 hores.'],
    ] as const) {
      const worker = await startWorker(alias);
      const date = new Date(Date.now() - 3 * 3_600_000).toUTCString();
      const url = alias === 'es' ? '/puerto/el-faro-4711/' : URL;
      worker.network.mockImplementation(answering(article('El far'), { date }));
      expect(await worker.ask(url, NAVIGATION)).toBe(article('El far'));
      worker.network.mockImplementation(offline);
      const html = await worker.ask(url, NAVIGATION);
      expect(html).toContain('<main id="contenido" class="main"><p class="status wrap" role="status">');
      expect(html).toContain(note);
      expect(html).toContain('<h1>El far</h1>');
    }
  });

  test('one that is fetched ahead is left to the browser, and kept once it tells that it is open', async () => {
    const worker = await startWorker();
    worker.network.mockImplementation(answering(article('El far')));
    for (const purpose of ['prefetch', 'prefetch;prerender']) {
      expect(await worker.ask(URL, { ...NAVIGATION, headers: { 'sec-purpose': purpose } })).toBeUndefined();
    }
    expect(worker.network).not.toHaveBeenCalled();
    await worker.tell('opened', URL);
    expect(worker.stored(OPENED)).toEqual([URL]);
    await worker.tell('opened', '/ca/perfil/mi-cuenta/');
    await worker.tell('another', '/ca/port/un-altre-4712/');
    expect(worker.stored(OPENED)).toEqual([URL]);
  });

  test('the offline page links to them, the newest first', async () => {
    const worker = await startWorker();
    worker.network.mockImplementation(answering(OFFLINE_HTML));
    await worker.life('install');
    for (const [path, title] of [
      [URL, 'El far'],
      ['/ca/port/la-llotja-4712/', 'La «llotja» &amp; més'],
    ] as const) {
      worker.network.mockImplementation(answering(article(title)));
      await worker.ask(path, NAVIGATION);
    }
    worker.network.mockImplementation(offline);
    const html = await worker.ask('/ca/', NAVIGATION);
    expect(html).toContain('<h2>Per llegir sense connexió</h2>');
    expect(html).toMatch(/la-llotja-4712\/">La «llotja» &amp; més<.*el-far-4711\/">El far</);
  });

  test.each([
    ['a reader’s own page or a walled one', { 'cache-control': 'private, no-store' }, 200],
    ['a page without a word about caches', { 'cache-control': '' }, 200],
    ['what is no page', { 'content-type': 'application/json' }, 200],
    ['an error', {}, 404],
  ])('%s is not stored, and an older copy is deleted', async (_, headers, status) => {
    const worker = await startWorker();
    worker.network.mockImplementation(answering(article('El far')));
    await worker.ask(URL, NAVIGATION);
    expect(worker.stored(OPENED)).toEqual([URL]);
    worker.network.mockImplementation(answering(article('Secret'), headers, status));
    await worker.ask(URL, NAVIGATION);
    expect(worker.stored(OPENED)).toEqual([]);
  });

  test('a server that fails deletes no copy, and a page of a query is none', async () => {
    const worker = await startWorker();
    worker.network.mockImplementation(answering(article('El far')));
    await worker.ask(URL, NAVIGATION);
    await worker.ask('/ca/port/altre-1/?preview=complete', NAVIGATION);
    worker.network.mockImplementation(answering('', { 'cache-control': 'private, no-store' }, 503));
    await worker.ask(URL, NAVIGATION);
    expect(worker.stored(OPENED)).toEqual([URL]);
  });

  test('the newest thirty are kept, for thirty days', async () => {
    const worker = await startWorker();
    worker.network.mockImplementation(answering(article('El far')));
    for (let number = 1; number <= 32; number += 1) await worker.ask(`/ca/port/far-${number}/`, NAVIGATION);
    await worker.ask('/ca/port/far-3/', NAVIGATION);
    expect(worker.stored(OPENED)).toHaveLength(30);
    expect([worker.stored(OPENED)[0], worker.stored(OPENED)[29]]).toEqual([
      '/ca/port/far-4/',
      '/ca/port/far-3/',
    ]);
    const date = new Date(Date.now() - 31 * 86_400_000).toUTCString();
    worker.network.mockImplementation(answering(article('Vell'), { date }));
    await worker.ask(URL, NAVIGATION);
    worker.network.mockImplementation(offline);
    await expect(worker.ask(URL, NAVIGATION)).rejects.toThrow('offline');
  });

  test('a page that was open before there was a worker is stored as anybody gets it', async () => {
    const worker = await startWorker();
    worker.windows.push(`http://localhost${URL}`, 'http://localhost/ca/');
    worker.network.mockImplementation(answering(article('El far')));
    await worker.life('install');
    expect(worker.stored(OPENED)).toEqual([URL]);
    const asked = worker.network.mock.calls.find(([request]) => String(request).endsWith(URL));
    expect(asked?.[1]).toEqual({ credentials: 'omit' });
  });

  test('a saved one is fetched as anybody gets it, and deleted with its bookmark', async () => {
    const worker = await startWorker();
    worker.network.mockImplementation(async (request) => {
      if (request !== '/ca/-/-4711/') return page('{}');
      return Object.defineProperty(page(article('El far')), 'url', { value: `http://localhost${URL}` });
    });
    await worker.ask('/ca/api/bookmark/content/4711', { method: 'POST' });
    expect(worker.stored(SAVED)).toEqual([URL]);
    expect(worker.network).toHaveBeenLastCalledWith('/ca/-/-4711/', { credentials: 'omit' });
    await worker.ask('/ca/api/bookmark/content/4711', { method: 'DELETE' });
    expect(worker.stored(SAVED)).toEqual([]);
  });

  test.each([
    ['POST', '/ca/api/front/user/logout', 200, {}, 0],
    ['POST', '/ca/api/front/user/logout', 500, {}, 1],
    ['DELETE', '/ca/api/front/user/sessions', 200, {}, 0],
    ['DELETE', '/ca/api/front/user/sessions/7', 200, {}, 1],
    ['DELETE', '/ca/api/front/user/sessions/7', 200, { 'portada-session': 'ended' }, 0],
  ])('%s %s that answers %i and %o leaves %i of them', async (method, path, status, headers, count) => {
    const worker = await startWorker();
    worker.stores.set('portada-es-1.0.0-saved', new Map());
    worker.network.mockImplementation(answering(article('El far')));
    await worker.ask(URL, NAVIGATION);
    worker.network.mockImplementation(answering('{}', headers, status));
    await worker.ask(path, { method });
    expect(worker.stored(OPENED)).toHaveLength(count);
    expect(worker.stores.has('portada-es-1.0.0-saved')).toBe(count > 0);
  });

  test('the link to log out that works without script deletes them too', async () => {
    const worker = await startWorker();
    worker.network.mockImplementation(answering(article('El far')));
    await worker.ask(URL, NAVIGATION);
    await worker.ask('/ca/logout/', NAVIGATION);
    expect(worker.stores.has(OPENED)).toBe(false);
  });
});
