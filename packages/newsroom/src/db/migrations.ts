/** Runs the migrations, which `drizzle-kit generate` writes from the schema. */
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { asc, DrizzleQueryError, desc, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema, text } from 'drizzle-orm/pg-core';
import { StartError } from '../config/config.ts';
import type { Database } from './database.ts';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Drizzle's table of applied migrations. */
const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
});

/** The time of the last migration that has run; undefined where none has. */
export async function lastMigration(db: Database): Promise<number | undefined> {
  if (!(await hasMigrations(db))) return undefined;
  const [last] = await db.select().from(applied).orderBy(desc(applied.createdAt)).limit(1);
  return last?.createdAt;
}

async function hasMigrations(db: Database): Promise<boolean> {
  const [found] = await db
    .select({ isThere: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` })
    .from(sql`(select) as one`);
  return found?.isThere ?? false;
}

/** All migrations of this version, in their order. */
export const migrations = readMigrationFiles({ migrationsFolder });

/** Runs migrations as part of a transaction, which drizzle's migrator cannot, and notes them as it would. */
export async function runMigrations(transaction: Database, chosen: typeof migrations): Promise<void> {
  await transaction.execute(sql`create schema if not exists drizzle`);
  await transaction.execute(sql`
    create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint
    )`);
  for (const { sql: statements, hash, folderMillis } of chosen) {
    for (const statement of statements) await transaction.execute(sql.raw(statement));
    await transaction.insert(applied).values({ hash, createdAt: folderMillis });
  }
}

/**
 * A change of a table waits for whoever reads it, a backup for hours, and whoever comes after waits for the change: it
 * gives way after two seconds, and tries again for as long as an operator would.
 */
const LOCK_TIMEOUT = '2s';
const PAUSE_MS = 3_000;
const GIVE_UP_MS = 600_000;

/** No lock within the time, or each of two had what the other wanted. */
const LOCKED = ['55P03', '40P01'];

/** Runs the migrations that have not run, each in a transaction of its own, so that no lock outlasts its migration. */
async function migrate(db: Database, onWait: () => void): Promise<void> {
  await runMigrations(db, []);
  const last = (await lastMigration(db)) ?? 0;
  const until = Date.now() + GIVE_UP_MS;
  let isTold = false;
  for (const migration of migrations.filter(({ folderMillis }) => folderMillis > last)) {
    while (!(await tryMigration(db, migration, until))) {
      if (!isTold) onWait();
      isTold = true;
      await pause(PAUSE_MS);
    }
  }
}

/** False if others have the table. */
async function tryMigration(
  db: Database,
  migration: (typeof migrations)[number],
  until: number,
): Promise<boolean> {
  try {
    await db.transaction(async (transaction) => {
      await transaction.execute(sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`));
      await runMigrations(transaction, [migration]);
    });
    return true;
  } catch (error) {
    if (!isLocked(error) || Date.now() > until) throw error;
    return false;
  }
}

function isLocked(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && LOCKED.some((code) => code === cause.code);
}

/**
 * Runs the migrations; throws a `StartError` with the reason of a failure.
 *
 * @param onWait called once if a table is in use
 */
export async function bringUpToDate(db: Database, onWait: () => void = () => {}): Promise<void> {
  try {
    await migrate(db, onWait);
  } catch (error) {
    if (await isFromBefore(db)) {
      throw new StartError(
        'This database was made before 1.0.0, by migrations that are no more. Give the newsroom an empty one: delete DATA_DIR, or name another database in DATABASE_URL.',
      );
    }
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new StartError(`The tables of the database could not be brought up to date: ${cause}`);
  }
}

/** Whether the database was created by other migrations than the current ones. */
export async function isFromBefore(db: Database): Promise<boolean> {
  // The migrator may have failed before it created its table.
  if (!(await hasMigrations(db))) return false;
  const [oldest] = await db.select().from(applied).orderBy(asc(applied.createdAt)).limit(1);
  return oldest !== undefined && oldest.createdAt !== migrations[0]?.folderMillis;
}
