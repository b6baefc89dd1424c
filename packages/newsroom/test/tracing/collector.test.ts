/** Which traces are sent, how, and what a collector that is away does to the newsroom: nothing. */
import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig, StartError } from '../../src/config/config.ts';
import { type ObservedNewsroom, startObserved } from '../support/observed.ts';
import { runProcess } from '../support/process.ts';

async function start(env: Record<string, string> = {}): Promise<ObservedNewsroom> {
  const newsroom = await startObserved(env);
  onTestFinished(() => newsroom.close());
  return newsroom;
}

const isUndelivered = (line: string) => line.includes('"traces.undelivered"');

test('OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES name the process', async () => {
  const { app, collector, endTraces } = await start({
    OTEL_SERVICE_NAME: 'diario',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=prueba',
  });
  await app.inject('/health/live');
  await endTraces();
  expect(collector.requests).toEqual(['/v1/traces application/json']);
  expect(collector.resource()).toMatchObject({
    'service.name': 'diario',
    'deployment.environment.name': 'prueba',
  });
});

test('by default it is sent as Protocol Buffers', async () => {
  const { app, collector, endTraces } = await start({ OTEL_EXPORTER_OTLP_PROTOCOL: '' });
  await app.inject('/health/live');
  await endTraces();
  expect(collector.requests).toEqual(['/v1/traces application/x-protobuf']);
  expect(String(collector.bytes())).toContain('GET /health/live');
});

const parent = (isSampled: boolean) => ({
  traceparent: `00-${randomUUID().replaceAll('-', '')}-b7ad6b7169203331-0${Number(isSampled)}`,
});

test.each([
  ['parentbased_traceidratio', ['/health/live']],
  ['traceidratio', []],
])('OTEL_TRACES_SAMPLER %s', async (sampler, expected) => {
  const { app, collector, endTraces } = await start({
    OTEL_TRACES_SAMPLER: sampler,
    OTEL_TRACES_SAMPLER_ARG: '0',
  });
  await app.inject('/');
  await app.inject({ url: '/health/live', headers: parent(true) });
  await app.inject({ url: '/health/ready', headers: parent(false) });
  await endTraces();
  const roots = collector.spans().filter(({ kind }) => kind === 2);
  expect(roots.map(({ attributes }) => attributes['http.route'])).toEqual(expected);
});

test('a failed query and a failed answer are errors, by their codes alone', async () => {
  const { app, collector, db, endTraces } = await start();
  await db.execute('drop table sessions, users cascade');
  const payload = JSON.stringify({ email: 'ana@example.com', password: 'x' });
  const headers = { origin: 'http://localhost', 'content-type': 'application/json' };
  await app.inject({ method: 'POST', url: '/api/front/user/login', headers, payload });
  await endTraces();
  const failed = collector.spans().filter(({ status }) => status.code === 2);
  expect(failed.map(({ attributes }) => attributes['error.type'])).toEqual(['42P01', '500']);
  expect(failed.map(({ status }) => status.message)).toEqual([undefined, undefined]);
});

test('a collector that refuses is told of once, and again after it was back', async () => {
  const { app, collector, lines } = await start({ OTEL_BSP_SCHEDULE_DELAY: '20' });
  const deliver = async () => {
    const before = collector.requests.length;
    await app.inject('/health/live');
    await vi.waitUntil(() => collector.requests.length > before);
  };
  const untilTold = (times: number) =>
    vi.waitFor(() => expect(lines.filter(isUndelivered)).toHaveLength(times));
  collector.answer(400);
  await deliver();
  await untilTold(1);
  await deliver();
  collector.answer(200);
  await deliver();
  await deliver();
  expect(lines.filter(isUndelivered)).toHaveLength(1);
  collector.answer(400);
  await deliver();
  await untilTold(2);
});

describe('settings', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  const tracesOf = (env: Record<string, string>) => readConfig(env).observation.traces;

  test('without a collector, or switched off, there are none', () => {
    for (const env of [
      {},
      { ...endpoint, OTEL_SDK_DISABLED: 'true' },
      { ...endpoint, OTEL_TRACES_EXPORTER: 'none' },
    ]) {
      expect(tracesOf(env)).toBeUndefined();
    }
    expect(tracesOf({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' })).toEqual({
      ...{ protocol: 'http/protobuf', sampler: 'always_on', followsParent: true, ratio: 1 },
    });
  });

  test.each([
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'http/protobuf, http/json'],
    [{ OTEL_TRACES_SAMPLER: 'jaeger_remote' }, 'always_on, always_off, traceidratio'],
    [{ OTEL_TRACES_SAMPLER_ARG: '7' }, 'from 0 to 1'],
  ])('%j is refused at start', (env, reason) => {
    expect(() => tracesOf({ ...endpoint, ...env })).toThrow(StartError);
    expect(() => tracesOf({ ...endpoint, ...env })).toThrow(reason);
  });

  test('without them nothing of the SDK is loaded', async () => {
    const serve = import.meta.resolve('../../src/serve.ts');
    const script = `
      const loaded = [];
      require('node:module').registerHooks({
        load: (url, context, next) => (loaded.push(url), next(url, context)),
      });
      import(${JSON.stringify(serve)}).then(() => {
        console.log(loaded.length > 100, loaded.filter((url) => /@opentelemetry.(sdk|core|exporter)/.test(url)));
      });`;
    expect(await runProcess(['-e', script])).toEqual({ code: 0, output: 'true []\n' });
  });
});
