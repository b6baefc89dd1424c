/** Backups where readers' files are in a store of objects. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { restoreBackup } from '../../src/backup/restore.ts';
import { tablesOf } from '../../src/backup/tables.ts';
import { takeBackup } from '../../src/backup/take.ts';
import type { Connection } from '../../src/db/client.ts';
import { uploads } from '../../src/db/schema/index.ts';
import { newPlace } from '../support/backups.ts';
import { commandHere } from '../support/command-here.ts';
import { newDataDir, openBareDatabase, openDatabase } from '../support/database.ts';
import { film } from '../support/films.ts';
import { newDirectory } from '../support/process.ts';
import { startStore } from '../support/s3.ts';

const LIMIT_MS = 300_000;
/** More than goes in one part. */
const FILM_BYTES = 9 * 2 ** 20;
const options = { replace: false, isMove: false, deletions: [] };
const now = new Date();
const picture = { purpose: 'contribution', kind: 'image', mimeType: 'image/jpeg', bytes: 9 } as const;
const rows = ['films/a.mp4', 'pictures/b.jpg', 'pictures/lost.jpg'].map((path) => ({
  ...{ ...picture, id: path, path, checkedAt: now, sentAt: now },
}));

const store = await startStore();
const content = film(FILM_BYTES);
const folder = join(newDirectory(), 'backup');
let source: Connection;
let place: Awaited<ReturnType<typeof newPlace>>;

beforeAll(async () => {
  source = await openDatabase();
  place = await newPlace(await store.bucket());
  await source.db.insert(uploads).values(rows);
  await place.storage.uploads.write('films/a.mp4', content);
  await place.storage.uploads.write('pictures/b.jpg', Buffer.from('a picture'));
  await takeBackup(place, source.db, { folder, media: true });
}, LIMIT_MS);
afterEach(() => store.fail());
afterAll(async () => {
  await source.close();
  await store.close();
});

async function openTarget() {
  const target = await openBareDatabase();
  onTestFinished(() => target.close());
  return { target, place: await newPlace(await store.bucket()) };
}

async function keysIn({ storage }: typeof place): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.uploads.list()) keys.push(key);
  return keys.sort();
}

test('a backup has every file of the bucket byte by byte', () => {
  expect(readFileSync(join(folder, 'uploads', 'films', 'a.mp4')).equals(content)).toBe(true);
  expect(readdirSync(join(folder, 'uploads', 'pictures'))).toEqual(['b.jpg']);
});

test('it is restored into another bucket, and into a folder', { timeout: LIMIT_MS }, async () => {
  const { target, place: bucket } = await openTarget();
  const { target: other } = await openTarget();
  for (const [connection, to] of [
    [target, bucket],
    [other, await newPlace()],
  ] as const) {
    const result = await restoreBackup(to, connection, { ...options, folder });
    expect(result).toMatchObject({ uploads: 2, manifest: { missing: ['pictures/lost.jpg'] } });
    expect(await keysIn(to)).toEqual(['films/a.mp4', 'pictures/b.jpg']);
    const restored = await to.storage.uploads.read('films/a.mp4');
    expect(restored && (await buffer(restored)).equals(content)).toBe(true);
  }
});

test('what is replaced leaves no file in the bucket', { timeout: LIMIT_MS }, async () => {
  const { target, place: bucket } = await openTarget();
  await target.migrate();
  await target.db.insert(uploads).values({ ...picture, id: 'c', path: 'pictures/c.jpg', checkedAt: now });
  await bucket.storage.uploads.write('pictures/c.jpg', Buffer.from('of the replaced one'));
  await restoreBackup(bucket, target, { ...options, folder, replace: true });
  expect(await keysIn(bucket)).toEqual(['films/a.mp4', 'pictures/b.jpg']);
});

test('a bucket that fills up leaves neither rows nor files', { timeout: LIMIT_MS }, async () => {
  const { target, place: bucket } = await openTarget();
  const { uploads: files } = bucket.storage;
  const filling: typeof files.write = async (key, written) => {
    if (key.startsWith('pictures/')) store.fail(507, 'QuotaExceeded');
    await files.write(key, written).finally(() => store.fail());
  };
  const full = { ...bucket, storage: { ...bucket.storage, uploads: { ...files, write: filling } } };
  await expect(restoreBackup(full, target, { ...options, folder })).rejects.toThrow(
    /^The backup could not be restored, and nothing was changed: /,
  );
  expect(await tablesOf(target.db)).toEqual([]);
  expect(await keysIn(bucket)).toEqual([]);
});

test.each([
  ['does not answer', () => store.fail(503), /^The storage does not answer: .+/],
  ['refuses', () => store.fail(403, 'AccessDenied'), /^STORAGE_URL cannot be used: the store answers 403/],
])(
  'a store that %s is told in one line, and nothing is written',
  { timeout: LIMIT_MS },
  async (_name, fail, line) => {
    const env = { DATA_DIR: await newDataDir('bare'), ...store.variables(await store.bucket()) };
    const target = join(newDirectory(), 'backup');
    fail();
    for (const args of [
      ['backup', target],
      ['restore', folder],
    ]) {
      const failure = await commandHere(env, ...args).catch((error) => error);
      expect(failure).toMatchObject({ name: 'StartError', message: expect.stringMatching(line) });
      expect(failure.message).not.toContain('\n');
    }
    expect(existsSync(target)).toBe(false);
  },
);

test('a store that goes away meanwhile leaves no half of a backup', { timeout: LIMIT_MS }, async () => {
  const target = join(newDirectory(), 'backup');
  store.fail(503);
  await expect(takeBackup(place, source.db, { folder: target, media: false })).rejects.toThrow(
    /^The storage does not answer: .+ Nothing of the backup was kept\.$/,
  );
  expect(readdirSync(join(target, '..'))).toEqual([]);
});
