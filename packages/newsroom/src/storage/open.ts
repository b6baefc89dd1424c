import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { openFolder } from './folder.ts';
import { FolderIncoming } from './folder-incoming.ts';
import { INCOMING, type Storage } from './storage.ts';

type Places = Pick<Config, 'uploadDir' | 'dataDir' | 'storage'>;

/** The configured storage: a bucket, or folders of this machine. */
export async function openStorage({ uploadDir, dataDir, storage }: Places): Promise<Storage> {
  if (!storage) return openFolders(uploadDir, join(dataDir, 'clippings'));
  // Loaded where it is used: the client is large.
  const { openBucket } = await import('./s3/bucket.ts');
  return openBucket(storage);
}

function openFolders(uploadDir: string, clippingDir: string): Storage {
  const uploads = openFolder(uploadDir);
  const clippings = openFolder(clippingDir);
  return {
    uploads,
    clippings,
    incoming: ({ rows, expiresMs }) =>
      new FolderIncoming({
        directory: join(uploadDir, INCOMING),
        configstore: rows,
        expirationPeriodInMilliseconds: expiresMs,
      }),
    async sweep(before) {
      await uploads.sweep(before);
      await clippings.sweep(before);
    },
    // The folders were made and tried at start.
    check: async () => undefined,
    close: () => {},
  };
}
