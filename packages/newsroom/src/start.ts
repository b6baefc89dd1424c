/** Starts the newsroom: reads the configuration, opens the database, and serves it. */
import './drizzle-modules.ts';
import { lackingBuild } from './config/build.ts';
import { type Config, prepareDirectories, readConfig, StartError } from './config/config.ts';
import type { ExampleNewspaper } from './example.ts';
import { freeHost } from './listen.ts';

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
  // Loaded once they are needed: what is wrong is told without a second of loading.
  const { openFilled } = await import('./open.ts');
  const connection = await openFilled(config, example);
  const { serve } = await import('./serve.ts');
  await serve({ config, connection, host, example });
}
