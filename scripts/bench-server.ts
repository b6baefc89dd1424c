/**
 * `pnpm bench:server`: what a page costs when nothing is kept in memory (`cold`), how many requests a process answers
 * from it, with 50 connections and Brotli (`warm`), two processes beside one (`two`), and a day's traffic in ten
 * minutes (`day`). `pnpm bench:server cold two` runs those two; without names all but the day run. In PGlite or, where
 * `DATABASE_URL` names a PostgreSQL, in a database of its own there; `two` and `day` need one. PGlite's own work is
 * among the CPU time of `cold`, which makes it twice what a page costs on PostgreSQL. `SECONDS` asks for longer runs,
 * `MINUTES` for another length of the day; `--readme` writes what was measured into README. Figures are worth
 * publishing from a machine that does nothing else, and from sources that are committed.
 */
import { measureCold } from '../packages/edition/scripts/bench/cold.ts';
import { type BenchDatabase, openPglite, openPostgres } from '../packages/edition/scripts/bench/databases.ts';
import { measureDay } from '../packages/edition/scripts/bench/day.ts';
import { summaryOf } from '../packages/edition/scripts/bench/summary.ts';
import { measureTwo } from '../packages/edition/scripts/bench/two.ts';
import { measureWarm } from '../packages/edition/scripts/bench/warm.ts';
import { takenAt, writeMeasured } from './build/measured.ts';

const { DATABASE_URL: server, SECONDS: seconds = '10', MINUTES: minutes = '10' } = process.env;
const given = process.argv.slice(2);
const asked = given.filter((word) => !word.startsWith('--'));
const parts = asked.length > 0 ? asked : ['cold', 'warm', ...(server ? ['two'] : [])];
const load = { duration: Number(seconds), headers: { 'accept-encoding': 'br' } };

async function withDatabase<Result>(measure: (database: BenchDatabase) => Promise<Result>): Promise<Result> {
  const database = await (server ? openPostgres(server) : openPglite());
  try {
    return await measure(database);
  } finally {
    await database.close();
  }
}

/** On a PostgreSQL; the processes seed it themselves. */
async function withProcesses(
  measure: (database: BenchDatabase, url: string) => Promise<string>,
): Promise<string> {
  return withDatabase(async (database) => {
    if (database.url) return measure(database, database.url);
    throw new Error('Two processes need a PostgreSQL: DATABASE_URL.');
  });
}

async function publish(section: string, table: string): Promise<void> {
  if (given.includes('--readme')) await writeMeasured(section, table);
}

console.log(`At ${takenAt()}, on Node ${process.versions.node}`);
const cold = parts.includes('cold') ? await withDatabase(measureCold) : [];
const warm = parts.includes('warm') ? await withDatabase(({ url }) => measureWarm(load, url)) : [];
if (cold.length > 0 && warm.length > 0) await publish('server', summaryOf(cold, warm));
if (parts.includes('two')) await publish('two', await withProcesses((_, url) => measureTwo(url, load)));
if (parts.includes('day')) {
  await publish('day', await withProcesses((database, url) => measureDay(database, url, Number(minutes))));
}
