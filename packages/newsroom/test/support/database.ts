/** Databases for tests: copies of one made once per run, reused in a worker, or new ones on a real PostgreSQL. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { seed } from '@portada/edition';
import type { DatabaseLimits } from '../../src/config/database-limits.ts';
import { type Connection, connect, connectPglite } from '../../src/db/client.ts';
import { clear, revisionOf } from './clearing.ts';
import { createDatabase, templateOfServer, testServer } from './postgres.ts';
import { newDirectory } from './process.ts';

/** `bare` is without any table, `empty` up to date without a row. */
type Contents = 'bare' | 'empty' | 'seeded';
type Filled = Exclude<Contents, 'bare'>;
type PostgresDatabase = Connection & { readonly url: string };
type Pglite = Awaited<ReturnType<typeof connectPglite>>;

const fill: Record<Filled, (connection: Connection) => Promise<void>> = {
  empty: async () => undefined,
  seeded: ({ db }) => db.transaction((transaction) => seed(transaction)),
};

/** Open databases that no test uses: opening one takes a second, and as long again until its code is compiled. */
const unused: Record<Contents, Pglite[]> = { bare: [], empty: [], seeded: [] };

/** `TEST_DATABASE_URL`: a server on which each call gets its own database. */
export function openDatabase(): Promise<Connection> {
  return openFilled('empty');
}

/** A database with the newsroom's seed, dated from a moment of this run. */
export function openSeededDatabase(): Promise<Connection> {
  return openFilled('seeded');
}

async function openFilled(contents: Filled): Promise<Connection> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openReusable(contents);
  const connection = await openDatabaseOn(server);
  await fill[contents](connection);
  return connection;
}

/** When closed it stays open for the next test with the same contents, unless it cannot be brought back to them. */
async function openReusable(contents: Filled): Promise<Connection> {
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

/** An empty PGlite that no other test gets: its statistics are those of one test's rows. */
export function openOwnDatabase(): Promise<Pglite> {
  return openCopy('empty');
}

/** A PGlite without any table, as an operator's new database; what is made in it is dropped when it is closed. */
export async function openBareDatabase(): Promise<Pglite> {
  const connection = unused.bare.pop() ?? (await openCopy('bare'));
  return {
    ...connection,
    async close() {
      await connection.client.exec(
        'drop schema public cascade; create schema public; drop schema if exists drizzle cascade;',
      );
      unused.bare.push(connection);
    },
  };
}

/** A new data directory, its database a copy: making one on a disk takes several times as long. */
export async function newDataDir(contents: 'bare' | 'empty'): Promise<string> {
  const file = fileOf(contents);
  if (!existsSync(file)) unused[contents].push(await openCopy(contents));
  const dataDir = newDirectory();
  const database = join(dataDir, 'database');
  await mkdir(database);
  await promisify(execFile)('tar', ['-x', '-f', file, '-C', database]);
  return dataDir;
}

/** A database of its own on a real PostgreSQL, for tests within `describeOnPostgres`. */
export async function openPostgresDatabase(limits?: DatabaseLimits): Promise<PostgresDatabase> {
  return openDatabaseOn(await testServer(), limits, templateOfServer());
}

/** A new database on a server, up to date. */
export async function openDatabaseOn(
  server: string,
  limits?: DatabaseLimits,
  template?: string,
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

/** A copy of a database that the first test file to request it has made. */
async function openCopy(contents: Contents): Promise<Pglite> {
  const file = fileOf(contents);
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

const fileOf = (contents: Contents) => join(process.env.PORTADA_TEST_RUN ?? '', `${contents}.tar`);

const make: Record<Contents, () => Promise<Pglite>> = {
  bare: () => connectPglite(),
  async empty() {
    const connection = await openCopy('bare');
    await connection.migrate();
    return connection;
  },
  async seeded() {
    const connection = await openCopy('empty');
    await fill.seeded(connection);
    return connection;
  },
};
