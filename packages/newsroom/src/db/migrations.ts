/** Runs the migrations, which `drizzle-kit generate` writes from the schema. */
import { fileURLToPath } from 'node:url';
import { asc } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema } from 'drizzle-orm/pg-core';
import { StartError } from '../config/config.ts';
import type { Database } from './database.ts';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Drizzle's table of applied migrations. */
const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
});

/** Runs drizzle's migrator; throws a `StartError` with the reason of a failure. */
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

/** Whether the database was created by other migrations than the current ones. */
async function isFromBefore(db: Database): Promise<boolean> {
  const [oldest] = await db
    .select()
    .from(applied)
    .orderBy(asc(applied.createdAt))
    .limit(1)
    // There is no such table: the migrator failed before it created it.
    .catch(() => []);
  const [first] = readMigrationFiles({ migrationsFolder });
  return oldest !== undefined && oldest.createdAt !== first?.folderMillis;
}
