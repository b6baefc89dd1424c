/** What `deploy/nginx` does with answers and faults, with two servers behind it that can have any. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { startNginx } from '../support/nginx.ts';
import { type Handler, proxied, say } from '../support/proxied.ts';
import { openVisitor } from '../support/visitor.ts';

const all = proxied();
let count = 0;

const cut: Handler = ({ socket }) => void socket.destroy();

/** An address that nothing has been kept for. */
const path = (below = '/pagina') => {
  count += 1;
  return `${below}-${count}/`;
};
const visitor = () => all.visitor();

const shared = { 'cache-control': 'public, max-age=0, s-maxage=300' };

test('what is public is kept, and asked for once', async () => {
  all.handle(say(200, shared));
  const url = path();
  const [first, second] = [await visitor().get(url), await visitor().get(url)];
  expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['MISS', 'HIT']);
  expect(all.asked).toHaveLength(1);
});

test.each([
  ['private answers', { 'cache-control': 'private, no-store' }],
  ['what sets a cookie', { ...shared, 'set-cookie': 'portada_session=a' }],
  ['what says nothing of it', {}],
])('%s are not kept', async (_name, headers) => {
  all.handle(say(200, headers));
  const url = path();
  for (let nth = 0; nth < 2; nth += 1) expect((await visitor().get(url)).headers['x-cache']).not.toBe('HIT');
  expect(all.asked).toHaveLength(2);
});

test('who tries pages as another reader gets none that was kept, and leaves none', async () => {
  all.handle(say(200, shared));
  const url = path();
  const cookie = '__Host-portada_showroom=a';
  await visitor().get(url, { cookie });
  await visitor().get(url);
  await visitor().get(url, { cookie });
  expect(all.asked).toHaveLength(3);
});

test('what varies is kept for each', async () => {
  all.handle((request, response) => {
    response.writeHead(200, { ...shared, vary: 'accept-encoding' });
    response.end(String(request.headers['accept-encoding']));
  });
  const url = path();
  for (const encoding of ['br', 'gzip', 'br', 'gzip']) {
    expect((await visitor().send('GET', url, { 'accept-encoding': encoding })).text).toBe(encoding);
  }
  expect(all.asked).toHaveLength(2);
});

test('a browser that has the page is told so by the proxy, and the proxy by the newsroom', async () => {
  all.handle((request, response) => {
    const known = request.headers['if-none-match'] === 'W/"a"';
    const headers = { 'cache-control': 'public, s-maxage=1', etag: 'W/"a"' };
    response.writeHead(known ? 304 : 200, headers).end(known ? undefined : 'page');
  });
  const url = path();
  await visitor().get(url);
  expect((await visitor().get(url, { 'if-none-match': 'W/"a"' })).status).toBe(304);
  await vi.waitFor(async () => {
    const page = await visitor().get(url);
    expect(page.headers['x-cache']).toBe('REVALIDATED');
    expect(page).toMatchObject({ status: 200, text: 'page' });
  });
});

test('a picture that many ask for at once is made once', async () => {
  const made = Promise.withResolvers<void>();
  all.handle((request, response) => {
    made.promise.then(() =>
      say(200, { 'cache-control': 'public, max-age=31536000, immutable' })(request, response),
    );
  });
  const url = path('/imagenes/faro');
  const waiting = Array.from({ length: 6 }, () => visitor().get(url));
  await vi.waitUntil(() => all.asked.length > 0);
  // Whoever is not held back has been passed on before this one, which is.
  await visitor().get('/metrics');
  made.resolve();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(all.asked).toHaveLength(1);
});

test('of a personal page nobody waits for another', async () => {
  const waiting: ServerResponse[] = [];
  all.handle((_request, response) => void waiting.push(response));
  const url = path();
  const answers = Array.from({ length: 4 }, () => visitor().get(url));
  await vi.waitUntil(() => waiting.length === 4);
  for (const response of waiting) response.writeHead(200, { 'cache-control': 'private, no-store' }).end();
  await Promise.all(answers);
});

test('stale while the newsroom fails, but not once it says that the page is gone', async () => {
  const brief = { 'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=86400' };
  const url = path();
  all.handle(say(200, brief));
  await visitor().get(url);
  for (const fault of [say(503), cut]) {
    all.handle(fault);
    await vi.waitFor(async () => {
      const page = await visitor().get(url);
      expect(page.headers['x-cache']).toBe('STALE');
      expect(page).toMatchObject({ status: 200, text: '200' });
    });
  }
  all.handle(say(404, { 'cache-control': 'private, no-store' }));
  expect((await visitor().get(url)).status).toBe(404);
});

test('a stale page is sent at once while a new one is made', async () => {
  const held: ServerResponse[] = [];
  const url = path();
  all.handle(say(200, { 'cache-control': 'public, s-maxage=1, stale-while-revalidate=600' }));
  await visitor().get(url);
  all.handle((_request, response) => void held.push(response));
  await vi.waitFor(async () => {
    expect((await visitor().get(url)).text).toBe('200');
    expect(held).toHaveLength(1);
  });
  for (const response of held) response.writeHead(200, shared).end('new');
  await vi.waitFor(async () => expect((await visitor().get(url)).text).toBe('new'));
});

test.each([
  ['cuts the connection', cut],
  ['answers 502', say(502)],
  ['answers 503', say(503)],
])('where one process %s, the other answers who reads, and a write is made once', async (_name, fault) => {
  all.handle(fault, say(200));
  for (let nth = 0; nth < 6; nth += 1) expect((await visitor().get(path())).status).toBe(200);
  all.handle(fault);
  all.asked.length = 0;
  const answer = await visitor().post('/api/front/contact', {});
  expect(answer.status).toBeGreaterThanOrEqual(502);
  expect(all.asked).toHaveLength(1);
});

test('where one process is gone, the other answers, also who writes', async () => {
  const server = createServer(say(200)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  // On the first port nobody listens.
  const nginx = await startNginx([1, typeof address === 'object' && address ? address.port : 0]);
  const reader = openVisitor(nginx.port);
  for (let nth = 0; nth < 4; nth += 1) {
    expect((await reader.post('/api/front/contact', {})).status).toBe(200);
    expect((await reader.get(path())).status).toBe(200);
  }
  await nginx.stop();
  server.close();
});

test('of a request that failed nginx tells what each process answered, and nothing of the reader', async () => {
  all.handle(cut);
  const answer = await all.visitor('127.0.0.9').get(`${path()}?email=ana@example.com`);
  const reqId = answer.headers['x-request-id'];
  await vi.waitFor(() =>
    expect(all.nginx.requests().at(-1)).toMatchObject({
      ...{ reqId, status: 503, upstreamStatus: expect.stringMatching(/^502(, 502)+$/) },
    }),
  );
  expect(all.nginx.errors()).not.toMatch(/127\.0\.0\.9|ana@example/);
});

test('where every process is without its database, their own page goes out', async () => {
  all.handle((_request, response) => {
    response.writeHead(503, { 'retry-after': '5', 'content-language': 'ca' }).end('Tornem de seguida');
  });
  for (let nth = 0; nth < 10; nth += 1) {
    const page = await visitor().get(path('/ca/pagina'));
    expect(page).toMatchObject({ status: 503, text: 'Tornem de seguida' });
    expect(page.headers['content-language']).toBe('ca');
  }
});

test('where none answers at all, a page and a call say so, and for how long', async () => {
  all.handle(cut);
  const page = await visitor().get(path());
  const call = await visitor().get('/ca/api/front/streaming/list');
  const write = await visitor().post('/api/front/contact', {});
  for (const { status, headers } of [page, call, write]) {
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'private, no-store' });
  }
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.text).toContain('<p lang="ca">');
  expect(JSON.parse(call.text)).toMatchObject({ httpCode: 503, errorCode: 'UNKNOWN_ERROR' });
  expect(JSON.parse(write.text)).toMatchObject({ httpCode: 503 });
});

test('the newsroom is told the client’s address, the host and an id, whatever the client says', async () => {
  const lies = {
    host: 'diari.test',
    ...{ 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'mal.test', 'x-request-id': 'x' },
  };
  const answer = await all.visitor('127.0.0.9').get(path(), lies);
  const id = answer.headers['x-request-id'];
  expect(all.asked[0]?.headers).toMatchObject({ host: 'diari.test', 'x-forwarded-for': '127.0.0.9' });
  expect(all.asked[0]?.headers['x-forwarded-host']).toBeUndefined();
  expect(all.asked[0]?.headers['x-request-id']).toBe(id);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  await vi.waitFor(() => expect(all.nginx.requests().at(-1)).toMatchObject({ reqId: id, status: 200 }));
  expect(JSON.stringify(all.nginx.requests())).not.toContain('127.0.0.9');
});

test('nobody asks for the numbers of a process through the proxy', async () => {
  expect((await visitor().get('/metrics')).status).toBe(404);
  expect(all.asked).toEqual([]);
});
