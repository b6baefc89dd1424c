/**
 * `pnpm bench:search`: how long searches take among 100,000 contents, on PGlite and, where `DATABASE_URL` names a
 * PostgreSQL, in a database of its own there. `CONTENTS` asks for another number, `RUNS` for more calls of each kind,
 * `ONLY=postgres` or `ONLY=pglite` for one of both. Loading takes minutes.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, readConfig } from '@portada/newsroom';
import { seed } from '../src/seed/index.ts';
import { readCases } from './bench/cases.ts';
import { addCorpus } from './bench/corpus.ts';
import { type BenchDatabase, openPglite, openPostgres } from './bench/databases.ts';
import { type Measure, measure, printed, settle } from './bench/measure.ts';

const contents = Number(process.env.CONTENTS ?? 100_000);
const runs = Number(process.env.RUNS ?? 200);

async function bench(database: BenchDatabase): Promise<void> {
  const { db } = database;
  const now = new Date();
  console.log(`Loading ${contents.toLocaleString('en')} contents into ${database.name}…`);
  const start = performance.now();
  await db.transaction(async (transaction) => seed(transaction, now));
  await addCorpus(db, contents, now);
  await settle(database);
  console.log(`Loaded in ${Math.round((performance.now() - start) / 1_000)} s.`);
  const config = readConfig({ ENVIRONMENT: 'test', DATA_DIR: join(tmpdir(), 'portada-bench') });
  const app = await createApp({ config, db });
  const measures: Measure[] = [];
  for (const benchCase of await readCases(app)) measures.push(await measure(app, database, benchCase, runs));
  console.log(printed(database.name, contents, measures));
  await app.close();
}

async function run(open: () => Promise<BenchDatabase>): Promise<void> {
  const database = await open();
  try {
    await bench(database);
  } finally {
    await database.close();
  }
}

const { DATABASE_URL: server, ONLY: only } = process.env;
if (server && only !== 'pglite') await run(() => openPostgres(server));
if (only !== 'postgres') await run(openPglite);
