/** Files in a folder, whose paths are the keys. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { asDiskError } from './errors.ts';
import { safeKey } from './keys.ts';
import type { Files, StoredFile } from './storage.ts';

/** Files are written here, then renamed. No key begins with a dot. */
const DRAFTS = '.drafts';
const PAGE_BYTES = 4_096;

export interface Folder extends Files {
  /** Removes the drafts of processes that were killed before this moment. */
  sweep(before: Date): Promise<void>;
}

/** @param nameDraft injected by tests of a full disk */
export function openFolder(root: string, nameDraft: () => string = randomUUID): Folder {
  const drafts = join(root, DRAFTS);
  const pathOf = (key: string) => join(root, safeKey(key));
  return {
    pageBytes: PAGE_BYTES,
    locate: pathOf,
    bytesOf: async (key) => (await unlessMissing(stat(pathOf(key))))?.size,
    async read(key, range) {
      const file = await unlessMissing(open(pathOf(key)));
      return file?.createReadStream(range);
    },
    async write(key, content) {
      const path = pathOf(key);
      const draft = join(drafts, nameDraft());
      try {
        for (const folder of [drafts, dirname(path)]) await mkdir(folder, { recursive: true });
        await writeFile(draft, content);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw asDiskError(error);
      }
    },
    async move(from, to) {
      await mkdir(dirname(pathOf(to)), { recursive: true });
      await rename(pathOf(from), pathOf(to));
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (folder) => filesIn(root, folder === undefined ? '' : safeKey(folder)),
    async sweep(before) {
      for (const name of (await unlessMissing(readdir(drafts))) ?? []) {
        const draft = join(drafts, name);
        const found = await unlessMissing(stat(draft));
        if (found && found.mtime < before) await rm(draft, { force: true });
      }
    },
  };
}

async function* filesIn(root: string, folder: string): AsyncGenerator<StoredFile> {
  const entries = await unlessMissing(readdir(join(root, folder), { withFileTypes: true }));
  for (const entry of entries ?? []) {
    if (entry.name.startsWith('.')) continue;
    const key = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* filesIn(root, key);
    else {
      const found = await unlessMissing(stat(join(root, key)));
      if (found) yield { key, bytes: found.size, changedAt: found.mtime };
    }
  }
}

async function unlessMissing<Found>(looking: Promise<Found>): Promise<Found | undefined> {
  try {
    return await looking;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
