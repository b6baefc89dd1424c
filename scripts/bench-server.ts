/**
 * `pnpm bench:server`: what a page costs when nothing is kept in memory (`cold`), how many requests a process answers
 * from it, with 50 connections and Brotli (`warm`), two processes beside one (`two`), and a day's traffic in ten
 * minutes (`day`). `pnpm bench:server cold two` runs those two; without names all but the day run. In PGlite or, where
 * `DATABASE_URL` names a PostgreSQL, in a database of its own there; two processes need one. PGlite's own work is among
 * the CPU time of `cold`, which makes it twice what a page costs on PostgreSQL. `SECONDS` asks for longer runs,
 * `MINUTES` for another length of the day; `--readme` writes what `cold` and `warm` measure into README. Figures are
 * worth publishing from a machine that does nothing else, and from sources that are committed.
 */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { type ColdCost, measureCold } from '../packages/edition/scripts/bench/cold.ts';
import { type BenchDatabase, openPglite, openPostgres } from '../packages/edition/scripts/bench/databases.ts';
import { measureDay } from '../packages/edition/scripts/bench/day.ts';
import { summaryOf } from '../packages/edition/scripts/bench/summary.ts';
import { measureTwo } from '../packages/edition/scripts/bench/two.ts';
import { measureWarm, type WarmRate } from '../packages/edition/scripts/bench/warm.ts';
import { fromRoot } from './build/paths.ts';
import { withSection } from './build/section.ts';

const { DATABASE_URL: server, SECONDS: seconds = '10', MINUTES: minutes = '10' } = process.env;
const given = process.argv.slice(2);
const asked = given.filter((word) => !word.startsWith('--'));
const parts = asked.length > 0 ? asked : ['cold', 'warm', 'two'];
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
  measure: (database: BenchDatabase, url: string) => Promise<void>,
): Promise<void> {
  await withDatabase(async (database) => {
    if (database.url) await measure(database, database.url);
    else console.log('\nTwo processes need a PostgreSQL: DATABASE_URL.');
  });
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: fromRoot('.'), encoding: 'utf8' }).trim();

/** The commit of the sources, and whether they are what it has. */
function takenAt(): string {
  const isClean = git('status', '--porcelain') === '';
  return git('rev-parse', '--short=8', 'HEAD') + (isClean ? '' : ', with changes');
}

async function writeReadme(cold: readonly ColdCost[], warm: readonly WarmRate[]): Promise<void> {
  const file = fromRoot('README.md');
  const text = `Timed at ${takenAt()}:\n\n${summaryOf(cold, warm)}`;
  await writeFile(file, withSection(await readFile(file, 'utf8'), 'server', text));
}

console.log(`At ${takenAt()}, on Node ${process.versions.node}`);
const cold = parts.includes('cold') ? await withDatabase(measureCold) : [];
const warm = parts.includes('warm') ? await withDatabase(({ url }) => measureWarm(load, url)) : [];
if (parts.includes('two')) await withProcesses((_, url) => measureTwo(url, load));
if (parts.includes('day')) await withProcesses((database, url) => measureDay(database, url, Number(minutes)));
if (given.includes('--readme')) {
  if (cold.length === 0 || warm.length === 0) throw new Error('--readme needs both `cold` and `warm`.');
  await writeReadme(cold, warm);
}
