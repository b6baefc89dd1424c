/** The database: PGlite in the process, or a PostgreSQL server, with the same SQL and the same migrations. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { type Config, StartError } from '../config/config.ts';
import { type DatabaseLimits, unlimited } from '../config/database-limits.ts';
import { type Changes, changesOfPglite, changesOfPostgres } from './changes.ts';
import type { Database } from './database.ts';
import { holdDirectory } from './directory-lock.ts';
import { locksOfPostgres, type SharedLocks } from './locks.ts';
import { bringUpToDate } from './migrations.ts';
import { LimitedPool, type PoolCounts } from './pool.ts';
import * as schema from './schema/index.ts';
import { DatabaseUnavailable } from './unavailable.ts';
import { queryCounter } from './work.ts';

export type { Database } from './database.ts';

export interface Connection {
  readonly db: Database;
  /** Runs the migrations. */
  migrate(): Promise<void>;
  /** Runs a task under a lock that all processes of the newsroom share: migrations and the seed at start. */
  exclusively(work: () => Promise<void>): Promise<void>;
  /** Logs connections that the database closes; the next query opens another one. */
  onDropped(listener: (error: Error) => void): void;
  /** Changes of what is published. */
  readonly changes: Changes;
  /** Locks that the processes of a PostgreSQL share. */
  readonly locks?: SharedLocks;
  /** The connections of a PostgreSQL at this moment. */
  readonly poolCounts?: () => PoolCounts;
  close(): Promise<void>;
}

/** The id of the advisory lock: any number, as long as every process uses the same. */
const START_LOCK = 410_041;

/** Opens the configured database, by default without limits. Throws a `StartError` if it cannot be reached. */
export async function connect(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  limits: DatabaseLimits = unlimited,
): Promise<Connection> {
  if (config.databaseUrl) return connectPostgres(config.databaseUrl, limits);
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
  const db = drizzlePglite(client, { schema, logger: queryCounter });
  return {
    client,
    db,
    migrate: () => bringUpToDate(db),
    // PGlite has one process only: no lock is needed.
    exclusively: (work) => work(),
    onDropped: () => {},
    changes: changesOfPglite(client),
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

async function connectPostgres(connectionString: string, limits: DatabaseLimits): Promise<Connection> {
  const pool = new LimitedPool(connectionString, limits);
  // The pool replaces a broken idle connection; without a listener its error would end the process.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`DATABASE_URL cannot be used: ${reason(error)}.`);
  }
  const locks = locksOfPostgres(connectionString);
  const db = drizzlePostgres(pool, { schema, logger: queryCounter });
  return {
    db,
    migrate: () => migrateWithoutLimits(connectionString),
    exclusively: (work) => locked(connectionString, work),
    onDropped: (listener) => void pool.on('error', listener),
    changes: changesOfPostgres(connectionString),
    locks,
    poolCounts: () => pool.counts(),
    async close() {
      await locks.close();
      await pool.end();
    },
  };
}

function migrateWithoutLimits(connectionString: string): Promise<void> {
  return onOwnConnection(connectionString, (client) =>
    bringUpToDate(drizzlePostgres(client, { schema }), () =>
      console.warn('A table that is to be changed is in use, by a backup perhaps: waiting for it.'),
    ),
  );
}

function locked(connectionString: string, work: () => Promise<void>): Promise<void> {
  return onOwnConnection(connectionString, async (client) => {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    await work();
  });
}

/** Without limits: an index on a large table takes minutes, and so does another process's start. */
async function onOwnConnection(
  connectionString: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString, keepAlive: true });
  // When the connection is cut, the query fails; without a listener the error would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** A short description of an error, for the terminal. */
function reason(error: unknown): string {
  if (error instanceof DatabaseUnavailable) return reason(error.cause);
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
