/** A restore that cannot be whole is none: what it refuses, and what it leaves when it fails. */
import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { restoreBackup } from '../../src/backup/restore.ts';
import { tablesOf } from '../../src/backup/tables.ts';
import { takeBackup } from '../../src/backup/take.ts';
import type { Connection } from '../../src/db/client.ts';
import { migrations, runMigrations } from '../../src/db/migrations.ts';
import { mails, sessions, uploads, users } from '../../src/db/schema/index.ts';
import { requeue } from '../../src/mail/dead-letters.ts';
import { addContents, addReader, type TestReader } from '../support/accounts.ts';
import { copyOf, newPlace, rewrite, sumsOf } from '../support/backups.ts';
import { openBareDatabase, openDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { newDirectory } from '../support/process.ts';

const LIMIT_MS = 120_000;
const options = { replace: false, isMove: false, deletions: [] };

type Place = Awaited<ReturnType<typeof newPlace>>;

const whole = join(newDirectory(), 'backup');
const picture = { purpose: 'contribution', kind: 'image', mimeType: 'image/jpeg', bytes: 9 } as const;
const now = new Date();
let source: Connection;
/** Without any table, as long as nothing is restored into it. */
let untouched: Connection;
let reader: TestReader;
let sourcePlace: Place;

beforeAll(async () => {
  source = await openDatabase();
  untouched = await openBareDatabase();
  sourcePlace = await newPlace();
  const { db } = source;
  await addContents(db);
  reader = await addReader(db);
  const { id: userId, email } = reader;
  await sourcePlace.storage.uploads.write('pictures/a.jpg', Buffer.from('a picture'));
  const checked = { ...picture, checkedAt: now, sentAt: now };
  await db.insert(uploads).values([
    { ...checked, userId, id: 'a', path: 'pictures/a.jpg' },
    { ...checked, userId, id: 'lost', path: 'pictures/lost.jpg' },
    { ...picture, userId, id: 'half', path: 'incoming/half' },
  ]);
  await db.insert(sessions).values({ tokenHash: 'x', userId, expiresAt: new Date(Date.now() + 3_600_000) });
  const mail = { recipient: email, subject: 'Hola', text: 'Hola', html: 'Hola', lang: 'es' } as const;
  await db.insert(mails).values({ ...mail, userId, dueAt: now, giveUpAt: now });
  await takeBackup(sourcePlace, db, { folder: whole, media: true });
}, LIMIT_MS);
afterAll(async () => {
  await untouched.close();
  await source.close();
});

/** An empty database without any table. */
async function openTarget() {
  const target = await openBareDatabase();
  onTestFinished(() => target.close());
  return target;
}

test.each<[string, (folder: string) => void, RegExp]>([
  [
    'that is not there',
    (folder) => rmSync(folder, { recursive: true }),
    /is no backup, or one that did not end/,
  ],
  ['that did not end', (folder) => rmSync(sumsOf(folder)), /is no backup, or one that did not end/],
  [
    'with a truncated table',
    (folder) => truncateSync(join(folder, 'database/users.ndjson.gz'), 40),
    /damaged: database\/users/,
  ],
  [
    'with another byte in a file',
    (folder) => writeFileSync(join(folder, 'uploads/pictures/a.jpg'), 'A picture'),
    /damaged: uploads\/pictures\/a\.jpg is not/,
  ],
  [
    'without one of its files',
    (folder) => rmSync(join(folder, 'uploads/pictures/a.jpg')),
    /damaged: uploads\/pictures\/a\.jpg is not/,
  ],
  ['with truncated checksums', (folder) => truncateSync(sumsOf(folder), 200), /damaged: /],
  [
    'with fewer checksums',
    (folder) =>
      writeFileSync(sumsOf(folder), readFileSync(sumsOf(folder), 'utf8').replace(/^.*a\.jpg\n/m, '')),
    /damaged: it has \d+ files and had \d+/,
  ],
  [
    'that leads out of its folder',
    (folder) => writeFileSync(sumsOf(folder), `${'0'.repeat(64)}  ../../etc/passwd\n`),
    /line 1 of SHA256SUMS/,
  ],
  [
    'of a later format',
    (folder) =>
      rewrite(folder, 'backup.json', (text) => text.replace('"formatVersion": 1', '"formatVersion": 2')),
    /by a later version/,
  ],
  [
    'of a schema that is not known',
    (folder) => rewrite(folder, 'backup.json', (text) => text.replace(/"migration": \d/, '"migration": 9')),
    /that this version does not know/,
  ],
  [
    'whose manifest is none',
    (folder) => rewrite(folder, 'backup.json', () => '{}'),
    /cannot be read: backup\.json/,
  ],
  [
    'with another number of rows',
    (folder) =>
      rewrite(folder, 'backup.json', (text) => text.replace(/("name": "users"[^}]*"rows": )\d+/, '$17')),
    /users has 1 rows of 7/,
  ],
])(
  'a backup %s is refused in one line, and nothing is written',
  async (_name, damage, message) => {
    const folder = copyOf(whole);
    damage(folder);
    const place = await newPlace();
    const failure = await restoreBackup(place, untouched, { ...options, folder }).catch((error) => error);
    expect(failure).toMatchObject({ name: 'StartError', message: expect.stringMatching(message) });
    expect(failure.message).not.toContain('\n');
    expect(await tablesOf(untouched.db)).toEqual([]);
    expect(existsSync(join(place.dataDir, 'uploads', 'pictures', 'a.jpg'))).toBe(false);
  },
  LIMIT_MS,
);

test(
  'a failure at the last file leaves neither rows nor files',
  async () => {
    const place = await newPlace();
    const target = await openTarget();
    // A folder in the place of the file.
    await place.storage.uploads.write('pictures/a.jpg/inside', Buffer.from(''));
    const restoring = restoreBackup(place, target, { ...options, folder: whole });
    await expect(restoring).rejects.toThrow(/^The backup could not be restored, and nothing was changed: /);
    expect(await tablesOf(target.db)).toEqual([]);
  },
  LIMIT_MS,
);

describe('the database', () => {
  test(
    'must be empty, unless it is to be replaced',
    async () => {
      const target = await openTarget();
      await target.migrate();
      const place = await newPlace();
      // Made by a newsroom that did not find a site: empty all the same.
      await restoreBackup(place, target, { ...options, folder: whole });
      const before = await fingerprint(target.db);
      const restoring = restoreBackup(place, target, { ...options, folder: whole });
      await expect(restoring).rejects.toThrow('The database is not empty.');
      expect(await fingerprint(target.db)).toEqual(before);
      const own = { ...picture, id: 'b', path: 'pictures/b.jpg', checkedAt: now };
      await target.db.insert(uploads).values(own);
      await place.storage.uploads.write('pictures/b.jpg', Buffer.from('of the replaced one'));
      await restoreBackup(place, target, { ...options, folder: whole, replace: true });
      expect(await target.db.$count(uploads)).toBe(1);
      expect(readdirSync(join(place.dataDir, 'uploads', 'pictures'))).toEqual(['a.jpg']);
      await target.migrate();
    },
    LIMIT_MS,
  );

  test(
    'must be the newsroom’s',
    async () => {
      const target = await openTarget();
      await target.db.execute(sql`create table orders (id text)`);
      const restoring = restoreBackup(await newPlace(), target, { ...options, folder: whole, replace: true });
      await expect(restoring).rejects.toThrow('tables that are not the newsroom’s');
      expect(await tablesOf(target.db)).toMatchObject([{ name: 'orders' }]);
    },
    LIMIT_MS,
  );

  test(
    'may be of a version from before: it is brought up to date',
    async () => {
      const old = await openTarget();
      const steps = migrations.slice(
        0,
        migrations.findIndex(({ sql: all }) => all.join().includes('"proved_at"')),
      );
      await old.db.transaction((transaction) => runMigrations(transaction, steps));
      await old.db.execute(
        sql`insert into users (id, nick, email) values ('1', 'Ana_Mar', 'ana@example.com')`,
      );
      await old.db.execute(sql`
      insert into sessions (token_hash, user_id, created_at, expires_at) values ('x', '1', '2026-01-10', '2026-02-10')`);
      const folder = join(newDirectory(), 'old');
      await takeBackup(await newPlace(), old.db, { folder, media: false });
      const target = await openTarget();
      await restoreBackup(await newPlace(), target, { ...options, folder, isMove: true });
      expect(await target.db.select().from(sessions)).toMatchObject([
        { provedAt: new Date('2026-01-10T00:00:00Z') },
      ]);
      await target.migrate();
    },
    LIMIT_MS,
  );
});

describe('what is over does not come back', () => {
  test(
    'sessions end, mails wait for the operator, uploads without a file are gone',
    async () => {
      const target = await openTarget();
      const result = await restoreBackup(await newPlace(), target, { ...options, folder: whole });
      expect(result.manifest.missing).toEqual(['pictures/lost.jpg']);
      expect(await target.db.$count(sessions)).toBe(0);
      expect(await target.db.select().from(mails)).toMatchObject([{ dueAt: null, deadAt: expect.any(Date) }]);
      expect(await requeue({ db: target.db, now: () => now }, 'all')).toHaveLength(1);
      expect((await target.db.select().from(uploads)).map(({ id }) => id)).toEqual(['a']);
    },
    LIMIT_MS,
  );

  test(
    'but in a move they stay',
    async () => {
      const target = await openTarget();
      await restoreBackup(await newPlace(), target, { ...options, folder: whole, isMove: true });
      expect(await target.db.$count(sessions)).toBe(1);
      expect(await target.db.select().from(mails)).toMatchObject([{ dueAt: now, deadAt: null }]);
    },
    LIMIT_MS,
  );

  test(
    'nor a deleted account, by the copy beside the uploads alone',
    async () => {
      const target = await openTarget();
      const place = await newPlace();
      const deletion = { id: reader.id, deletedAt: now.toISOString() };
      const key = `deletions/2026-11-24/${reader.id}.json`;
      await place.storage.uploads.write(key, Buffer.from(JSON.stringify(deletion)));
      const result = await restoreBackup(place, target, { ...options, folder: whole });
      expect(result).toMatchObject({ deleted: 1, uploads: 0 });
      expect(await target.db.$count(users)).toBe(0);
      expect(existsSync(join(place.dataDir, 'uploads', 'pictures', 'a.jpg'))).toBe(false);
    },
    LIMIT_MS,
  );
});

test('a log of deletions that cannot be read is not passed over', async () => {
  const place = await newPlace();
  await place.storage.uploads.write('deletions/2026-11-24/x.json', Buffer.from('{"id":'));
  const restoring = restoreBackup(place, untouched, { ...options, folder: whole });
  await expect(restoring).rejects.toThrow('deletions/2026-11-24/x.json, cannot be read');
});

test(
  'a backup that fails leaves nothing, and one that is there is not touched',
  async () => {
    const folder = join(newDirectory(), 'backup');
    const broken = { ...sourcePlace, mediaDir: join(whole, 'backup.json') };
    await expect(takeBackup(broken, source.db, { folder, media: true })).rejects.toThrow('ENOTDIR');
    expect(readdirSync(join(folder, '..'))).toEqual([]);
    await expect(takeBackup(sourcePlace, source.db, { folder: whole, media: true })).rejects.toThrow(
      'is there already',
    );
  },
  LIMIT_MS,
);
