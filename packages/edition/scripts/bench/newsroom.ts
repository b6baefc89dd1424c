/** A newsroom of its own for a benchmark in the browser: in memory, seeded, on a free port. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type connect, connectPglite, createApp, type Database, readConfig } from '@portada/newsroom';
import { type Browser, chromium } from 'playwright';
import { edition } from '../../src/index.ts';
import { seed } from '../../src/seed/index.ts';
import { addCorpus } from './corpus.ts';

export interface BenchNewsroom {
  readonly address: string;
  readonly db: Database;
  close(): Promise<void>;
}

export type OpenDatabase = () => Promise<Awaited<ReturnType<typeof connect>>>;

/** A new one, with the seed. */
async function openSeeded(): ReturnType<OpenDatabase> {
  const connection = await connectPglite();
  await connection.migrate();
  await connection.db.transaction((transaction) => seed(transaction));
  return connection;
}

/** @param contents how many contents it has beside those of the seed */
export async function openNewsroom(
  contents = 0,
  openDatabase: OpenDatabase = openSeeded,
): Promise<BenchNewsroom> {
  const connection = await openDatabase();
  if (contents > 0) await addCorpus(connection.db, contents, new Date());
  const config = readConfig({
    ENVIRONMENT: 'development',
    DATA_DIR: await mkdtemp(join(tmpdir(), 'portada-bench-')),
    MEDIA_DIR: edition.mediaFolder,
  });
  const app = await createApp({ config, db: connection.db, example: edition });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    address,
    db: connection.db,
    close: async () => {
      await app.close();
      await connection.close();
    },
  };
}

/** The browser of `CHROMIUM_PATH`, or Playwright's own. */
export function openBrowser(executablePath = process.env.CHROMIUM_PATH): Promise<Browser> {
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
}
