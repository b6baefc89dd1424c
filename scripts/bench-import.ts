/**
 * `pnpm bench:import`: what it costs to take in 10,000 articles of a WordPress export, without pictures, again, and
 * with a picture of each, which a server in the same process gives. In PGlite, whose own work is counted too, or, where
 * `DATABASE_URL` names a PostgreSQL, in a database of its own there. `ITEMS` asks for another number; `--readme` writes
 * what was measured on a PostgreSQL into README.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BenchDatabase, openPglite, openPostgres } from '../packages/edition/scripts/bench/databases.ts';
import { markdownOf, print } from '../packages/edition/scripts/bench/table.ts';
import { wordpressExport } from '../packages/edition/scripts/bench/wordpress.ts';
import { seedSites } from '../packages/edition/src/seed/sites.ts';
import { freePort } from '../packages/newsroom/scripts/free-port.ts';
import { createApp } from '../packages/newsroom/src/app.ts';
import { importCommandWithin } from '../packages/newsroom/src/commands/import.ts';
import { readConfig } from '../packages/newsroom/src/config/config.ts';
import { writeMeasured } from './build/measured.ts';
import { fromRoot } from './build/paths.ts';

const items = Number(process.env.ITEMS ?? 10_000);
const { DATABASE_URL: server } = process.env;
const toReadme = process.argv.includes('--readme');
if (toReadme && !server) throw new Error('--readme needs a PostgreSQL: DATABASE_URL.');

const folder = mkdtempSync(join(tmpdir(), 'portada-bench-import-'));
const photo = readFileSync(fromRoot('packages/edition/media/pictures/housing-2.jpg'));
const port = await freePort();
const pictures = createServer((_request, response) => response.end(photo)).listen(port, '127.0.0.1');

/** The server of pictures alone. */
const reach = { resolve: async () => ['127.0.0.1'], isAllowed: (address: string) => address === '127.0.0.1' };

function exportFile(name: string, pictureOf: (index: number) => string): string {
  const path = join(folder, `${name}.xml`);
  writeFileSync(path, wordpressExport(`${name}.example`, items, new Date(), pictureOf));
  return path;
}

async function measure(database: BenchDatabase): Promise<string> {
  const config = readConfig({ ENVIRONMENT: 'test', DATA_DIR: folder });
  const app = await createApp({ config, db: database.db });
  await seedSites(database.db, new Date());
  const rows: string[][] = [];
  const take = async (what: string, path: string, source: string) => {
    const lines: string[] = [];
    const args = ['--section', 'cultura', '--source', source, '--quiet', path];
    const [start, before] = [performance.now(), process.cpuUsage()];
    await importCommandWithin(reach).run(app, args, (line) => lines.push(line));
    const { user, system } = process.cpuUsage(before);
    const seconds = (performance.now() - start) / 1_000;
    rows.push([
      what,
      seconds.toFixed(0),
      ((user + system) / 1e6).toFixed(0),
      lines.at(-1)?.replace(/^.*?: /, '') ?? '',
    ]);
  };
  const plain = exportFile('plain', () => '');
  await take('without pictures', plain, 'plain');
  await take('the same again', plain, 'plain');
  const illustrated = exportFile('pictures', (index) => `http://pictures.test:${port}/${index}.jpg`);
  await take('with a picture each', illustrated, 'pictures');
  await app.close();
  return markdownOf(
    [`${items.toLocaleString('en')} articles`, 'seconds', 'of CPU', 'what it says'],
    rows,
    [0, 3],
  );
}

const database = await (server ? openPostgres(server) : openPglite());
try {
  const table = await measure(database);
  print(`newsroom import, on ${database.name}`, table);
  if (toReadme) await writeMeasured('import', table);
} finally {
  await database.close();
  pictures.close();
  rmSync(folder, { recursive: true });
}
