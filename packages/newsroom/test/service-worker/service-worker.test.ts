import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';

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
    expect(answer.body).toContain(`"offline":"/${alias}/sin-conexion/"`);
  });

  test.each(['/service-worker.js', '/fr/service-worker.js', '/ca/x/service-worker.js'])(
    'there is none at %s',
    async (url) => {
      expect((await newsroom.app.inject(url)).statusCode).toBe(404);
    },
  );

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

/** The globals of a service worker that this one uses: named caches, and a network that may be down. */
async function startWorker() {
  const text = (await newsroom.app.inject('/ca/service-worker.js')).body;
  const listeners = new Map<string, (event: unknown) => void>();
  const stores = new Map<string, Map<string, Response>>();
  const network = vi.fn<(request: string | Request) => Promise<Response>>();
  const keyOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, 'http://localhost').pathname;
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: string | Request) => store.get(keyOf(request))?.clone(),
      put: async (request: string | Request, response: Response) => void store.set(keyOf(request), response),
      add: async (request: string) => void store.set(keyOf(request), await network(request)),
    };
  };
  runInNewContext(text, {
    URL,
    Set,
    Promise,
    location: new URL('http://localhost/ca/service-worker.js'),
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    fetch: network,
    caches: {
      open: async (name: string) => open(name),
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (request: string, { cacheName }: { cacheName: string }) => open(cacheName).match(request),
    },
  });

  async function life(name: 'install' | 'activate'): Promise<void> {
    let work: unknown;
    listeners.get(name)?.({
      waitUntil: (promise: unknown) => {
        work = promise;
      },
    });
    await work;
  }

  /** The worker's response; undefined if it does not handle the request. */
  async function ask(path: string, { mode = 'cors', method = 'GET' } = {}): Promise<string | undefined> {
    let answer: Promise<Response> | undefined;
    const request = { url: new URL(path, 'http://localhost').href, mode, method };
    listeners.get('fetch')?.({
      request,
      respondWith: (promise: Promise<Response>) => {
        answer = promise;
      },
    });
    return answer && (await answer).text();
  }

  return { life, ask, network, stores };
}

const answering =
  (body: string, cache = 'public, max-age=0') =>
  async () =>
    new Response(body, { headers: { 'cache-control': cache } });

describe('the worker', () => {
  const OFFLINE_HTML =
    '<link href="/static/newsroom-1.css"><script src="/portada/1.0.0/portada.js"></script>';

  test('[SW-01] offline, a page is the offline page, with its files', async () => {
    const worker = await startWorker();
    worker.network.mockImplementation(answering(OFFLINE_HTML));
    await worker.life('install');
    worker.network.mockRejectedValue(new TypeError('offline'));
    expect(await worker.ask('/ca/acceso/', { mode: 'navigate' })).toBe(OFFLINE_HTML);
    expect(await worker.ask('/static/newsroom-1.css')).toBe(OFFLINE_HTML);
    const [kept] = worker.stores.values();
    expect([...(kept?.keys() ?? [])]).toEqual([
      '/ca/sin-conexion/',
      '/static/newsroom-1.css',
      '/portada/1.0.0/portada.js',
    ]);
  });

  test('online, pages come from the network and are not cached', async () => {
    const worker = await startWorker();
    worker.network.mockImplementation(answering('page'));
    expect(await worker.ask('/ca/perfil/mi-cuenta/', { mode: 'navigate' })).toBe('page');
    expect(worker.stores.size).toBe(0);
  });

  test.each([
    ['/ca/api/front/user/profile', {}],
    ['/webapi/searcher/', {}],
    ['/imagenes/muelle/16-9/410.webp', {}],
    ['https://elsewhere.example/portada/x.js', {}],
    ['/portada/1.0.0/portada.js', { method: 'POST' }],
  ])('leaves %s to the browser', async (path, request) => {
    const worker = await startWorker();
    expect(await worker.ask(path, request)).toBeUndefined();
  });

  test('serves immutable files from the cache, all others from the network', async () => {
    const worker = await startWorker();
    worker.network.mockImplementation(answering('first', 'public, max-age=31536000, immutable'));
    await worker.ask('/portada/1.0.0/chunks/a-1.js');
    worker.network.mockImplementation(answering('second'));
    expect(await worker.ask('/portada/1.0.0/chunks/a-1.js')).toBe('first');
    expect(await worker.ask('/portada/1.0.0/portada.js')).toBe('second');
    worker.network.mockImplementation(answering('third'));
    expect(await worker.ask('/portada/1.0.0/portada.js')).toBe('third');
  });

  test('deletes the caches of earlier versions, of its own site only', async () => {
    const worker = await startWorker();
    for (const name of ['portada-ca-0.9.0', 'portada-es-0.9.0', 'another'])
      worker.stores.set(name, new Map());
    worker.network.mockImplementation(answering(''));
    await worker.life('install');
    await worker.life('activate');
    expect([...worker.stores.keys()]).toEqual(['portada-es-0.9.0', 'another', 'portada-ca-1.0.0']);
  });
});
