/** Opens the database, runs one command, and closes it. */
import type { Command } from './commands/command.ts';
import { commandOf, databaseCommandOf, helpFor } from './commands/index.ts';
import { type Config, prepareDirectories, readConfig } from './config/config.ts';
import { databasePlace } from './config/database-place.ts';
import { type Connection, connect } from './db/client.ts';
import { loadSites } from './db/sites.ts';
import { tellDropped } from './http/log.ts';

export async function runCommandLine(argv: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const help = helpFor(argv);
  if (help !== undefined) return console.log(help);
  const [name, ...args] = argv;
  const command = databaseCommandOf(name) ?? commandOf(name);
  const config = readConfig(environment);
  prepareDirectories(config);
  if (config.environment === 'production' && config.databaseUrl === undefined) {
    // Beside what the command prints, which may go to a file.
    console.error(`DATABASE_URL is not set. Database: ${databasePlace(config)}.`);
  }
  const connection = await connect(config);
  try {
    if ('runOn' in command) await command.runOn({ config, connection }, args, console.log);
    else await runOnApp(command, config, connection, args);
  } finally {
    await connection.close();
  }
}

async function runOnApp(
  command: Command,
  config: Config,
  connection: Connection,
  args: readonly string[],
): Promise<void> {
  await connection.exclusively(() => connection.migrate());
  if (!command.needsNoSite) await loadSites(connection.db);
  // Only here: what needs no newsroom (help, backup, deletions, restore) starts in half the time without it.
  const { createApp } = await import('./app.ts');
  const app = await createApp({ config, db: connection.db, locks: connection.locks, log: true });
  connection.onDropped((error) => tellDropped(app.log, error));
  try {
    await command.run(app, args, console.log);
  } finally {
    await app.close();
  }
}
