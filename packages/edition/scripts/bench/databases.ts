/** A fresh database for the benchmark, on PGlite and on a PostgreSQL, and every statement that goes to it. */

import { connect, connectPglite, type Database } from '@portada/newsroom';
import * as schema from '@portada/newsroom/schema';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';

export interface Statement {
  readonly query: string;
  readonly params: unknown[];
}

export interface BenchDatabase {
  readonly name: string;
  readonly db: Database;
  /** For other processes, where it is a PostgreSQL. */
  readonly url?: string;
  /** What was asked since the last look. */
  takeStatements(): Statement[];
  /** The plan of a statement with its parameters. */
  explain(statement: Statement): Promise<string>;
  close(): Promise<void>;
}

/** The contents are as many as memory takes; nothing is written to a disk. */
export async function openPglite(): Promise<BenchDatabase> {
  const connection = await connectPglite();
  await connection.migrate();
  const { logger, takeStatements } = recorder();
  return {
    name: 'PGlite, in memory',
    db: drizzlePglite(connection.client, { schema, logger }),
    takeStatements,
    async explain({ query, params }) {
      const { rows } = await connection.client.query<PlanRow>(`explain ${query}`, params);
      return planOf(rows);
    },
    close: () => connection.close(),
  };
}

/** A database of its own on the server that the address names, dropped at the end. */
export async function openPostgres(server: string): Promise<BenchDatabase> {
  const name = `portada_bench_${process.pid}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const connection = await connect({ databaseUrl: url.href, dataDir: '' });
  await connection.migrate();
  await connection.close();
  const pool = new pg.Pool({ connectionString: url.href });
  const { rows } = await pool.query("select current_setting('server_version') as version");
  const { logger, takeStatements } = recorder();
  return {
    name: `PostgreSQL ${rows[0]?.version}`,
    url: url.href,
    db: drizzlePostgres(pool, { schema, logger }),
    takeStatements,
    async explain({ query, params }) {
      const { rows } = await pool.query<PlanRow>(`explain ${query}`, params);
      return planOf(rows);
    },
    async close() {
      await pool.end();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

interface PlanRow {
  'QUERY PLAN': string;
}

function planOf(rows: readonly PlanRow[]): string {
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function recorder() {
  let statements: Statement[] = [];
  return {
    logger: {
      logQuery(query: string, params: unknown[]) {
        statements.push({ query, params });
      },
    },
    takeStatements() {
      const current = statements;
      statements = [];
      return current;
    },
  };
}
