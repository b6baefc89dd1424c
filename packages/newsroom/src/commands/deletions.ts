import { lineOf, loggedDeletions } from '../accounts/personal-data/deletion-log.ts';
import { UsageError } from '../config/config.ts';
import type { Command } from './command.ts';

/** For an archive of one's own, and `restore --deletions`. */
export const deletionsCommand: Command = {
  usage: '',
  about: 'Prints the log of deleted accounts: ids and times',
  needsNoSite: true,

  async run({ db }, args, print) {
    if (args.length > 0) throw new UsageError('pnpm newsroom deletions');
    for (const deletion of await loggedDeletions(db)) print(lineOf(deletion).trimEnd());
  },
};
