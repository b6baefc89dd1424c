/** Brings the tables of a database up to date. `drizzle-kit generate` writes the migrations, from the schema. */
import { fileURLToPath } from 'node:url';
import { asc } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema } from 'drizzle-orm/pg-core';
import { StartError } from '../config/config.ts';
import type { Database } from './database.ts';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Where drizzle keeps which migrations a database has had. */
const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
});

/** Runs drizzle's migrator; where that fails, a `StartError` says why. */
export async function bringUpToDate(db: Database, migrate: () => Promise<void>): Promise<void> {
  try {
    await migrate();
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

/** Whether the first migration that a database has had is not the first that there is. */
async function isFromBefore(db: Database): Promise<boolean> {
  const [oldest] = await db
    .select()
    .from(applied)
    .orderBy(asc(applied.createdAt))
    .limit(1)
    // No such table: the migrator did not come that far.
    .catch(() => []);
  const [first] = readMigrationFiles({ migrationsFolder });
  return oldest !== undefined && oldest.createdAt !== first?.folderMillis;
}
