/**
 * Two processes beside one, each on a core of its own, both on one PostgreSQL.
 *
 * The load and the database need cores too. Where the machine has no others, requests a second say how full it is, and
 * only the CPU time of a request says what two processes cost each other: "times" is what two would answer on cores
 * that nobody else uses.
 */
import { CONNECTIONS, driveAll, type Load } from './load.ts';
import { readPaths } from './paths.ts';
import { serveNewsroom } from './served.ts';
import { markdownOf, print } from './table.ts';

/**
 * From memory, and from the database: few of that at a time, as what is still being made at the end has its CPU time
 * too.
 */
const cases = [
  ['front page', CONNECTIONS],
  ['streaming list', CONNECTIONS],
  ['search', 4],
] as const;

/** The table, which it prints too. */
export async function measureTwo(databaseUrl: string, load: Load): Promise<string> {
  const env = { DATABASE_URL: databaseUrl };
  const first = await serveNewsroom(env, 0);
  const second = await serveNewsroom(env, 1);
  const paths = await readPaths(async (path) => (await fetch(first.address + path)).text());
  const rows: string[][] = [];
  for (const [name, connections] of cases) {
    const path = paths[name] ?? '/';
    const one = await driveAll([first], path, { ...load, connections });
    const two = await driveAll([first, second], path, { ...load, connections });
    const failed = [one, two].flatMap(({ driven }) => driven).reduce((sum, { failed }) => sum + failed, 0);
    rows.push([
      name,
      one.perSecond.toFixed(0),
      one.cpuMs.toFixed(2),
      two.perSecond.toFixed(0),
      two.cpuMs.toFixed(2),
      ((2 * one.cpuMs) / two.cpuMs).toFixed(2),
      String(failed),
    ]);
  }
  await Promise.all([first.close(), second.close()]);
  const table = markdownOf(
    ['what', 'one: requests/s', 'CPU', 'two: requests/s', 'CPU', 'times', 'failed'],
    rows,
  );
  print('One process and two; CPU of the processes for a request, in milliseconds', table);
  return table;
}
