import { readFileSync } from 'node:fs';
import { type Deletion, readDeletions } from '../accounts/personal-data/deletion-log.ts';
import { restoreBackup } from '../backup/restore.ts';
import { parseArguments, userPath } from '../config/arguments.ts';
import { StartError, UsageError } from '../config/config.ts';
import type { DatabaseCommand } from './command.ts';
import { openAnsweringStorage } from './storage.ts';

const restoreUsage = `pnpm newsroom restore <folder> [options]

  --deletions <file>  deletes again the accounts of this log, as "newsroom deletions" prints it
  --replace           deletes what the database holds
  --move              the newsroom was stopped before the backup: sessions stay open, and mails that wait are sent

Without --replace the database must be empty.`;

export const restoreCommand: DatabaseCommand = {
  usage: '<folder> [options]',
  about: 'Restores a backup into an empty database',
  help: restoreUsage,

  async runOn({ config, connection }, args, print) {
    const { values, positionals } = parseArguments(args, {
      deletions: { type: 'string' },
      replace: { type: 'boolean' },
      move: { type: 'boolean' },
    });
    const [folder, ...rest] = positionals;
    if (folder === undefined || rest.length > 0) throw new UsageError(restoreUsage);
    const options = {
      folder: userPath(folder),
      replace: values.replace ?? false,
      isMove: values.move ?? false,
      deletions: values.deletions === undefined ? [] : readLog(values.deletions),
    };
    const storage = await openAnsweringStorage(config);
    const { manifest, uploads, media, deleted } = await restoreBackup(
      { ...config, storage },
      connection,
      options,
    ).finally(() => storage.close());
    print(`Restored as of ${manifest.takenAt}: ${uploads} uploads, ${media} media files.`);
    print(`${deleted} accounts of the backup had been deleted since, and were deleted again.`);
  },
};

function readLog(file: string): Deletion[] {
  const path = userPath(file);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`There is no file ${path}.`);
  }
  const deletions = readDeletions(text);
  if (!deletions) throw new StartError(`${path} is no log of deletions. Nothing was changed.`);
  return deletions;
}
