import { type Call, getProfile, login, search, subscribe } from '@portada/contract';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePage } from '../../test/page.ts';
import { json, refuse, serve, silence } from '../../test/server.ts';
import { request } from './client.ts';
import { $errors, ApiError } from './errors.ts';

const anything = { method: 'GET', path: '/any', answer: v.unknown() } as const satisfies Call;
const titled = {
  method: 'GET',
  path: '/titled',
  answer: v.object({ title: v.string() }),
} as const satisfies Call;

async function failureOf(attempt: Promise<unknown>): Promise<ApiError> {
  const error = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail as an ApiError.');
}

beforeEach(() => $errors.set([]));

describe('the time limit', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('[API-01] a call waits 10 s and not a moment longer', async () => {
    const asked = serve(silence);
    const failing = failureOf(request(anything, {}));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(asked[0]?.init.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked[0]?.init.signal?.aborted).toBe(true);
    expect(await failing).toMatchObject({ kind: 'timeout', status: 0 });
  });

  test('[API-01] the limit holds to the end of the body', async () => {
    const halting = (signal: AbortSignal) =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"title":'));
          signal.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
        },
      });
    serve(({ init }) => new Response(init.signal ? halting(init.signal) : null));
    const failing = failureOf(request(anything, {}));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failing).toMatchObject({ kind: 'timeout' });
  });

  test('[API-01] an answer in time leaves no timer behind, nor does a failure', async () => {
    serve(() => json({}));
    await request(anything, {});
    serve(refuse);
    await failureOf(request(anything, {}));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the answer', () => {
  test('[API-02] a body is unwrapped from its response field', async () => {
    serve(() => json({ httpCode: 200, title: 'outer', response: { title: 'inner' } }));
    expect(await request(titled, {})).toEqual({ title: 'inner' });
  });

  test('[API-02] a body without a response field is the answer', async () => {
    serve(() => json({ title: 'whole' }));
    expect(await request(titled, {})).toEqual({ title: 'whole' });
  });

  test.each([[[1, 2]], ['text'], [7], [false], [null]])(
    '[API-02] the response may be of any kind: %j',
    async (response) => {
      serve(() => json({ response }));
      expect(await request(anything, {})).toEqual(response);
    },
  );

  test('[API-02] what wraps the answer never fills its gaps', async () => {
    serve(() => json({ httpCode: 200, title: 'OK', response: { text: 'inner' } }));
    expect(await failureOf(request(titled, {}))).toMatchObject({ kind: 'shape' });
  });

  test('a list is no object of which every field is missing', async () => {
    serve(() => json(['what', 'is', 'this']));
    expect(await failureOf(request(search, { query: {} }))).toMatchObject({ kind: 'shape' });
  });

  test('[API-03] the httpCode beside a wrapped answer reaches the calls that are judged by it', async () => {
    serve(() => json({ httpCode: 201, response: { id: 1 } }));
    expect(await request(subscribe, { params: { email: 'a@b.es' }, body: [] })).toEqual({ httpCode: 201 });
  });

  test('an id that is a number beyond 2^53 keeps its digits', async () => {
    serve(() => new Response('{"response":{"title":9007199254740993}}'));
    expect(await request(titled, {})).toEqual({ title: '9007199254740993' });
  });

  test('the answer is read by the contract: numbers as ids become text, gaps are filled', async () => {
    serve(() => json({ id: 7, nick: 'Roser', unknown: true }));
    const user = await request(getProfile, {});
    expect(user).toMatchObject({ id: '7', nick: 'Roser', savedContentIds: [] });
    expect(user).not.toHaveProperty('unknown');
  });
});

describe('ways of failing', () => {
  const html = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  const ways = [
    ['no connection', refuse, 'offline', 0],
    ['400', () => json({}, 400), 'status', 400],
    ['401', () => json({}, 401), 'status', 401],
    ['403', () => json({}, 403), 'status', 403],
    ['404', () => json({}, 404), 'status', 404],
    ['412', () => json({}, 412), 'status', 412],
    ['500', () => json({}, 500), 'status', 500],
    ['a gateway that answers in HTML', html, 'status', 502],
    ['[API-03] an httpCode of 500 in a 200', () => json({ httpCode: 500 }), 'server', 500],
    [
      '[API-03] an httpCode of 503 inside the response',
      () => json({ response: { httpCode: 503 } }),
      'server',
      503,
    ],
    ['broken JSON', () => new Response('{"title":'), 'parse', 200],
    ['an empty body', () => new Response(''), 'parse', 200],
    ['a wrong shape', () => json({ title: 7 }), 'shape', 200],
    ['no object at all', () => json('hello'), 'shape', 200],
  ] as const;

  test.each(ways)('[API-04] fails as it should: %s', async (_, answer, kind, status) => {
    serve(answer);
    const error = await failureOf(request(titled, {}));
    expect(error).toMatchObject({ kind, status });
    expect(error.text).not.toBe('');
    expect($errors.get()).toEqual([{ message: error.message, type: kind, text: error.text }]);
  });

  test('[API-03] an httpCode under 500 is no failure by itself', async () => {
    serve(() => json({ httpCode: 499, title: 'still' }));
    expect(await request(titled, {})).toEqual({ title: 'still' });
    expect($errors.get()).toEqual([]);
  });

  test.each([
    [
      'on the body',
      { errorCode: 'NICK_ALREADY_IN_USE', message: 'Taken', userId: 12, fields: { nick: 'k' } },
    ],
    [
      'inside the response',
      {
        httpCode: 409,
        response: { errorCode: 'NICK_ALREADY_IN_USE', message: 'Taken', userId: '12', fields: { nick: 'k' } },
      },
    ],
    [
      'some of it on the body and some inside the response',
      {
        errorCode: 'NICK_ALREADY_IN_USE',
        message: 'Taken',
        response: { userId: '12', fields: { nick: 'k' } },
      },
    ],
  ])('[LOGIN-11][LOGIN-13] an error tells what the server says of it, %s', async (_, body) => {
    serve(() => json(body, 409));
    const error = await failureOf(request(titled, {}));
    expect(error.code).toBe('NICK_ALREADY_IN_USE');
    expect(error.message).toBe('Taken');
    expect(error.body).toMatchObject({ userId: '12', fields: { nick: 'k' } });
  });

  test('an error body of another shape is an error without details', async () => {
    serve(() => json({ errorCode: 7 }, 401));
    expect(await failureOf(request(titled, {}))).toMatchObject({ status: 401, code: '', body: {} });
  });
});

describe('the request', () => {
  const search = {
    method: 'GET',
    path: '/webapi/searcher/{cursor}',
    query: v.record(v.string(), v.unknown()),
    answer: v.unknown(),
  } as const satisfies Call;

  test('path parameters are one segment each, whatever is in them', async () => {
    const asked = serve(() => json({ httpCode: 200 }));
    await request(subscribe, { params: { email: 'a/b?c#d@é.es' }, body: [] });
    expect(asked[0]?.path).toBe('/api/front/newsletter/a%2Fb%3Fc%23d%40%C3%A9.es');
  });

  test('lists and records travel as JSON, and what is empty is left out', async () => {
    const asked = serve(() => json({}));
    const query = {
      text: 'ñ & co',
      limit: 12,
      page: 0,
      all: false,
      filterValues: { section: 'culture' },
      ids: ['1'],
      dateValue: {},
      none: [],
      empty: '',
      missing: undefined,
      nothing: null,
    };
    await request(search, { params: { cursor: 'AoE=' }, query });
    const { pathname, searchParams } = asked[0]?.url ?? new URL('x:');
    expect(pathname).toBe('/webapi/searcher/AoE%3D');
    expect(Object.fromEntries(searchParams)).toEqual({
      text: 'ñ & co',
      limit: '12',
      page: '0',
      all: 'false',
      filterValues: '{"section":"culture"}',
      ids: '["1"]',
    });
  });

  test.each([
    [undefined, 'http://localhost:3000/any'],
    ['https://api.diario.test', 'https://api.diario.test/any'],
    ['https://diario.test/es/', 'https://diario.test/es/any'],
    ['/ca', 'http://localhost:3000/ca/any'],
  ])('[PAGE-01] calls go to the page’s apiUrl: %s', async (apiUrl, address) => {
    usePage({ apiUrl });
    const asked = serve(() => json({}));
    await request(anything, {});
    expect(asked[0]?.url.href).toBe(address);
  });

  test('the session’s cookies go along, and JSON is said to be JSON', async () => {
    const asked = serve(() => json({ id: '1' }));
    await request(login, { body: { email: 'a@b.es', password: 'x' } });
    await request(getProfile, {});
    const [post, get] = asked;
    expect(post).toMatchObject({ method: 'POST', body: { email: 'a@b.es', password: 'x' } });
    expect(post?.init.headers).toEqual({ Accept: 'application/json', 'Content-Type': 'application/json' });
    expect(get).toMatchObject({ method: 'GET', body: undefined });
    expect(get?.init.headers).toEqual({ Accept: 'application/json' });
    expect(asked.map(({ init }) => init.credentials)).toEqual(['include', 'include']);
  });
});
