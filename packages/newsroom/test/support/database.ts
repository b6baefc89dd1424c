/** A database per test file: a copy of one created once per run, or one on a real PostgreSQL. */
import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seed } from '@portada/edition';
import pg from 'pg';
import { type Connection, connect, connectPglite } from '../../src/db/client.ts';

type Fill = (connection: Connection) => Promise<void>;

/** `TEST_DATABASE_URL`: a server on which each test file gets its own database. */
export function openDatabase(): Promise<Connection> {
  return openFilled('empty', async () => undefined);
}

/** A database with the newsroom's seed, dated from a moment of this run. */
export function openSeededDatabase(): Promise<Connection> {
  return openFilled('seeded', ({ db }) => db.transaction((transaction) => seed(transaction)));
}

async function openFilled(name: string, fill: Fill): Promise<Connection> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openCopy(name, fill);
  const connection = await openPostgres(server);
  await fill(connection);
  return connection;
}

async function openPostgres(server: string): Promise<Connection> {
  const name = `portada_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const connection = await connect({ databaseUrl: url.href, dataDir: '' });
  await connection.migrate();
  return {
    ...connection,
    async close() {
      await connection.close();
      await onServer(server, `drop database ${name}`);
    },
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A copy of a database that is filled by the first test file to request it. */
async function openCopy(name: string, fill: Fill): Promise<Connection> {
  const file = join(process.env.PORTADA_TEST_RUN ?? '', `${name}.tar`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return connectPglite({ loadDataDir: new Blob([kept]) });
  const connection = await connectPglite();
  await connection.migrate();
  await fill(connection);
  const dump = await connection.client.dumpDataDir('none');
  // Written to a temporary file and renamed: another test file may do the same concurrently.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, file);
  return connection;
}
