/** What one process publishes, every other one hears of. */
import { setTimeout as pause } from 'node:timers/promises';
import { eq, min, sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { changesOfPostgres } from '../../src/db/changes.ts';
import { connect, type Database } from '../../src/db/client.ts';
import { contents, corrections, pollOptions, sections, users } from '../../src/db/schema/index.ts';
import { addReader } from '../support/accounts.ts';
import { startApp } from '../support/app.ts';
import { layCable } from '../support/cable.ts';
import { openPostgresDatabase } from '../support/database.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { addSample } from '../support/sample.ts';

/** Two processes on one database, each with its own cache. */
async function startTwo() {
  const own = await openPostgresDatabase();
  const [one, other] = [
    await startApp({ cacheBytes: 2 ** 24 }, async () => own),
    await startApp({ cacheBytes: 2 ** 24 }, () => connect({ databaseUrl: own.url, dataDir: '' })),
  ];
  onTestFinished(async () => {
    await other.close();
    await one.close();
  });
  const { urls } = await addSample(one.db);
  const path = urls.es.get('article') ?? '';
  return { one, other, path, id: Number(/-(\d+)\/$/.exec(path)?.[1]) };
}

function endListeners({ db }: { db: Database }) {
  return db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen portada_changes'`,
  );
}

describeOnPostgres('a process that keeps pages in memory', () => {
  test('shows what another one has edited or withdrawn', async () => {
    const { one, other, path, id } = await startTwo();
    const read = () => other.app.inject(path);
    await read();
    expect((await read()).headers.age).toBeDefined();
    await one.db.update(contents).set({ title: 'La bocana reabre' }).where(eq(contents.id, id));
    await expect.poll(async () => (await read()).body).toContain('La bocana reabre');
    await one.db.update(contents).set({ withdrawnAt: new Date() }).where(eq(contents.id, id));
    await expect.poll(async () => (await read()).statusCode).toBe(410);
  });

  test('has missed nothing once its connection is back', async () => {
    const { one, other } = await startTwo();
    const read = async () => (await other.app.inject('/')).body;
    await read();
    // All that listen: the edit that follows at once is told to nobody.
    await endListeners(one);
    await one.db.update(sections).set({ name: 'Muelles' }).where(eq(sections.slug, 'puerto'));
    await expect.poll(read).toContain('Muelles');
    await one.db.update(sections).set({ name: 'Diques' }).where(eq(sections.slug, 'puerto'));
    await expect.poll(read).toContain('Diques');
  });
});

describeOnPostgres('a process that listens', () => {
  const ALL = '';

  async function startListening() {
    const database = await openPostgresDatabase();
    const cable = await layCable(database.url);
    const heard: string[] = [];
    const stop = await changesOfPostgres(cable.url).listen((contentId) => void heard.push(contentId));
    onTestFinished(async () => {
      await cable.close();
      await database.close();
    });
    const notify = () => database.db.execute(sql`select pg_notify('portada_changes', '4711')`);
    return { cable, heard, stop, notify, database };
  }

  test('hears of the text of a poll’s option, of a reader’s new name and of a content’s correction, and not of a vote', async () => {
    const { database, heard, stop, notify } = await startListening();
    const { db } = database;
    await addSample(db);
    const reader = await addReader(db, { nick: 'marina' });
    await notify();
    await expect.poll(() => heard.at(-1)).toBe('4711');
    heard.length = 0;
    await db.update(pollOptions).set({ votes: sql`votes + 1` });
    await db.update(users).set({ nick: reader.nick, name: 'Ana' }).where(eq(users.id, reader.id));
    await notify();
    await expect.poll(() => heard).toEqual(['4711']);
    await db.update(pollOptions).set({ text: 'Depende' });
    await expect.poll(() => heard).toEqual(['4711', ALL]);
    await db.update(users).set({ nick: 'mareta' }).where(eq(users.id, reader.id));
    await expect.poll(() => heard).toEqual(['4711', ALL, ALL]);
    const [{ contentId } = { contentId: null }] = await db
      .select({ contentId: min(contents.id) })
      .from(contents);
    const correction = { contentId: contentId ?? 0, text: 'Son dos.', correctedAt: new Date() };
    await db.insert(corrections).values(correction);
    await expect.poll(() => heard).toEqual(['4711', ALL, ALL, String(contentId)]);
    await stop();
  });

  test('notices that its connection keeps silent', async () => {
    const { cable, heard, stop, notify } = await startListening();
    cable.pull();
    await notify();
    await expect.poll(() => heard, { timeout: 30_000 }).toEqual([ALL, ALL]);
    await notify();
    await expect.poll(() => heard).toEqual([ALL, ALL, '4711']);
    expect(cable.open()).toBe(1);
    await stop();
    await expect.poll(cable.open).toBe(0);
  });

  test('has one connection again, even if the next one is lost before it listens', async () => {
    const { cable, heard, stop, notify, database } = await startListening();
    cable.cutAt('listen');
    await endListeners(database);
    await expect.poll(() => heard.length, { timeout: 30_000 }).toBeGreaterThan(1);
    await pause(1_500);
    expect([heard, cable.open()]).toEqual([[ALL, ALL], 1]);
    await notify();
    await expect.poll(() => heard).toEqual([ALL, ALL, '4711']);
    await stop();
  });

  test('leaves no connection when it ends while it opens one', async () => {
    const { cable, stop, database } = await startListening();
    await endListeners(database);
    await vi.waitUntil(() => cable.open() === 0, { interval: 1 });
    await vi.waitUntil(() => cable.open() === 1, { interval: 1 });
    await stop();
    await pause(500);
    expect(cable.open()).toBe(0);
  });
});
