/** What a page costs when nothing is kept in memory. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, readConfig } from '@portada/newsroom';
import { seed } from '../../src/seed/index.ts';
import type { BenchDatabase } from './databases.ts';
import { settle } from './measure.ts';
import { readPaths } from './paths.ts';
import { markdownOf, print } from './table.ts';

const RUNS = 30;

export interface ColdCost {
  readonly name: string;
  readonly queries: number;
  readonly cpuMs: number;
}

export async function measureCold(database: BenchDatabase): Promise<ColdCost[]> {
  await database.db.transaction(async (transaction) => seed(transaction, new Date()));
  await settle(database);
  const config = readConfig({ ENVIRONMENT: 'test', DATA_DIR: join(tmpdir(), 'portada-bench') });
  const app = await createApp({ config, db: database.db });
  const costs: ColdCost[] = [];
  for (const [name, path] of Object.entries(await readPaths(async (path) => (await app.inject(path)).body))) {
    for (let run = 0; run < RUNS; run += 1) await app.inject(path);
    database.takeStatements();
    const before = process.cpuUsage();
    for (let run = 0; run < RUNS; run += 1) await app.inject(path);
    const { user, system } = process.cpuUsage(before);
    const queries = database.takeStatements().length / RUNS;
    costs.push({ name, queries, cpuMs: (user + system) / 1_000 / RUNS });
  }
  await app.close();
  print(
    `Nothing kept, on ${database.name}; CPU of the process, in milliseconds`,
    markdownOf(
      ['what', 'queries', 'CPU'],
      costs.map(({ name, queries, cpuMs }) => [name, queries.toFixed(0), cpuMs.toFixed(1)]),
    ),
  );
  return costs;
}
