/** What one process answers from memory, and what a bare Fastify does. */
import { fileURLToPath } from 'node:url';
import { CONNECTIONS, drive, type Load } from './load.ts';
import { readPaths } from './paths.ts';
import { type BenchServer, serve, serveNewsroom } from './served.ts';
import { markdownOf, print } from './table.ts';

export interface WarmRate {
  readonly name: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

/** @param databaseUrl of a PostgreSQL; without it in PGlite */
export async function measureWarm(load: Load, databaseUrl = ''): Promise<WarmRate[]> {
  const newsroom = await serveNewsroom({ DATABASE_URL: databaseUrl });
  const read = async (path: string) => (await fetch(newsroom.address + path)).text();
  const rates: WarmRate[] = [];
  const { search: _neverKept, ...paths } = await readPaths(read);
  for (const [name, path] of Object.entries(paths)) rates.push(await rateOf(name, newsroom, path, load));
  const { headers: sent } = await fetch(newsroom.address, { headers: { 'accept-encoding': 'br' } });
  await newsroom.close();
  const bytes = sent.get('content-length') ?? '';
  const bare = await serve(fileURLToPath(new URL('bare.ts', import.meta.url)), { args: [bytes] });
  rates.push(await rateOf('a bare Fastify, as long as the front page', bare, '/', load));
  await bare.close();
  print(
    `Kept in memory, one process, ${CONNECTIONS} connections, Brotli`,
    markdownOf(
      ['what', 'requests/s', 'p50 ms', 'p99 ms', 'failed'],
      rates.map(({ name, perSecond, p50, p99, failed }) => [
        ...[name, perSecond.toFixed(0)],
        ...[p50, p99, failed].map(String),
      ]),
    ),
  );
  return rates;
}

async function rateOf(name: string, { address }: BenchServer, path: string, load: Load): Promise<WarmRate> {
  // What the process needs to warm up is not counted.
  await drive(address + path, { ...load, duration: 2 });
  return { name, ...(await drive(address + path, load)) };
}
