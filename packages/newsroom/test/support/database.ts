/** Databases for tests: copies of one made once per run, reused in a worker, or new ones on a real PostgreSQL. */
import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seed } from '@portada/edition';
import pg from 'pg';
import type { DatabaseLimits } from '../../src/config/database-limits.ts';
import { type Connection, connect, connectPglite } from '../../src/db/client.ts';
import { clear, revisionOf } from './clearing.ts';
import { testServer } from './postgres.ts';

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
  return openDatabaseOn(await testServer(), limits);
}

/** A new database on a server, up to date. */
export async function openDatabaseOn(server: string, limits?: DatabaseLimits): Promise<PostgresDatabase> {
  const { url, drop } = await createDatabase(server);
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

/** One without any table. */
export async function createDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `portada_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  // A process that a test has killed may still be connected.
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A copy of a database that the first test file to request it has made. */
async function openCopy(contents: Contents): Promise<Pglite> {
  const file = join(process.env.PORTADA_TEST_RUN ?? '', `${contents}.tar`);
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
