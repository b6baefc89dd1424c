/**
 * `pnpm bench:search`: how long searches take among 100,000 contents, on PGlite and, where `DATABASE_URL` names a
 * PostgreSQL, in a database of its own there. `CONTENTS` asks for another number, `RUNS` for more calls of each kind,
 * `ONLY=postgres` or `ONLY=pglite` for one of both; `--readme` writes what PostgreSQL takes into README. Loading takes
 * minutes.
 */
import { type BenchDatabase, openPglite, openPostgres } from '../packages/edition/scripts/bench/databases.ts';
import { measureSearch } from '../packages/edition/scripts/bench/search.ts';
import { writeMeasured } from './build/measured.ts';

const contents = Number(process.env.CONTENTS ?? 100_000);
const runs = Number(process.env.RUNS ?? 200);
const { DATABASE_URL: server, ONLY: only } = process.env;
const toReadme = process.argv.includes('--readme');

async function run(open: () => Promise<BenchDatabase>): Promise<string> {
  const database = await open();
  try {
    return await measureSearch(database, contents, runs);
  } finally {
    await database.close();
  }
}

if (toReadme && (!server || only === 'pglite')) throw new Error('--readme needs a PostgreSQL: DATABASE_URL.');
if (server && only !== 'pglite') {
  const table = await run(() => openPostgres(server));
  if (toReadme) await writeMeasured('search', table);
}
if (only !== 'postgres' && !toReadme) await run(openPglite);
