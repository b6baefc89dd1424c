/** A restore that is killed while it writes files, its transaction open, leaves an empty database to restore into. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { tablesOf } from '../../src/backup/tables.ts';
import { takeBackup } from '../../src/backup/take.ts';
import { connect } from '../../src/db/client.ts';
import { uploads } from '../../src/db/schema/index.ts';
import { addContents } from '../support/accounts.ts';
import { newPlace } from '../support/backups.ts';
import { openDatabase, openPostgresDatabase } from '../support/database.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { environmentOf, newDirectory, runProcess } from '../support/process.ts';

const LIMIT_MS = 300_000;
/** Enough that many are left to write when the first is seen. */
const FILES = 1_000;

const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));
const folder = join(newDirectory(), 'backup');

beforeAll(async () => {
  const { db, close } = await openDatabase();
  await addContents(db);
  const place = await newPlace();
  const now = new Date();
  const picture = { purpose: 'contribution', kind: 'image', mimeType: 'image/jpeg', bytes: 9 } as const;
  const rows = Array.from({ length: FILES }, (_, index) => ({
    ...{ ...picture, id: String(index), path: `pictures/${index}.jpg` },
    ...{ checkedAt: now, sentAt: now },
  }));
  await db.insert(uploads).values(rows);
  for (const { path } of rows) await place.storage.uploads.write(path, Buffer.from('a picture'));
  await takeBackup(place, db, { folder, media: false });
  await close();
}, LIMIT_MS);

async function killInTheMiddle(env: Record<string, string>, dataDir: string): Promise<void> {
  const child = spawn(process.execPath, [cli, 'restore', folder], {
    env: environmentOf(env),
    stdio: 'inherit',
  });
  const seen = () => existsSync(join(dataDir, 'uploads', 'pictures')) || child.exitCode !== null;
  await vi.waitUntil(seen, { timeout: LIMIT_MS, interval: 2 });
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
}

async function restoreAgain(env: Record<string, string>): Promise<void> {
  const { output, code } = await runProcess([cli, 'restore', folder], env);
  expect([output, code]).toEqual([expect.stringContaining(`${FILES} uploads`), 0]);
}

test('on PGlite', { timeout: LIMIT_MS }, async () => {
  const dataDir = newDirectory();
  await killInTheMiddle({ DATA_DIR: dataDir }, dataDir);
  const left = await connect({ dataDir, databaseUrl: undefined });
  expect(await tablesOf(left.db)).toEqual([]);
  await left.close();
  await restoreAgain({ DATA_DIR: dataDir });
});

describeOnPostgres('with PostgreSQL', () => {
  test('on it', { timeout: LIMIT_MS }, async () => {
    const { url, db, close } = await openPostgresDatabase();
    onTestFinished(close);
    const dataDir = newDirectory();
    await killInTheMiddle({ DATA_DIR: dataDir, DATABASE_URL: url }, dataDir);
    expect(await db.$count(uploads)).toBe(0);
    await restoreAgain({ DATA_DIR: dataDir, DATABASE_URL: url });
    expect(await db.$count(uploads)).toBe(FILES);
  });
});
