/** A migrated, empty database per test file: a copy of one that is migrated once, or one on a real PostgreSQL. */
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type Connection, connect, connectPglite } from '../../src/db/client.ts';

/** `TEST_DATABASE_URL` names a server on which each test file gets a database of its own. */
export async function openDatabase(): Promise<Connection> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openPostgres(server) : openCopy();
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

async function openCopy(): Promise<Connection> {
  const file = join(tmpdir(), `portada-test-${migrationsHash()}.tar`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return connectPglite({ loadDataDir: new Blob([kept]) });
  const connection = await connectPglite();
  await connection.migrate();
  const dump = await connection.client.dumpDataDir('none');
  // Written beside and renamed: another test file may be at the same work.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, file);
  return connection;
}

function migrationsHash(): string {
  const folder = fileURLToPath(new URL('../../migrations/', import.meta.url));
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.sql'))) {
    hash.update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
