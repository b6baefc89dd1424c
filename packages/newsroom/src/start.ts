/** Starts the newsroom: reads the configuration, opens the database, listens, and logs the URL. */
import { announce } from './announce.ts';
import { createApp } from './app.ts';
import { type Config, prepareDirectories, readConfig, StartError } from './config/config.ts';
import { addSites } from './db/add-sites.ts';
import { type Connection, connect } from './db/client.ts';
import { sections } from './db/schema/index.ts';
import type { ExampleNewspaper } from './example.ts';
import { tellDropped } from './http/log.ts';
import { freeHost, listen, stopOnSignals } from './listen.ts';
import { sweep } from './sweep.ts';
import { sweepUploads } from './uploads/store.ts';

const SWEEP_MS = 3_600_000;

/** Exits if the newsroom cannot start, with the reason on one line. */
export async function startNewsroom(example?: ExampleNewspaper): Promise<void> {
  try {
    await start(readConfig({ MEDIA_DIR: example?.mediaFolder, ...process.env }), example);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function start(config: Config, example: ExampleNewspaper | undefined): Promise<void> {
  if (example && config.environment === 'production') {
    throw new StartError(
      'The example newspaper is not for production, where its accounts would be open to all.',
    );
  }
  prepareDirectories(config);
  // Checked first: a port in use should be reported before the seed, not after it.
  const host = await freeHost(config.port);
  const connection = await connect(config);
  await fill(connection, example);
  const app = await createApp({ config, db: connection.db, example, log: true });
  connection.onDropped((error) => tellDropped(app.log, error));
  await listen(app, host, config.port);
  const sweepAll = () => {
    void sweep(connection.db, app.log);
    void sweepUploads(app);
  };
  // Also at once: a process that restarts often would never reach the interval.
  sweepAll();
  const sweeping = setInterval(sweepAll, SWEEP_MS);
  stopOnSignals(async () => {
    clearInterval(sweeping);
    await app.close();
    await connection.close();
  });
  console.log(await announce(app, example));
}

/** Several processes may start at once on one PostgreSQL: one of them seeds it, the others wait. */
function fill(
  { db, exclusively, migrate }: Connection,
  example: ExampleNewspaper | undefined,
): Promise<void> {
  return exclusively(async () => {
    await migrate();
    await addSites(db);
    if (!example) return;
    const [section] = await db.select({ id: sections.id }).from(sections).limit(1);
    if (section) return example.renew(db);
    console.log('The database is new: filling it with the example newspaper…');
    // In a transaction: an interrupted start leaves an empty database, which the next start seeds.
    return db.transaction((transaction) => example.seed(transaction));
  });
}
