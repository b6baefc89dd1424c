/** Serves an open database: listens, sweeps, closes on signals, and tells where it is. */
import { copyDeletions } from './accounts/personal-data/deletion-log.ts';
import { announce } from './announce.ts';
import { createApp } from './app.ts';
import type { Config } from './config/config.ts';
import type { Connection } from './db/client.ts';
import { runJob } from './db/jobs.ts';
import type { ExampleNewspaper } from './example.ts';
import { tellDropped } from './http/log.ts';
import { listen, stopOnSignals } from './listen.ts';
import { sendSavedSearches } from './newsletters/send-searches.ts';
import { sweep } from './sweep.ts';
import { startTraces } from './traces.ts';
import { sweepUploads } from './uploads/sweep.ts';

const SWEEP_MS = 3_600_000;
/** «At once» is within so long. */
const SEARCHES_MS = 300_000;

interface Served {
  readonly config: Config;
  readonly connection: Connection;
  /** The address to listen on. */
  readonly host: string;
  readonly example: ExampleNewspaper | undefined;
}

export async function serve({ config, connection, host, example }: Served): Promise<void> {
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
  const searching = setInterval(
    () => void runJob(app, 'saved-searches', () => sendSavedSearches(app)),
    SEARCHES_MS,
  );
  stopOnSignals(async () => {
    clearInterval(sweeping);
    clearInterval(searching);
    await app.close();
    await connection.close();
    await endTraces();
  });
  await announce(app, example);
}
