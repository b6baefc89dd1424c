/** Queries that wait: what does not need what they wait for goes on. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { unlimited } from '../../src/config/database-limits.ts';
import { addContents, addReader, logIn } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { openPostgresDatabase } from '../support/database.ts';
import { describeOnPostgres } from '../support/postgres.ts';

const limits = { ...unlimited, poolSize: 4 };
const LOCK_TIMEOUT_MS = 100;

/** Another session locks the contents until the work is done. */
async function whileContentsAreLocked({ db }: TestApp, work: () => Promise<void>): Promise<void> {
  await db.transaction(async (other) => {
    await other.execute(sql`lock table contents`);
    await work();
  });
}

async function untilSomethingWaits({ db }: TestApp): Promise<void> {
  await vi.waitUntil(() => db.$count(sql`pg_locks`, sql`not granted and relation = 'contents'::regclass`));
}

describeOnPostgres('under a locked table', () => {
  let patient: TestApp;
  let hurried: TestApp;
  beforeAll(async () => {
    const start = async (lockTimeoutMs: number) => {
      const started = await startApp({}, () => openPostgresDatabase({ ...limits, lockTimeoutMs }));
      await addContents(started.db);
      return started;
    };
    patient = await start(0);
    hurried = await start(LOCK_TIMEOUT_MS);
  });
  afterAll(async () => {
    await patient.close();
    await hurried.close();
  });

  test('calls and pages that do not read it answer, however many requests wait for it', async () => {
    const { app, db } = patient;
    const browser = openBrowser(app);
    await logIn(browser, await addReader(db));
    const waiting: Promise<unknown>[] = [];
    await whileContentsAreLocked(patient, async () => {
      waiting.push(...Array.from({ length: 20 }, () => app.inject('/')));
      await untilSomethingWaits(patient);
      expect((await browser.get('/api/front/user/profile')).statusCode).toBe(200);
      expect((await browser.get('/registro/')).statusCode).toBe(200);
    });
    await Promise.all(waiting);
    expect((await app.inject('/')).statusCode).toBe(200);
  });

  test('pages of many kinds that wait for it leave connections to health and to readers', async () => {
    const crowd = await startApp({}, () => openPostgresDatabase({ ...limits, poolSize: 10 }));
    await addContents(crowd.db);
    const browser = openBrowser(crowd.app);
    await logIn(browser, await addReader(crowd.db));
    const waiting: Promise<unknown>[] = [];
    await whileContentsAreLocked(crowd, async () => {
      for (const url of ['/', '/puerto/', '/hemeroteca/']) {
        waiting.push(...Array.from({ length: 10 }, () => crowd.app.inject(url)));
      }
      await untilSomethingWaits(crowd);
      await pause(500);
      expect((await crowd.app.inject('/health/ready')).statusCode).toBe(200);
      expect((await browser.get('/api/front/user/profile')).statusCode).toBe(200);
    });
    await Promise.all(waiting);
    await crowd.close();
  });

  test('those that do are a 503 that says when to come back', async () => {
    const { app } = hurried;
    await whileContentsAreLocked(hurried, async () => {
      const page = await app.inject('/ca/');
      expect(page).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
      expect(page.headers['cache-control']).toBe('private, no-store');
      expect(page.body).toContain('<html lang="ca"');
      const call = await app.inject('/webapi/searcher/?site=1&mode=search&text=puerto');
      expect(call).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
      expect(call.json()).toMatchObject({ httpCode: 503, errorCode: 'UNKNOWN_ERROR' });
    });
    expect((await app.inject('/ca/')).statusCode).toBe(200);
  });
});
