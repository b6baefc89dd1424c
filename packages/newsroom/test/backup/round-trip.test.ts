/** What a backup holds comes back as it was, on either engine and from one to the other. */
import { mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreBackup } from '../../src/backup/restore.ts';
import { takeBackup } from '../../src/backup/take.ts';
import type { Connection, Database } from '../../src/db/client.ts';
import { contactMessages, contents, pictures, savedContents } from '../../src/db/schema/index.ts';
import { addContents, addReader } from '../support/accounts.ts';
import { newPlace } from '../support/backups.ts';
import { openBareDatabase, openPostgresDatabase, openSeededDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { newDirectory } from '../support/process.ts';
import { SEEDING_MS } from '../support/seeded.ts';

const options = { replace: false, isMove: false, deletions: [] };
const source = await newPlace();
const folder = join(newDirectory(), 'backups', 'first');
let original: Connection;
let before: Record<string, string>;

beforeAll(async () => {
  original = await openSeededDatabase();
  mkdirSync(join(source.mediaDir, 'hls', 'film'), { recursive: true });
  writeFileSync(join(source.mediaDir, 'hls', 'film', 'master.m3u8'), '#EXTM3U');
  // Neither leads to a file of its own: one to nothing, one back to where it is.
  symlinkSync(join(source.mediaDir, 'gone'), join(source.mediaDir, 'hls', 'gone.ts'));
  symlinkSync('..', join(source.mediaDir, 'hls', 'up'));
  await addHardValues(original.db);
  await original.db.insert(pictures).values({ id: 'import-1', altEs: '', altCa: '', width: 1, height: 1 });
  await source.storage.uploads.write('imported/import-1.jpg', Buffer.from('A picture'));
  before = await fingerprint(original.db);
  await takeBackup(source, original.db, { folder, media: true });
}, SEEDING_MS);
afterAll(() => original.close());

/** Texts that formats tend to break on, a row that has gone with the highest id, and its next one. */
async function addHardValues(db: Database): Promise<void> {
  const text = 'a\tb\\n "c" \'d\' {e,f} \u2028\u0085\r\n🚢 \\. NULL';
  const message = { siteId: 1, name: text, email: 'ana@example.com', topic: 'otro', text };
  await db.insert(contactMessages).values([message, { ...message, text: '' }]);
  const [last] = await db.insert(contactMessages).values(message).returning();
  await db.delete(contactMessages).where(sql`id = ${last?.id}`);
}

/** What a database is beside its rows. */
async function structureOf(db: Database) {
  const list = (query: ReturnType<typeof sql>) => db.select({ text: sql<string>`text` }).from(query);
  return {
    keys: await list(sql`(select conname || pg_get_constraintdef(oid) as text from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n' order by 1) as found`),
    triggers:
      await list(sql`(select tgrelid::regclass || ' ' || tgname || tgenabled::text as text from pg_trigger
      where not tgisinternal order by 1) as found`),
    indexes: await list(
      sql`(select indexdef as text from pg_indexes where schemaname = 'public' order by 1) as found`,
    ),
    migrations: await list(
      sql`(select hash as text from drizzle.__drizzle_migrations order by created_at) as found`,
    ),
  };
}

async function expectSame(restored: Connection): Promise<void> {
  expect(await fingerprint(restored.db)).toEqual(before);
  expect(await structureOf(restored.db)).toEqual(await structureOf(original.db));
  expect(await nextIds(restored.db)).toEqual(await nextIds(original.db));
}

/** The next value of every sequence, called or not. */
async function nextIds(db: Database): Promise<Record<string, number>> {
  const rows = await db
    .select({ name: sql<string>`sequencename::text` })
    .from(sql`pg_sequences`)
    .where(sql`schemaname = 'public'`);
  const next: Record<string, number> = {};
  for (const { name } of rows) {
    const [row] = await db
      .select({ value: sql<number>`(last_value + is_called::int)::int` })
      .from(sql`${sql.identifier(name)}`);
    next[name] = row?.value ?? 0;
  }
  return next;
}

test(
  'from PGlite to PGlite',
  async () => {
    const restored = await openBareDatabase();
    const place = await newPlace();
    const result = await restoreBackup(place, restored, { ...options, folder });
    expect(result).toMatchObject({ media: 1, deleted: 0 });
    expect(readdirSync(join(place.mediaDir, 'hls', 'film'))).toEqual(['master.m3u8']);
    expect(await place.storage.uploads.bytesOf('imported/import-1.jpg')).toBe(9);
    await expectSame(restored);
    await restored.migrate();
    await restored.close();
  },
  SEEDING_MS,
);

test('only its owner can read a backup', () => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const { mode } = statSync(join(entry.parentPath, entry.name));
    expect(mode & 0o777, entry.name).toBe(entry.isDirectory() ? 0o700 : 0o600);
  }
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

describeOnPostgres('with a real PostgreSQL', () => {
  test(
    'from PGlite to it, and from there back',
    async () => {
      const moved = await openPostgresDatabase();
      await restoreBackup(await newPlace(), moved, { ...options, folder });
      await expectSame(moved);
      const again = `${folder}-again`;
      await takeBackup(await newPlace(), moved.db, { folder: again, media: false });
      const back = await openBareDatabase();
      await restoreBackup(await newPlace(), back, { ...options, folder: again });
      expect(await fingerprint(back.db)).toEqual(await fingerprint(moved.db));
      await moved.close();
      await back.close();
    },
    SEEDING_MS,
  );

  test(
    'a backup beside writes is of one moment, which all that was written before is in',
    async () => {
      const busy = await openPostgresDatabase();
      const { db } = busy;
      await addContents(db);
      const { id: userId } = await addReader(db);
      const [shown] = await db.select().from(contents);
      if (!shown) throw new Error('There is no content.');
      const { id, search, titleWords, ...fields } = shown;
      let next = 1_000;
      // A row, and one that references it: tables read at different moments would have the second alone.
      const write = async () => {
        next += 1;
        await db.insert(contents).values({ ...fields, id: next });
        await db.insert(savedContents).values({ userId, contentId: next });
      };
      for (let count = 0; count < 20; count += 1) await write();
      const acknowledged = next;
      const beside = `${folder}-beside`;
      let isTaken = false;
      const taking = takeBackup(await newPlace(), db, { folder: beside, media: false }).finally(() => {
        isTaken = true;
      });
      while (!isTaken) await write();
      await taking;
      const restored = await openBareDatabase();
      await restoreBackup(await newPlace(), restored, { ...options, folder: beside });
      const saved = await restored.db.select().from(savedContents);
      expect(saved.map(({ contentId }) => contentId)).toContain(acknowledged);
      expect(next).toBeGreaterThan(acknowledged);
      await busy.close();
      await restored.close();
    },
    SEEDING_MS,
  );
});
