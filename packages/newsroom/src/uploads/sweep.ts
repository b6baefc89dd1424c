/** Deletes what is left of uploads that nobody sends off any more. */
import { and, inArray, isNull, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { uploads } from '../db/schema/index.ts';
import { INCOMING } from '../storage/storage.ts';
import { removeFile } from './remove-file.ts';
import { folders } from './store.ts';

type App = Pick<FastifyInstance, 'storage' | 'db' | 'log' | 'now'>;

const DAY_MS = 86_400_000;
const ROWS_AT_ONCE = 500;
/**
 * A kill leaves one file without a row. Very many are of another newsroom: somebody has named the wrong database, or
 * has restored one from before.
 */
const MOST_ORPHANS = 20;
/** An id at the end of a path, or what a store of incomplete uploads has added to it. */
const FILE_OF_UPLOAD = /^(?<path>[a-z]+\/(?<id>[\w-]{32}))(?:\.\w+)*$/;

/**
 * Deletes uploads that were not submitted within a day, complete or not, and what killed processes left in the storage;
 * tells whether it could.
 */
export async function sweepUploads(app: App): Promise<boolean> {
  const yesterday = new Date(app.now().getTime() - DAY_MS);
  try {
    const gone = await app.db
      .delete(uploads)
      .where(and(isNull(uploads.sentAt), lt(uploads.createdAt, yesterday)))
      .returning({ path: uploads.path });
    for (const { path } of gone) await removeFile(app, path);
    await app.storage.sweep(yesterday);
    await removeOrphans(app, yesterday);
    return true;
  } catch (error) {
    app.log.warn({ event: 'upload-sweep.failed', err: error }, 'upload sweep failed');
    return false;
  }
}

/** Removes files without a row: their process was killed after it had moved one and before the row said so. */
async function removeOrphans(app: App, before: Date): Promise<void> {
  const orphans = new Set<string>();
  for await (const files of filesBefore(app, before)) {
    const known = await app.db
      .select({ id: uploads.id })
      .from(uploads)
      .where(inArray(uploads.id, [...new Set(files.map(({ id }) => id))]));
    const ids = new Set(known.map(({ id }) => id));
    for (const { id, path } of files) if (!ids.has(id)) orphans.add(path);
  }
  const count = orphans.size;
  if (count === 0) return;
  if (count > MOST_ORPHANS) {
    app.log.error({ event: 'upload-orphans.too-many', count }, 'upload orphans too many');
    return;
  }
  for (const path of orphans) await removeFile(app, path);
  app.log.warn({ event: 'upload-orphans.removed', count }, 'upload orphans removed');
}

/** Old files, some at a time. A row is there before its file, so none of them is still to get one. */
async function* filesBefore({ storage }: App, before: Date): AsyncGenerator<{ id: string; path: string }[]> {
  let some: { id: string; path: string }[] = [];
  for (const folder of [INCOMING, ...Object.values(folders)]) {
    for await (const { key, changedAt } of storage.uploads.list(folder)) {
      const { id, path } = FILE_OF_UPLOAD.exec(key)?.groups ?? {};
      if (id === undefined || path === undefined || changedAt >= before) continue;
      // Of an incomplete upload, whatever the storage has of it.
      some.push({ id, path: folder === INCOMING ? path : key });
      if (some.length < ROWS_AT_ONCE) continue;
      yield some;
      some = [];
    }
  }
  if (some.length > 0) yield some;
}
