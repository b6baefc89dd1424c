import { type Config, StartError } from '../config/config.ts';
import { awayMessage } from '../storage/errors.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';

/** For a command that cannot do without: in a bucket that is not there every file would be missing. */
export async function openAnsweringStorage(config: Config): Promise<Storage> {
  const storage = await openStorage(config);
  try {
    const failure = await storage.check();
    if (failure) throw new StartError(awayMessage(failure));
    return storage;
  } catch (error) {
    storage.close();
    throw error;
  }
}
