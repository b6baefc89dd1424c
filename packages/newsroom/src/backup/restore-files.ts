/** Writes the files of a backup to where a newsroom looks for them. */
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../config/config.ts';
import type { VerifiedBackup } from './checksums.ts';
import { MEDIA, UPLOADS } from './manifest.ts';
import { addMedia } from './media.ts';
import type { FilePlace } from './place.ts';

export interface FileRestore {
  /** @param paths what the restored database names */
  writeUploads(paths: readonly string[]): Promise<void>;
  /** The publisher's own files that are there stay as they are. Returns the number of the others. */
  writeMedia(): Promise<number>;
  /** Deletes the files that were not there before. */
  undo(): Promise<void>;
}

export function restoreFiles(
  { storage: { uploads }, mediaDir }: FilePlace,
  { folder, paths: inBackup }: VerifiedBackup,
): FileRestore {
  const undoing: (() => Promise<void>)[] = [];
  return {
    async writeUploads(paths) {
      const known = new Set(inBackup);
      for (const path of paths) {
        if (!known.has(UPLOADS + path)) {
          throw new StartError(`The backup is damaged: it lacks ${UPLOADS}${path}.`);
        }
        if ((await uploads.bytesOf(path)) === undefined) undoing.push(() => uploads.remove(path));
        await uploads.write(path, createReadStream(join(folder, UPLOADS + path)));
      }
    },
    async writeMedia() {
      const added: string[] = [];
      undoing.push(async () => {
        for (const path of added) await rm(join(mediaDir, path), { force: true });
      });
      for (const source of inBackup.filter((path) => path.startsWith(MEDIA))) {
        const path = source.slice(MEDIA.length);
        if (await addMedia(mediaDir, path, join(folder, source))) added.push(path);
      }
      return added.length;
    },
    async undo() {
      for (const step of undoing) await step();
    },
  };
}
