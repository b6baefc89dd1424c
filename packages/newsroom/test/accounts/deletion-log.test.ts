/** The log by which a deletion holds after the restore of a backup from before it. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copiedDeletions, copyDeletions } from '../../src/accounts/personal-data/deletion-log.ts';
import { accountDeletions } from '../../src/db/schema/index.ts';
import { openStorage } from '../../src/storage/open.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { addContents, addReader, logIn, type TestReader } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { openDatabase } from '../support/database.ts';
import { newDirectory } from '../support/process.ts';

let newsroom: TestApp;
let storage: Storage;
let isFull = false;

beforeAll(async () => {
  const dataDir = newDirectory();
  storage = await openStorage({ dataDir, uploadDir: dataDir, storage: undefined });
  const uploads: Storage['uploads'] = {
    ...storage.uploads,
    write: (key, content) =>
      isFull ? Promise.reject(new Error('no room')) : storage.uploads.write(key, content),
  };
  newsroom = await startApp({}, openDatabase, { ...storage, uploads });
  await addContents(newsroom.db);
});
afterAll(() => newsroom.close());

async function deleteAccount(): Promise<TestReader> {
  const reader = await addReader(newsroom.db);
  const browser = openBrowser(newsroom.app);
  await logIn(browser, reader);
  expect((await browser.post('/api/front/user/delete')).statusCode).toBe(200);
  return reader;
}

const idsCopied = async () => (await copiedDeletions(storage.uploads)).map(({ id }) => id);

async function rowOf({ id }: TestReader) {
  const [row] = await newsroom.db.select().from(accountDeletions).where(eq(accountDeletions.accountId, id));
  return row;
}

test('[ACCT-30] a deletion is logged by id and time alone, and copied before it is answered', async () => {
  const reader = await deleteAccount();
  const row = await rowOf(reader);
  expect(row).toEqual({ accountId: reader.id, deletedAt: expect.any(Date), copiedAt: expect.any(Date) });
  const copied = await copiedDeletions(storage.uploads);
  expect(copied).toEqual([{ id: reader.id, deletedAt: row?.deletedAt.toISOString() }]);
});

test('[ACCT-30] a copy that fails does not undo the deletion, and is made by the next sweep', async () => {
  isFull = true;
  const reader = await deleteAccount();
  expect(await rowOf(reader)).toMatchObject({ copiedAt: null });
  expect(await copyDeletions(newsroom.app)).toBe(false);
  expect(await idsCopied()).not.toContain(reader.id);
  isFull = false;
  expect(await copyDeletions(newsroom.app)).toBe(true);
  expect(await idsCopied()).toContain(reader.id);
  expect(await rowOf(reader)).toMatchObject({ copiedAt: expect.any(Date) });
});
