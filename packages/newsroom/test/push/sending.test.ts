/** Alerts on their way to browsers: to whom, once, and what becomes of those that are not accepted. */
import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { commands } from '../../src/commands/index.ts';
import type { Connection } from '../../src/db/client.ts';
import { alerts, pushes, pushSubscriptions } from '../../src/db/schema/index.ts';
import { sweep } from '../../src/sweep.ts';
import { addContents } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openDatabase } from '../support/database.ts';
import { anywhere, openPushSink, type PushSink, pushKeys } from '../support/push.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let newsroom: TestApp;
let sink: PushSink;

async function start(pushReach?: typeof anywhere, open: () => Promise<Connection> = openDatabase) {
  const started = await startApp({ push: pushKeys }, open, undefined, true, { pushReach });
  onTestFinished(() => started.close());
  return started;
}

beforeEach(async () => {
  sink = await openPushSink();
  onTestFinished(() => sink.close());
});

/** A newsroom that listens, and so sends. */
async function startSending(reach?: typeof anywhere): Promise<void> {
  newsroom = await start(reach);
  await addContents(newsroom.db);
  await newsroom.app.listen();
}

const news = { title: 'Última hora', text: 'Cierra la bocana del puerto', href: '/puerto/temporal-4711/' };

async function publish(more: Partial<typeof alerts.$inferInsert> = {}): Promise<number> {
  const row = { siteId: 1, ...news, startsAt: newsroom.app.now(), ...more };
  const [alert] = await newsroom.db.insert(alerts).values(row).returning({ id: alerts.id });
  return alert?.id ?? 0;
}

/** Once nothing waits any more. */
const untilDone = () =>
  vi.waitFor(async () => expect(await newsroom.db.$count(pushes)).toBe(0), { timeout: 20_000 });

async function untilAttempts(attempts: number): Promise<void> {
  const rows = () => newsroom.db.select().from(pushes);
  await vi.waitFor(async () => expect(await rows()).toMatchObject([{ attempts }]), { timeout: 20_000 });
}

const paths = () => sink.received.map(({ path }) => path).sort();

test('an alert is told, encrypted and signed, to the browsers that have chosen its topic', async () => {
  await startSending(anywhere);
  await sink.subscribe(newsroom.db, 'ana');
  await sink.subscribe(newsroom.db, 'bea', { topics: ['port'] });
  await sink.subscribe(newsroom.db, 'carles', { siteId: 2 });
  const id = await publish();
  await sink.untilReceived(1);
  await untilDone();
  const [{ path, headers, payload } = expect.fail()] = sink.received;
  expect(path).toBe('/ana');
  expect(payload).toEqual({
    ...{ title: news.title, body: news.text, url: news.href },
    ...{ lang: 'es', tag: `alert-${id}` },
  });
  expect(headers).toMatchObject({ urgency: 'high', topic: `alert-${id}`, 'content-encoding': 'aes128gcm' });
  expect(Number(headers.ttl)).toBeGreaterThan(3 * 3_600);
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization)) ?? [];
  expect(key).toBe(pushKeys.publicKey);
  const point = Buffer.from(pushKeys.publicKey, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  const { payload: claims } = await jwtVerify(token, createPublicKey({ key: jwk, format: 'jwk' }));
  expect(claims).toMatchObject({ aud: sink.origin, sub: 'mailto:hola@localhost' });

  await publish({ siteId: 2, topic: 'breaking' });
  await publish({ topic: 'port' });
  await sink.untilReceived(3);
  expect(paths()).toEqual(['/ana', '/bea', '/carles']);
  expect(sink.received.find((one) => one.path === '/carles')?.payload).toMatchObject({
    ...{ url: '/ca/puerto/temporal-4711/', lang: 'ca' },
  });
});

test('two processes on one database tell each browser once', async () => {
  await startSending(anywhere);
  const { db } = newsroom;
  const other = await start(anywhere, async () => ({
    ...{ db, migrate: async () => {}, close: async () => {} },
    ...{ exclusively: (work) => work(), onDropped: () => {} },
    changes: { listen: async () => async () => {} },
  }));
  const names = Array.from({ length: 30 }, (_, index) => `reader-${index}`);
  for (const name of names) await sink.subscribe(db, name);
  await other.app.listen();
  await publish();
  await sink.untilReceived(names.length);
  await untilDone();
  expect(paths()).toEqual(names.map((name) => `/${name}`).sort());
});

describe('a push service', () => {
  test.each([404, 410])('that answers %i knows the browser no more: it is forgotten', async (status) => {
    await startSending(anywhere);
    await sink.subscribe(newsroom.db, 'gone');
    sink.answer('gone', status);
    await publish();
    await vi.waitFor(async () => expect(await newsroom.db.$count(pushSubscriptions)).toBe(0), {
      timeout: 20_000,
    });
    expect(await newsroom.db.$count(pushes)).toBe(0);
  });

  test('that is in trouble is asked again after a while', async () => {
    await startSending(anywhere);
    await sink.subscribe(newsroom.db, 'ana');
    sink.answer('ana', 503);
    await publish();
    await untilAttempts(1);
    sink.answer('ana', 201);
    newsroom.advance(MINUTE);
    await untilDone();
    expect(sink.received).toHaveLength(2);
  });

  test('that is in trouble until the news is old is not asked any more', async () => {
    await startSending(anywhere);
    await sink.subscribe(newsroom.db, 'ana');
    sink.answer('ana', 429);
    await publish();
    await untilAttempts(1);
    newsroom.advance(5 * HOUR);
    await sweep(newsroom.db, newsroom.app.log, newsroom.app.now());
    expect(await newsroom.db.$count(pushes)).toBe(0);
    expect(await newsroom.db.$count(pushSubscriptions)).toBe(1);
    expect(sink.received).toHaveLength(1);
  });

  test('in our own network is not asked at all', async () => {
    await startSending();
    await sink.subscribe(newsroom.db, 'inside');
    await publish();
    await vi.waitFor(async () => expect(await newsroom.db.$count(pushSubscriptions)).toBe(0), {
      timeout: 20_000,
    });
    expect(sink.received).toEqual([]);
  });
});

test('by hand an alert is sent once; an old or ended one is not sent by itself', async () => {
  await startSending(anywhere);
  await sink.subscribe(newsroom.db, 'ana');
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    await commands.push?.run(newsroom.app, args, (line) => lines.push(line));
    return lines;
  };
  const now = newsroom.app.now().getTime();
  const old = await publish({ title: 'De ayer', startsAt: new Date(now - 2 * HOUR) });
  const over = await publish({ startsAt: new Date(now - MINUTE), endsAt: new Date(now - 1) });
  const ahead = await publish({ startsAt: new Date(now + HOUR) });
  await publish({ title: 'Ahora' });
  await sink.untilReceived(1);
  expect(sink.received.map(({ payload }) => payload)).toMatchObject([{ title: 'Ahora' }]);
  expect(await run('send', String(old))).toEqual(['1 queued.']);
  await sink.untilReceived(2);
  await expect(run('send', String(old))).rejects.toThrow('none is sent twice');
  await expect(run('send', String(over))).rejects.toThrow('over');
  await expect(run('send', '999999')).rejects.toThrow('no alert');
  await expect(run('send')).rejects.toMatchObject({ name: 'StartError' });
  expect((await run('alerts')).join('\n')).toContain('De ayer');
  expect((await run('keys')).map((line) => line.replace(/=.+/, ''))).toEqual([
    'VAPID_PUBLIC_KEY',
    'VAPID_PRIVATE_KEY',
  ]);
  newsroom.advance(HOUR);
  await sink.untilReceived(3);
  expect(sink.received[2]?.payload).toMatchObject({ tag: `alert-${ahead}` });
});
