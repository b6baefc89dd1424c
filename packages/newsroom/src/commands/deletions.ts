import { lineOf, loggedDeletions } from '../accounts/personal-data/deletion-log.ts';
import { UsageError } from '../config/config.ts';
import type { DatabaseCommand } from './command.ts';

/** For an archive of one's own, and `restore --deletions`. */
export const deletionsCommand: DatabaseCommand = {
  usage: '',
  about: 'Prints the log of deleted accounts: ids and times',

  async runOn({ connection }, args, print) {
    if (args.length > 0) throw new UsageError('pnpm newsroom deletions');
    // A release from before had no log.
    await connection.exclusively(() => connection.migrate());
    for (const deletion of await loggedDeletions(connection.db)) print(lineOf(deletion).trimEnd());
  },
};
