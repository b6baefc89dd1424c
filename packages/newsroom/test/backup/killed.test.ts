/** A restore that is killed while it writes files, its transaction open, leaves an empty database to restore into. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { tablesOf } from '../../src/backup/tables.ts';
import { takeBackup } from '../../src/backup/take.ts';
import { connect } from '../../src/db/client.ts';
import { uploads } from '../../src/db/schema/index.ts';
import { addContents } from '../support/accounts.ts';
import { copyOf, newPlace } from '../support/backups.ts';
import { commandHere } from '../support/command-here.ts';
import { newDataDir, openDatabase, openPostgresDatabase } from '../support/database.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { environmentOf, newDirectory } from '../support/process.ts';

const LIMIT_MS = 300_000;
const FILES = 10;
const CONTENT = 'a picture';

const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));
const whole = join(newDirectory(), 'backup');

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
  for (const { path } of rows) await place.storage.uploads.write(path, Buffer.from(CONTENT));
  await takeBackup(place, db, { folder: whole, media: false });
  await close();
}, LIMIT_MS);

/** The last file is a pipe, which gives its content to the check of the backup, and lets its restore wait. */
async function killInTheMiddle(folder: string, env: Record<string, string>, dataDir: string): Promise<void> {
  const last = join(folder, 'uploads', 'pictures', `${FILES - 1}.jpg`);
  rmSync(last);
  execFileSync('mkfifo', [last]);
  const filling = spawn('sh', ['-c', `printf '${CONTENT}' > "$0"`, last], { stdio: 'inherit' });
  onTestFinished(() => void filling.kill('SIGKILL'));
  const child = spawn(process.execPath, [cli, 'restore', folder], {
    env: environmentOf(env),
    stdio: 'inherit',
  });
  const exit = once(child, 'exit');
  const pictures = join(dataDir, 'uploads', 'pictures');
  const isInTheMiddle = () => existsSync(pictures) && readdirSync(pictures).length === FILES - 1;
  await vi.waitUntil(() => isInTheMiddle() || child.exitCode !== null, { timeout: LIMIT_MS, interval: 20 });
  child.kill('SIGKILL');
  await exit;
  expect(child.signalCode).toBe('SIGKILL');
  rmSync(last);
  writeFileSync(last, CONTENT);
}

async function restoreAgain(folder: string, env: Record<string, string>): Promise<void> {
  expect(await commandHere(env, 'restore', folder)).toContain(`${FILES} uploads`);
}

test('on PGlite', { timeout: LIMIT_MS }, async () => {
  const [folder, dataDir] = [copyOf(whole), await newDataDir('bare')];
  await killInTheMiddle(folder, { DATA_DIR: dataDir }, dataDir);
  const left = await connect({ dataDir, databaseUrl: undefined });
  expect(await tablesOf(left.db)).toEqual([]);
  await left.close();
  await restoreAgain(folder, { DATA_DIR: dataDir });
});

describeOnPostgres('with PostgreSQL', () => {
  test('on it', { timeout: LIMIT_MS }, async () => {
    const { url, db, close } = await openPostgresDatabase();
    onTestFinished(close);
    const [folder, dataDir] = [copyOf(whole), newDirectory()];
    await killInTheMiddle(folder, { DATA_DIR: dataDir, DATABASE_URL: url }, dataDir);
    expect(await db.$count(uploads)).toBe(0);
    await restoreAgain(folder, { DATA_DIR: dataDir, DATABASE_URL: url });
    expect(await db.$count(uploads)).toBe(FILES);
  });
});
