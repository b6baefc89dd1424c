/** How long searches take among many contents. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, readConfig } from '@portada/newsroom';
import { seed } from '../../src/seed/index.ts';
import { readCases } from './cases.ts';
import { addCorpus } from './corpus.ts';
import type { BenchDatabase } from './databases.ts';
import { type Measure, measure, settle, timesOf, waysTable } from './measure.ts';
import { print } from './table.ts';

/**
 * The table of times, which it prints too. Loading takes minutes.
 * @param runs calls of each kind
 */
export async function measureSearch(
  database: BenchDatabase,
  contents: number,
  runs: number,
): Promise<string> {
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
  await app.close();
  const table = timesOf(measures);
  print(
    `${database.name}, ${contents.toLocaleString('en')} contents, milliseconds from request to answer`,
    table,
  );
  print('How the statements come to their rows', waysTable(measures));
  return table;
}
