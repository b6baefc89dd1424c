/** Starts the newsroom: reads the configuration, opens and fills the database, listens, and says where. */
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { type Config, prepareDirectories, readConfig, StartError } from './config/config.ts';
import { canonicalBase, sites } from './config/sites.ts';
import { type Connection, connect } from './db/client.ts';
import { sites as sitesTable } from './db/schema/index.ts';
import { addSeedAccounts, SEED_PASSWORD, seedAccounts } from './seed/accounts.ts';
import { fillSchedule } from './seed/broadcasts.ts';
import { renewForecasts } from './seed/forecasts.ts';
import { seed } from './seed/index.ts';
import { sweep } from './sweep.ts';
import { sweepUploads } from './uploads/store.ts';

const SWEEP_MS = 3_600_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  prepareDirectories(config);
  // Before anything takes time: to be told after the seed that the port is taken would be a pity.
  const host = await freeHost(config.port);
  const connection = await connect(config);
  await fill(connection, config);
  const app = await createApp({ config, db: connection.db, log: true });
  await listen(app, host, config.port);
  const sweepAll = () => {
    void sweep(connection.db, app.log);
    void sweepUploads(app);
  };
  // At once too: a process that is started anew more often would never come to it.
  sweepAll();
  const sweeping = setInterval(sweepAll, SWEEP_MS);
  stopOnSignals(async () => {
    clearInterval(sweeping);
    await app.close();
    await connection.close();
  });
  announce(config);
}

/** Several processes may start at once on one PostgreSQL: one of them fills it, the others wait. */
function fill(connection: Connection, { environment }: Config): Promise<void> {
  return connection.exclusively(async () => {
    await connection.migrate();
    const [site] = await connection.db.select().from(sitesTable).limit(1);
    if (site) {
      // A publisher’s own services say what the weather will be, and what will be on.
      if (environment !== 'production') await renew(connection);
      return;
    }
    console.log('The database is new: filling it with the seed…');
    // All or nothing: a start that is broken off leaves an empty database, which the next one fills.
    await connection.db.transaction(async (db) => {
      await addSeedAccounts(db);
      await seed(db);
    });
  });
}

/** What was seeded for the days around another day. */
async function renew({ db }: Connection): Promise<void> {
  const now = new Date();
  await renewForecasts(db, now);
  await db.transaction((whole) => fillSchedule(whole, now));
}

/** Tries the port and gives the host to listen on: every address of the machine, IPv6 too where it has that. */
function freeHost(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portError(port, error)));
    probe.listen({ port }, () => {
      const address = probe.address();
      const host = typeof address === 'object' && address ? address.address : '0.0.0.0';
      probe.close(() => resolve(host));
    });
  });
}

async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw portError(port, error);
  }
}

function portError(port: number, error: unknown): StartError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is in use. Choose another one with PORT.`);
  return new StartError(`Port ${port} cannot be listened on (${String(code ?? error)}).`);
}

function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = async () => {
    // Whoever asks twice does not want to wait for open requests.
    if (isStopping) process.exit(1);
    isStopping = true;
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

function announce(config: Config): void {
  const lines = ['', 'The newsroom is open.'];
  for (const site of sites) lines.push(`  ${site.name.padEnd(18)} ${config.siteUrl}${canonicalBase(site)}/`);
  if (config.environment !== 'production') {
    lines.push('', `Accounts (password ${SEED_PASSWORD}):`);
    for (const { email, purpose } of seedAccounts) lines.push(`  ${email.padEnd(24)} ${purpose}`);
  }
  if (config.environment === 'production' && !config.siteUrlFixed) {
    lines.push('', `SITE_URL is not set: readers are expected at ${config.siteUrl} and nowhere else.`);
  }
  lines.push('', `Mail goes to ${mailPlace(config)}.`, '');
  console.log(lines.join('\n'));
}

function mailPlace({ smtpUrl, siteUrl, environment }: Config): string {
  if (smtpUrl) return new URL(smtpUrl).host;
  return environment === 'production' ? 'the database only: set SMTP_URL' : `${siteUrl}/correo/`;
}

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
