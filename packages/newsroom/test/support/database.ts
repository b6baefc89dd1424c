/** Databases for tests: copies of one made once per run, reused in a worker, or new ones on a real PostgreSQL. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seed } from '@portada/edition';
import pg from 'pg';
import type { DatabaseLimits } from '../../src/config/database-limits.ts';
import { type Connection, connect, connectPglite } from '../../src/db/client.ts';
import { clear, revisionOf } from './clearing.ts';
import { testServer } from './postgres.ts';
import { newDirectory } from './process.ts';

type Contents = 'empty' | 'seeded';
type PostgresDatabase = Connection & { readonly url: string };
type Pglite = Awaited<ReturnType<typeof connectPglite>>;

const fill: Record<Contents, (connection: Connection) => Promise<void>> = {
  empty: async () => undefined,
  seeded: ({ db }) => db.transaction((transaction) => seed(transaction)),
};

/** Open databases that no test uses: opening one takes a second, and as long again until its code is compiled. */
const unused: Record<Contents, Pglite[]> = { empty: [], seeded: [] };

/** `TEST_DATABASE_URL`: a server on which each call gets its own database. */
export function openDatabase(): Promise<Connection> {
  return openFilled('empty');
}

/** A database with the newsroom's seed, dated from a moment of this run. */
export function openSeededDatabase(): Promise<Connection> {
  return openFilled('seeded');
}

async function openFilled(contents: Contents): Promise<Connection> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openReusable(contents);
  const connection = await openDatabaseOn(server);
  await fill[contents](connection);
  return connection;
}

/** When closed it stays open for the next test with the same contents, unless it cannot be brought back to them. */
async function openReusable(contents: Contents): Promise<Connection> {
  const connection = unused[contents].pop() ?? (await openCopy(contents));
  const before = await revisionOf(connection.client);
  return {
    ...connection,
    async close() {
      const after = await revisionOf(connection.client);
      const isWritten = after.transactions !== before.transactions;
      const canBeCleared = contents === 'empty' && after.columns === before.columns;
      if (isWritten && !canBeCleared) return connection.close();
      if (isWritten) await clear(connection.client);
      unused[contents].push(connection);
    },
  };
}

/** PGlites without any table that no test uses. */
const bare: Pglite[] = [];

/** A PGlite without any table, as an operator's new database; what is made in it is dropped when it is closed. */
export async function openBareDatabase(): Promise<Pglite> {
  const connection = bare.pop() ?? (await connectPglite());
  return {
    ...connection,
    async close() {
      await connection.client.exec(
        'drop schema public cascade; create schema public; drop schema if exists drizzle cascade;',
      );
      bare.push(connection);
    },
  };
}

/** A database of its own on a real PostgreSQL, for tests within `describeOnPostgres`. */
export async function openPostgresDatabase(limits?: DatabaseLimits): Promise<PostgresDatabase> {
  const server = await testServer();
  return openDatabaseOn(server, limits, await templateOn(server));
}

/** A new database on a server, up to date. */
export async function openDatabaseOn(
  server: string,
  limits?: DatabaseLimits,
  template = 'template1',
): Promise<PostgresDatabase> {
  const { url, drop } = await createDatabase(server, template);
  const connection = await connect({ databaseUrl: url, dataDir: '' }, limits);
  await connection.migrate();
  return {
    ...connection,
    url,
    async close() {
      await connection.close();
      await drop();
    },
  };
}

const TEMPLATE = 'portada_template';

/** A migrated database to copy, which the first to ask makes; none on a server that outlives the run. */
async function templateOn(server: string): Promise<string | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [TEMPLATE]);
    if (rowCount) return;
    await client.query(`create database ${TEMPLATE}`);
    const connection = await connect({ databaseUrl: urlOf(server, TEMPLATE), dataDir: '' });
    await connection.migrate();
    await connection.close();
  });
  return TEMPLATE;
}

/** By default one without any table. */
export async function createDatabase(
  server: string,
  template = 'template1',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `portada_test_${randomUUID().replaceAll('-', '')}`;
  const run = (statement: string) => onServer(server, (client) => client.query(statement));
  await run(`create database ${name} template ${template}`);
  // A process that a test has killed may still be connected.
  return { url: urlOf(server, name), drop: () => run(`drop database ${name} with (force)`) };
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** A data directory with a PGlite that is up to date, for a process: it would take seconds to make one. */
export async function newMigratedDirectory(): Promise<string> {
  if (!existsSync(dumpOf('empty'))) await (await openReusable('empty')).close();
  const directory = newDirectory();
  const database = join(directory, 'database');
  mkdirSync(database);
  execFileSync('tar', ['-x', '-f', dumpOf('empty'), '-C', database], { stdio: 'pipe' });
  return directory;
}

const dumpOf = (contents: Contents) => join(process.env.PORTADA_TEST_RUN ?? '', `${contents}.tar`);

/** A copy of a database that the first test file to request it has made. */
async function openCopy(contents: Contents): Promise<Pglite> {
  const file = dumpOf(contents);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return connectPglite({ loadDataDir: new Blob([kept]) });
  const connection = await make[contents]();
  const dump = await connection.client.dumpDataDir('none');
  // Written to a temporary file and renamed: another test file may do the same concurrently.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, file);
  return connection;
}

const make: Record<Contents, () => Promise<Pglite>> = {
  async empty() {
    const connection = await connectPglite();
    await connection.migrate();
    return connection;
  },
  async seeded() {
    const connection = await openCopy('empty');
    await fill.seeded(connection);
    return connection;
  },
};
