import { takeBackup } from '../backup/take.ts';
import { parseArguments, userPath } from '../config/arguments.ts';
import { UsageError } from '../config/config.ts';
import type { DatabaseCommand } from './command.ts';
import { openAnsweringStorage } from './storage.ts';

const backupUsage = `pnpm newsroom backup <folder> [options]

  --without-media   leaves out the publisher's own pictures, films and sound (MEDIA_DIR)

The folder must not exist. It holds personal data: only you can read it, keep it so.`;

/** Runs beside newsrooms on a PostgreSQL. */
export const backupCommand: DatabaseCommand = {
  usage: '<folder> [--without-media]',
  about: 'Backs up the database and what readers have sent',
  help: backupUsage,

  async runOn({ config, connection: { db } }, args, print) {
    const { values, positionals } = parseArguments(args, { 'without-media': { type: 'boolean' } });
    const [given, ...rest] = positionals;
    if (given === undefined || rest.length > 0) throw new UsageError(backupUsage);
    const folder = userPath(given);
    const storage = await openAnsweringStorage(config);
    const { manifest, uploads, media, bytes } = await takeBackup({ ...config, storage }, db, {
      folder,
      media: values['without-media'] !== true,
    }).finally(() => storage.close());
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    print(
      `${folder}: ${manifest.tables.length} tables with ${rows} rows, ${uploads} uploads, ${media} media files, ${bytes} bytes.`,
    );
    for (const path of manifest.missing) print(`  not there: ${path}`);
  },
};
