/** Times the cases and says which indexes their statements use. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Case } from './cases.ts';
import type { BenchDatabase, Statement } from './databases.ts';
import { markdownOf } from './table.ts';

export interface Measure {
  readonly name: string;
  /** Milliseconds. */
  readonly median: number;
  readonly p95: number;
  /** How the statements come to their rows, each way once. */
  readonly ways: readonly string[];
}

/** What the process and the database need to warm up is not counted. */
const WARM_UP = 3;

export async function measure(
  app: FastifyInstance,
  database: BenchDatabase,
  { name, urls }: Case,
  runs: number,
): Promise<Measure> {
  for (let round = 0; round < WARM_UP; round += 1) for (const url of urls) await ask(app, url);
  database.takeStatements();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await ask(app, urls[run % urls.length] ?? '/'));
  const ways = await waysOf(database, distinct(database.takeStatements()));
  return { name, median: quantile(times, 0.5), p95: quantile(times, 0.95), ways };
}

async function ask(app: FastifyInstance, url: string): Promise<number> {
  const start = performance.now();
  const { statusCode, body } = await app.inject(url);
  const took = performance.now() - start;
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`);
  return took;
}

/** The value below which that share of all lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** Statements by how they read: their parameters differ from call to call. */
function distinct(statements: readonly Statement[]): Statement[] {
  return [...new Map(statements.map((statement) => [statement.query, statement])).values()];
}

/** Tables of some dozens of rows, which are read whole whatever their indexes. */
const SMALL = /^(Seq Scan on )?(authors|pictures|sections)/;

async function waysOf({ explain }: BenchDatabase, statements: readonly Statement[]): Promise<string[]> {
  const ways = new Set<string>();
  for (const statement of statements) {
    const plan = await explain(statement);
    const scans = plan.matchAll(
      /(?:Index Only Scan|Index Scan|Bitmap Index Scan)(?: Backward)? (?:using|on) (\w+)|(Seq Scan on \w+)/g,
    );
    for (const [, index, whole] of scans) ways.add(index ?? whole ?? '');
  }
  return [...ways].filter((way) => way !== '' && !SMALL.test(way)).toSorted();
}

/** What the planner knows is what it was told last. */
export async function settle({ db }: BenchDatabase): Promise<void> {
  await db.execute(sql`vacuum analyze`);
}

export function timesOf(measures: readonly Measure[]): string {
  const rows = measures.map(({ name, median, p95 }) => [name, median.toFixed(1), p95.toFixed(1)]);
  return markdownOf(['what is asked', 'median', '95th percentile'], rows);
}

export function waysTable(measures: readonly Measure[]): string {
  const rows = measures.map(({ name, ways }) => [name, ways.join(', ')]);
  return markdownOf(['what is asked', 'indexes'], rows, [0, 1]);
}
