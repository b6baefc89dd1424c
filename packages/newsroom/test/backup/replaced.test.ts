/** A database that a backup replaces may know of deletions that nothing else does, and of files. */
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { restoreBackup } from '../../src/backup/restore.ts';
import { takeBackup } from '../../src/backup/take.ts';
import { pictures, users } from '../../src/db/schema/index.ts';
import { addReader } from '../support/accounts.ts';
import { newPlace } from '../support/backups.ts';
import { openBareDatabase, openDatabase } from '../support/database.ts';
import { newDirectory } from '../support/process.ts';

const options = { isMove: false, deletions: [] };

test('an account that was deleted in it, without a copy, does not come back', async () => {
  const source = await openDatabase();
  const reader = await addReader(source.db);
  const folder = join(newDirectory(), 'backup');
  await takeBackup(await newPlace(), source.db, { folder, media: false });
  await source.close();
  const target = await openBareDatabase();
  const place = await newPlace();
  await restoreBackup(place, target, { ...options, folder, replace: false });
  await target.db.delete(users).where(eq(users.id, reader.id));
  const result = await restoreBackup(place, target, { ...options, folder, replace: true });
  expect(result.deleted).toBe(1);
  expect(await target.db.$count(users)).toBe(0);
  await target.close();
});

test('the pictures of its imports go with it', async () => {
  const source = await openDatabase();
  const folder = join(newDirectory(), 'backup');
  await takeBackup(await newPlace(), source.db, { folder, media: false });
  await source.close();
  const target = await openDatabase();
  const place = await newPlace();
  const { uploads } = place.storage;
  const row = { altEs: '', altCa: '', width: 1, height: 1 };
  await target.db.insert(pictures).values({ id: 'import-1', ...row });
  await uploads.write('imported/import-1.jpg', Buffer.from('A picture'));
  await restoreBackup(place, target, { ...options, folder, replace: true });
  expect(await uploads.bytesOf('imported/import-1.jpg')).toBeUndefined();
  await target.close();
});
