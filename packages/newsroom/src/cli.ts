/** `pnpm newsroom <command> …`: opens the database, runs one command, and closes it. */
import { createApp } from './app.ts';
import { commands, help } from './commands/index.ts';
import { prepareDirectories, readConfig, StartError, UsageError } from './config/config.ts';
import { addSites } from './db/add-sites.ts';
import { connect } from './db/client.ts';
import { tellDropped } from './http/log.ts';

async function main([name = '', ...args]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new StartError(help());
  const config = readConfig(process.env);
  prepareDirectories(config);
  const connection = await connect(config);
  try {
    await connection.exclusively(async () => {
      await connection.migrate();
      await addSites(connection.db);
    });
    const app = await createApp({ config, db: connection.db, log: true });
    connection.onDropped((error) => tellDropped(app.log, error));
    try {
      await command.run(app, args, console.log);
    } finally {
      await app.close();
    }
  } finally {
    await connection.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
