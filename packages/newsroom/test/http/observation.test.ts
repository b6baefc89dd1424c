/** What the newsroom tells about itself, and that nothing in it is a reader's. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { addContents } from '../support/accounts.ts';
import { ORIGIN } from '../support/browser.ts';
import { openDatabase } from '../support/database.ts';

const METRICS_TOKEN = 'a-key-of-the-operator';
const withKey = { authorization: `Bearer ${METRICS_TOKEN}` };
const EMAIL = 'ana.maria@example.com';
const TOKEN = 'tok3n-tok3n-tok3n-tok3n-tok3n-tok';
const lines: string[] = [];

async function start(env: Record<string, string>) {
  const connection = await openDatabase();
  await addContents(connection.db);
  const config = { ...readConfig({ ENVIRONMENT: 'test', ...env }), rateLimits: false };
  const poolCounts = () => ({ busy: 2, idle: 1, waiting: 3 });
  const log = { write: (line: string) => void lines.push(line) };
  const app = await createApp({ config, ...connection, poolCounts, log });
  const close = async () => {
    await app.close();
    await connection.close();
  };
  return { app, close };
}

let app: FastifyInstance;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await start({ METRICS_TOKEN, LOG_LEVEL: 'info', CACHE_MB: '10' }));
});
afterAll(() => close());

const metrics = async () => (await app.inject({ url: '/metrics', headers: withKey })).body;
const answered = () =>
  lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request.answered');

test('a request is one line: its id, route, status, time and queries', async () => {
  await app.inject('/registro/?x=1');
  const [line] = answered().slice(-1);
  expect(line).toMatchObject({
    ...{ msg: 'request answered', method: 'GET', route: '/registro/', status: 200 },
    ...{
      reqId: expect.stringMatching(/^[\da-f-]{36}$/),
      ms: expect.any(Number),
      queries: expect.any(Number),
    },
  });
  expect(line.queries).toBeGreaterThan(0);
  await app.inject('/health/live');
  expect(answered().at(-1)).toMatchObject({ route: '/health/live', queries: 0 });
});

test('requests, queries, connections, cache, outbox and jobs are counted', async () => {
  await app.inject('/');
  await app.inject('/');
  app.metrics?.countJob('sweep', true);
  const text = await metrics();
  for (const line of [
    /^portada_request_seconds_bucket\{le="\+Inf",method="GET",route="\/",status="200"\} 2$/m,
    /^portada_queries_total\{route="\/"\} [1-9]\d*$/m,
    /^portada_shared_responses_total\{route="\/",from="made"\} 1$/m,
    /^portada_shared_responses_total\{route="\/",from="memory"\} 1$/m,
    /^portada_pool_connections\{state="waiting"\} 3$/m,
    /^portada_outbox_mails\{state="waiting"\} 0$/m,
    /^portada_jobs_total\{job="sweep",outcome="done"\} 1$/m,
    /^process_resident_memory_bytes /m,
  ]) {
    expect(text).toMatch(line);
  }
});

test.each([{}, { authorization: 'Bearer ' }, { authorization: `Bearer ${METRICS_TOKEN}x` }])(
  'without the key there are no metrics: %j',
  async (headers) => {
    const answer = await app.inject({ url: '/metrics', headers });
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/metrics/']);
    expect((await app.inject({ url: '/metrics/', headers })).statusCode).toBe(404);
  },
);

test('by default there are none for anybody', async () => {
  const other = await start({});
  expect((await other.app.inject({ url: '/metrics', headers: withKey })).statusCode).toBe(301);
  await other.close();
});

test('neither holds what a request carries, whatever it is and however it fails', async () => {
  const asJson = { origin: ORIGIN, 'content-type': 'application/json' };
  const personal = {
    cookie: `portada_session=${TOKEN}`,
    'user-agent': EMAIL,
    referer: `${ORIGIN}/?e=${EMAIL}`,
    'x-request-id': EMAIL,
    'request-id': EMAIL,
    'x-forwarded-for': '203.0.113.77',
  };
  const requests = async () => {
    for (const url of [
      `/?email=${EMAIL}`,
      `/${EMAIL}/`,
      `/puerto/${EMAIL}-${TOKEN}/`,
      `/nueva-contrasena/${TOKEN}/`,
      `/api/front/${TOKEN}?email=${EMAIL}`,
      `/api/front/comments/${EMAIL}`,
      `/boletines/baja/${TOKEN}/?e=${EMAIL}`,
      `/webapi/searcher/?site=1&mode=search&text=${EMAIL}`,
      `/webapi/searcher/${TOKEN}`,
      '/%',
    ]) {
      await app.inject({ url, headers: personal });
    }
    await app.inject({
      method: 'POST',
      url: `/api/front/newsletter/${EMAIL}`,
      headers: asJson,
      payload: '[]',
    });
    const payload = JSON.stringify({ email: EMAIL, password: TOKEN });
    await app.inject({
      method: 'POST',
      url: '/api/front/user/login',
      headers: { ...asJson, ...personal },
      payload,
    });
    await app.inject({
      method: 'POST',
      url: '/api/front/user/login',
      headers: asJson,
      payload: `{"${EMAIL}`,
    });
  };
  await requests();
  await app.db.execute(sql`drop table sessions, users, subscriptions, flag_rules cascade`);
  await requests();
  const told = lines.join('') + (await metrics());
  expect(answered().some(({ status }) => status === 500)).toBe(true);
  for (const secret of [EMAIL, 'ana.maria', TOKEN, '203.0.113.77']) expect(told).not.toContain(secret);
});
