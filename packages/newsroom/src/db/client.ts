/** The database: PGlite in the process, or a PostgreSQL server, with the same SQL and the same migrations. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { type Config, StartError } from '../config/config.ts';
import type { Database } from './database.ts';
import { holdDirectory } from './directory-lock.ts';
import { bringUpToDate, migrationsFolder } from './migrations.ts';
import * as schema from './schema/index.ts';

export type { Database } from './database.ts';

export interface Connection {
  readonly db: Database;
  /** Runs the migrations. */
  migrate(): Promise<void>;
  /** Runs a task under a lock that all processes of the newsroom share: migrations and the seed at start. */
  exclusively(work: () => Promise<void>): Promise<void>;
  /** Logs connections that the database closes; the next query opens another one. */
  onDropped(listener: (error: Error) => void): void;
  close(): Promise<void>;
}

/** The id of the advisory lock: any number, as long as every process uses the same. */
const START_LOCK = 410_041;

/** Opens the configured database. Throws a `StartError` if it cannot be reached. */
export async function connect(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Connection> {
  if (config.databaseUrl) return connectPostgres(config.databaseUrl);
  const release = holdDirectory(config.dataDir);
  const dataDir = resolve(config.dataDir, 'database');
  mkdirSync(dataDir, { recursive: true });
  const connection = await connectPglite({ dataDir });
  return {
    ...connection,
    async close() {
      await connection.close();
      release();
    },
  };
}

/** PGlite in a directory, from a dump, or in memory by default. */
export async function connectPglite(options: PGliteOptions = {}): Promise<Connection & { client: PGlite }> {
  const client = await openPglite(options);
  const db = drizzlePglite(client, { schema });
  return {
    client,
    db,
    migrate: () => bringUpToDate(db, () => migratePglite(db, { migrationsFolder })),
    // PGlite has one process only: no lock is needed.
    exclusively: (work) => work(),
    onDropped: () => {},
    close: () => client.close(),
  };
}

async function openPglite(options: PGliteOptions): Promise<PGlite> {
  try {
    return await PGlite.create({ ...options, extensions: { fuzzystrmatch, pg_trgm, unaccent } });
  } catch (error) {
    throw new StartError(
      `The database in ${options.dataDir ?? 'memory'} cannot be opened: ${reason(error)}.`,
    );
  }
}

async function connectPostgres(connectionString: string): Promise<Connection> {
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 5_000 });
  // The pool replaces a broken idle connection; without a listener its error would end the process.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`DATABASE_URL cannot be used: ${reason(error)}.`);
  }
  const db = drizzlePostgres(pool, { schema });
  return {
    db,
    migrate: () => bringUpToDate(db, () => migratePostgres(db, { migrationsFolder })),
    exclusively: (work) => locked(pool, work),
    onDropped: (listener) => void pool.on('error', listener),
    close: () => pool.end(),
  };
}

async function locked(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [START_LOCK]);
    client.release();
  }
}

/** A short description of an error, for the terminal. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
