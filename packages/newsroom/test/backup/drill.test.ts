/**
 * The drill of the runbook, once with the commands as processes: a newsroom with readers is backed up, lost, and
 * restored in another place, where an account that was deleted after the backup does not come back.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { connect } from '../../src/db/client.ts';
import { contributions } from '../../src/db/schema/index.ts';
import { decide } from '../../src/moderation/decide.ts';
import { addContents, addReader, logIn, type TestReader } from '../support/accounts.ts';
import { openBrowser } from '../support/browser.ts';
import { commandHere } from '../support/command-here.ts';
import { newDataDir, openPostgresDatabase } from '../support/database.ts';
import { photo } from '../support/films.ts';
import { runCommand } from '../support/newsroom-process.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { newDirectory } from '../support/process.ts';
import { startStore } from '../support/s3.ts';
import { addSubmissionTarget, sender } from '../support/uploads.ts';

/** An upper limit: a process starts in half a minute where the machine is busy. */
const LIMIT_MS = 300_000;

const DELETE = '/api/front/user/delete';
const COMMENT = 'La lonja abre a las cinco.';

const complete = { name: 'Núria', surname: 'Vidal', birthdate: '1980-02-03' };

/** A database, and a folder beside it. */
type Env = Readonly<Record<string, string>>;

async function open(env: Env) {
  const config = { ...readConfig({ ENVIRONMENT: 'test', ...env }), rateLimits: false };
  const connection = await connect(config);
  await connection.migrate();
  const { db, changes } = connection;
  const app = await createApp({ config, db, changes });
  const close = async () => {
    await app.close();
    await connection.close();
  };
  return { app, db, close };
}

type Newsroom = Awaited<ReturnType<typeof open>>;

/** A comment, a published picture, an account to be deleted. */
async function fill({ app, db }: Newsroom, dataDir: string) {
  await addContents(db);
  const pictures = join(dataDir, 'media', 'pictures');
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, 'lonja.jpg'), await photo());
  const [stays, goes] = [await addReader(db, complete), await addReader(db, complete)];
  const browser = openBrowser(app);
  await logIn(browser, stays);
  expect((await browser.post('/api/front/comments/1', { text: COMMENT })).statusCode).toBe(200);
  const call = await addSubmissionTarget(db, 'contribution');
  const fields = { title: 'El faro', text: 'Lo vi apagarse.', terms: 'true' };
  const file = { content: await photo() };
  for (const reader of [stays, goes]) {
    const own = openBrowser(app);
    await logIn(own, reader);
    expect((await sender(app, own).form(`/api/front/contribution/${call}`, fields, file)).statusCode).toBe(
      200,
    );
  }
  const rows = await db.select().from(contributions).orderBy(contributions.id);
  for (const { id } of rows) await decide(app, 'contribution', id, 'published');
  const [kept, gone] = rows.map(({ id }) => `/participa/${id}.jpg`);
  return { stays, goes, browser, kept: kept ?? '', gone: gone ?? '' };
}

async function deleteAccount({ app }: Newsroom, reader: TestReader): Promise<void> {
  const browser = openBrowser(app);
  await logIn(browser, reader);
  expect((await browser.post(DELETE)).statusCode).toBe(200);
}

/** Backs the first place up, deletes an account there, loses it, and restores into the second. */
async function drill(
  first: Env,
  second: Env,
  { isOpenMeanwhile, run }: { isOpenMeanwhile: boolean; run: typeof commandHere },
): Promise<void> {
  const backup = join(newDirectory(), 'backup');
  let newsroom = await open(first);
  const { stays, goes, browser, kept, gone } = await fill(newsroom, first.DATA_DIR ?? '');
  if (!isOpenMeanwhile) await newsroom.close();
  expect(await run(first, 'backup', backup)).toMatch(/ 2 uploads, 1 media files, /);
  if (!isOpenMeanwhile) newsroom = await open(first);
  await deleteAccount(newsroom, goes);
  await newsroom.close();
  const log = join(newDirectory(), 'deletions.ndjson');
  const printed = await run(first, 'deletions');
  expect(JSON.parse(printed)).toEqual({ id: goes.id, deletedAt: expect.any(String) });
  writeFileSync(log, printed);

  expect(await run(second, 'restore', backup, '--deletions', log)).toContain('1 accounts of the backup');

  newsroom = await open(second);
  onTestFinished(newsroom.close);
  const again = openBrowser(newsroom.app);
  expect((await logIn(again, stays)).statusCode).toBe(200);
  expect((await logIn(openBrowser(newsroom.app), goes)).statusCode).toBe(401);
  expect((await again.get('/api/front/comments/1')).json()).toMatchObject({
    comments: [{ text: COMMENT, nick: stays.nick }],
  });
  const picture = await again.get(kept);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await again.get(gone)).statusCode).toBe(404);
  expect((await again.get('/imagenes/lonja')).statusCode).toBe(200);
  // The session of before the backup has ended.
  const before = openBrowser(newsroom.app);
  for (const [name, value] of browser.cookies) before.cookies.set(name, value);
  expect((await before.get('/api/front/user/profile')).statusCode).toBe(401);
}

test('on PGlite, which is closed for the backup', { timeout: LIMIT_MS }, async () => {
  const [first, second] = [{ DATA_DIR: await newDataDir('empty') }, { DATA_DIR: await newDataDir('bare') }];
  await drill(first, second, { isOpenMeanwhile: false, run: runCommand });
  expect(existsSync(join(second.DATA_DIR, 'uploads', 'pictures'))).toBe(true);
});

describeOnPostgres('with PostgreSQL', () => {
  test('which serves readers meanwhile, their files in a bucket', { timeout: LIMIT_MS }, async () => {
    const store = await startStore();
    onTestFinished(() => store.close());
    const [one, other] = [await openPostgresDatabase(), await openPostgresDatabase()];
    const inBucket = async ({ url }: { readonly url: string }) => ({
      ...{ DATA_DIR: newDirectory(), DATABASE_URL: url },
      ...store.variables(await store.bucket()),
    });
    const [first, second] = [await inBucket(one), await inBucket(other)];
    await drill(first, second, { isOpenMeanwhile: true, run: commandHere });
    for (const { DATA_DIR } of [first, second]) expect(existsSync(join(DATA_DIR, 'uploads'))).toBe(false);
    onTestFinished(() => one.close());
    onTestFinished(() => other.close());
  });

  test('to which a newsroom on PGlite moves', { timeout: LIMIT_MS }, async () => {
    const target = await openPostgresDatabase();
    onTestFinished(() => target.close());
    const [dataDir, backup] = [await newDataDir('empty'), join(newDirectory(), 'backup')];
    const newsroom = await open({ DATA_DIR: dataDir });
    const { browser } = await fill(newsroom, dataDir);
    await newsroom.close();
    await commandHere({ DATA_DIR: dataDir }, 'backup', backup);
    const moved = { DATA_DIR: dataDir, DATABASE_URL: target.url };
    await commandHere(moved, 'restore', backup, '--move');
    const after = await open(moved);
    const still = openBrowser(after.app);
    for (const [name, value] of browser.cookies) still.cookies.set(name, value);
    expect((await still.get('/api/front/user/profile')).statusCode).toBe(200);
    await after.close();
  });
});
