/** Starts the newsroom: reads the configuration, opens the database, listens, and tells where. */
import { copyDeletions } from './accounts/personal-data/deletion-log.ts';
import { refusePublishedAccounts } from './accounts/published-accounts.ts';
import { fillSkeletons } from './accounts/skeleton.ts';
import { announce } from './announce.ts';
import { createApp } from './app.ts';
import { lackingBuild } from './config/build.ts';
import { type Config, prepareDirectories, readConfig, StartError } from './config/config.ts';
import { type Connection, connect, type Database } from './db/client.ts';
import { runJob } from './db/jobs.ts';
import { sections } from './db/schema/index.ts';
import { loadSites } from './db/sites.ts';
import type { ExampleNewspaper } from './example.ts';
import { tellDropped } from './http/log.ts';
import { freeHost, listen, stopOnSignals } from './listen.ts';
import { sweep } from './sweep.ts';
import { startTraces } from './traces.ts';
import { sweepUploads } from './uploads/sweep.ts';

const SWEEP_MS = 3_600_000;

/** Exits if the newsroom cannot start, with the reason on one line. */
export async function startNewsroom(example?: ExampleNewspaper): Promise<void> {
  try {
    const defaults = { MEDIA_DIR: example?.mediaFolder, MAIL_FROM: example?.mailFrom };
    await start(readConfig({ ...defaults, ...process.env }, lackingBuild()), example);
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
  const host = await freeHost(config);
  const connection = await connect(config, config.databaseLimits);
  await fill(connection, example);
  if (config.environment === 'production') await refusePublishedAccounts(connection.db);
  await loadSites(connection.db);
  const app = await createApp({
    config,
    db: connection.db,
    changes: connection.changes,
    locks: connection.locks,
    poolCounts: connection.poolCounts,
    example,
    log: true,
  });
  connection.onDropped((error) => tellDropped(app.log, error));
  const away = await app.storage.check();
  if (away) app.log.warn({ event: 'storage.unavailable', err: away }, 'storage unavailable');
  const endTraces = await startTraces(config.observation.traces, app.log);
  await listen(app, host);
  const sweepAll = async () => {
    await runJob(app, 'sweep', () => sweep(connection.db, app.log));
    await runJob(app, 'upload-sweep', () => sweepUploads(app));
    await runJob(app, 'deletion-copies', () => copyDeletions(app));
  };
  // Also at once: a process that restarts often would never reach the interval.
  void sweepAll();
  const sweeping = setInterval(() => void sweepAll(), SWEEP_MS);
  stopOnSignals(async () => {
    clearInterval(sweeping);
    await app.close();
    await connection.close();
    await endTraces();
  });
  await announce(app, example);
}

/** Several processes may start at once on one PostgreSQL: one of them seeds it, the others wait. */
function fill(
  { db, exclusively, migrate }: Connection,
  example: ExampleNewspaper | undefined,
): Promise<void> {
  return exclusively(async () => {
    await migrate();
    if (example) await fillWith(db, example);
    await fillSkeletons(db);
  });
}

async function fillWith(db: Database, example: ExampleNewspaper): Promise<void> {
  const [section] = await db.select({ id: sections.id }).from(sections).limit(1);
  if (section) return example.renew(db);
  console.log('The database is new: filling it with the example newspaper…');
  // In a transaction: an interrupted start leaves an empty database, which the next start seeds.
  return db.transaction((transaction) => example.seed(transaction));
}
