import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { cacheResponses } from '../../src/http/response-cache.ts';

const PUBLIC = 'public, max-age=0, s-maxage=300, stale-while-revalidate=60';
const TEXT = 'Lo que pasa en el puerto. '.repeat(100);

let app: FastifyInstance;
let made: string[];
let clock: number;
let change: (contentId?: string) => void;
/** What a response waits for. */
let gate: Promise<void>;

beforeEach(async () => {
  made = [];
  clock = Date.parse('2026-03-01T12:00:00Z');
  gate = Promise.resolve();
  app = fastify();
  app.decorate('config', readConfig({ ENVIRONMENT: 'test' }));
  app.decorate('now', () => new Date(clock));
  app.decorateRequest('origin', { getter: () => 'https://diario.test' });
  const changes = {
    async listen(onChange: (contentId: string) => void) {
      change = (contentId = '') => onChange(contentId);
      return async () => {};
    },
  };
  await cacheResponses(app, { changes, maxBytes: 2 ** 20 });
  const make = (policy: string) => async (request: { url: string; query: unknown }) => {
    made.push(`${request.url.replace(/\?.*/, '')} ${JSON.stringify(request.query)}`);
    const text = `${made.length} ${TEXT}`;
    await gate;
    return { policy, text };
  };
  for (const [path, policy, shared] of [
    ['/', PUBLIC, ['page']],
    ['/cultura/el-faro-4711/', PUBLIC, []],
    ['/personal/', 'private, no-store', []],
    ['/not-shared/', PUBLIC, undefined],
    ['/brief/', 'public, s-maxage=10', []],
  ] as const) {
    app.get(path, { config: shared ? { shared } : {} }, async (request, reply) => {
      const { text } = await make(policy)(request);
      if (path === '/brief/' || request.headers.cookie === 'stale=1') reply.header('set-cookie', 'a=b');
      return reply.header('cache-control', policy).type('text/html; charset=utf-8').send(text);
    });
  }
});
afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

function hold(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  return resolve;
}

/** Once so many responses are being made, and whatever else can go on has. */
async function making(count: number): Promise<void> {
  await expect.poll(() => made.length).toBe(count);
  await new Promise((resolve) => setImmediate(resolve));
}

test('many who ask at once are sent what is made once', async () => {
  const release = hold();
  const asked = Array.from({ length: 20 }, () => get('/'));
  await making(1);
  release();
  const bodies = new Set((await Promise.all(asked)).map(({ body }) => body));
  expect([...bodies]).toEqual([`1 ${TEXT}`]);
  expect(made).toHaveLength(1);
});

test('parameters that the route does not read neither reach it nor make another entry', async () => {
  await get('/?page=2&utm_source=x&__proto__=1');
  await get('/?x=1&page=2');
  await get('/?page=3');
  expect(made).toEqual(['/ {"page":"2"}', '/ {"page":"3"}']);
});

test('an entry tells its age, and is made anew when it is no longer fresh', async () => {
  await get('/');
  clock += 299_000;
  const { headers, body } = await get('/');
  expect([headers.age, body.slice(0, 2)]).toEqual(['299', '1 ']);
  clock += 2_000;
  expect((await get('/')).body.slice(0, 2)).toBe('2 ');
});

test('a stale entry is sent to others while one who asks has it made anew', async () => {
  await get('/');
  clock += 330_000;
  const release = hold();
  const first = get('/');
  await making(2);
  expect((await get('/')).body.slice(0, 2)).toBe('1 ');
  release();
  expect((await first).body.slice(0, 2)).toBe('2 ');
});

test('a stale entry that is too old is waited for', async () => {
  await get('/');
  clock += 361_000;
  const release = hold();
  const both = [get('/'), get('/')];
  await making(2);
  release();
  expect((await Promise.all(both)).map(({ body }) => body.slice(0, 2))).toEqual(['2 ', '2 ']);
});

test('a change forgets all, one of a content what is about it', async () => {
  const ask = async () => {
    await get('/');
    await get('/cultura/el-faro-4711/');
  };
  await ask();
  change('4711');
  await ask();
  expect(made).toHaveLength(3);
  change('711');
  await ask();
  expect(made).toHaveLength(3);
  change();
  await ask();
  expect(made).toHaveLength(5);
});

test('what was begun before a change is not kept, and who asked after it does not get it', async () => {
  const release = hold();
  const before = get('/');
  await making(1);
  change();
  const after = get('/');
  release();
  expect((await before).body.slice(0, 2)).toBe('1 ');
  expect((await after).body.slice(0, 2)).toBe('2 ');
});

test('while changes keep coming, who asked before one is sent what was made, and the others what is made next', async () => {
  const releaseFirst = hold();
  const before = [get('/'), get('/')];
  await making(1);
  change('4711');
  change();
  const after = [get('/'), get('/')];
  await new Promise((resolve) => setImmediate(resolve));
  const releaseNext = hold();
  releaseFirst();
  expect((await Promise.all(before)).map(({ body }) => body.slice(0, 2))).toEqual(['1 ', '1 ']);
  await making(2);
  change();
  releaseNext();
  expect((await Promise.all(after)).map(({ body }) => body.slice(0, 2))).toEqual(['2 ', '2 ']);
  expect(made).toHaveLength(2);
});

test('changes without end forget all some times, and once more after the last', async () => {
  for (let item = 0; item < 100; item += 1) {
    change();
    await get('/');
  }
  expect(made.length).toBeLessThan(60);
  const count = made.length;
  await expect.poll(async () => (await get('/')) && made.length).toBeGreaterThan(count);
});

test('while changes come without end, what one of them withdraws is forgotten at once', async () => {
  for (let item = 0; item < 30; item += 1) change();
  await get('/cultura/el-faro-4711/');
  const count = made.length;
  change();
  change('4711');
  await get('/cultura/el-faro-4711/');
  expect(made).toHaveLength(count + 1);
});

test('an address that is too long for a link is answered and not kept', async () => {
  const url = `/?page=${'é'.repeat(500)}`;
  await get(url);
  expect((await get(url)).body.slice(0, 2)).toBe('2 ');
});

test('HEAD is answered from what GET has made, and the other way round', async () => {
  const head = (headers = {}) => app.inject({ method: 'HEAD', url: '/', headers });
  const asked = await head();
  const got = await get('/');
  const known = await head({ 'if-none-match': String(got.headers.etag) });
  expect(made).toHaveLength(1);
  expect([asked.statusCode, asked.body, asked.headers['content-length']]).toEqual([
    200,
    '',
    got.headers['content-length'],
  ]);
  expect([asked.headers.etag, known.statusCode, known.body]).toEqual([got.headers.etag, 304, '']);
});

test.each([
  ['/personal/', 'private'],
  ['/brief/', 'with a cookie'],
  ['/not-shared/', 'of a route that does not take part'],
])('%s, %s, is never kept, and nobody waits for another’s', async (path) => {
  await get(path);
  const release = hold();
  const asked = [get(path), get(path)];
  await making(3);
  release();
  await Promise.all(asked);
});

test('a cookie that one request is sent does not keep others from the memory', async () => {
  await get('/', { cookie: 'stale=1' });
  await get('/');
  await get('/');
  expect(made).toHaveLength(2);
});

test('who carries the showroom’s pass gets a response of their own', async () => {
  await get('/');
  await get('/', { cookie: 'portada_showroom=pass' });
  expect(made).toHaveLength(2);
});

test('a failure is neither kept nor remembered', async () => {
  let fails = true;
  const other = fastify();
  other.decorate('config', app.config);
  other.decorate('now', () => new Date(clock));
  other.decorateRequest('origin', { getter: () => '' });
  await cacheResponses(other, { changes: { listen: async () => async () => {} }, maxBytes: 2 ** 20 });
  other.get('/', { config: { shared: [] } }, async (_request, reply) => {
    if (fails) throw new Error('The database is gone.');
    return reply.header('cache-control', PUBLIC).send('whole');
  });
  const answers = await Promise.all([other.inject('/'), other.inject('/')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500]);
  fails = false;
  expect((await other.inject('/')).body).toBe('whole');
  await other.close();
});

test('after a failure nobody waits for the next who tries', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  gate = promise;
  const asked = Array.from({ length: 5 }, () => get('/'));
  await making(1);
  const release = hold();
  reject(new Error('The database is gone.'));
  await making(5);
  release();
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 500]);
});

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate, br;q=0', 'gzip', gunzipSync],
  ['deflate', undefined, (body: Buffer) => body],
] as const)('to who accepts %s it is sent as %s', async (accepted, encoding, decode) => {
  for (const _ of ['made', 'kept']) {
    const { headers, rawPayload } = await get('/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('accept-encoding');
    expect(decode(rawPayload).toString()).toBe(`1 ${TEXT}`);
  }
});

test('who has it already is told so', async () => {
  const { headers } = await get('/');
  const again = await get('/', { 'if-none-match': `"other", ${headers.etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['cache-control']).toBe(PUBLIC);
  change();
  expect((await get('/', { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
});

test('what a clock that was ahead has kept is made anew once it is right', async () => {
  clock += 86_400_000;
  await get('/');
  clock -= 86_400_000;
  const { headers, body } = await get('/');
  expect(body).toContain('2 Lo que pasa');
  expect(headers.age).toBe('0');
  await get('/');
  expect(made).toHaveLength(2);
});
