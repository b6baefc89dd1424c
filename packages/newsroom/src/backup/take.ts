/** Takes a backup: of the database in one snapshot, then of the files that it names. */
import { isNotNull } from 'drizzle-orm';
import { StartError } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import { lastMigration } from '../db/migrations.ts';
import { uploads } from '../db/schema/index.ts';
import { portadaVersion } from '../http/version.ts';
import { asDiskError, awayMessage, StorageFull, StorageUnavailable } from '../storage/errors.ts';
import { dumpTables } from './dump.ts';
import { importedPictures } from './imported.ts';
import { FORMAT_VERSION, type Manifest, MEDIA, UPLOADS } from './manifest.ts';
import { mediaIn, readMedia } from './media.ts';
import type { FilePlace } from './place.ts';
import { type BackupWriter, openBackupWriter } from './writer.ts';

interface BackupOptions {
  readonly folder: string;
  /** Whether the publisher's own pictures and films are in it. */
  readonly media: boolean;
}

export interface BackupResult {
  readonly manifest: Omit<Manifest, 'files'>;
  readonly uploads: number;
  readonly media: number;
  readonly bytes: number;
}

/** Whatever was answered before the call is in it. The folder is there at the end, whole, or not at all. */
export async function takeBackup(
  place: FilePlace,
  db: Database,
  { folder, media }: BackupOptions,
): Promise<BackupResult> {
  const writer = await openBackupWriter(folder);
  try {
    const { paths, ...dump } = await takeDatabase(db, writer);
    const missing = await takeUploads(place, paths, writer);
    const mediaFiles = media ? await takeMedia(place, writer) : 0;
    const manifest = { ...dump, missing };
    const bytes = await writer.finish(manifest);
    return { manifest, uploads: paths.length - missing.length, media: mediaFiles, bytes };
  } catch (error) {
    await writer.abandon();
    if (asDiskError(error) instanceof StorageFull) {
      throw new StartError(`There is no room for the backup in ${folder}. Nothing of it was kept.`);
    }
    if (error instanceof StorageUnavailable) {
      throw new StartError(`${awayMessage(error)} Nothing of the backup was kept.`);
    }
    throw error;
  }
}

function takeDatabase(db: Database, writer: BackupWriter) {
  return db.transaction(
    async (snapshot) => {
      const migration = await lastMigration(snapshot);
      if (!migration) throw new StartError('The database is empty: there is nothing to back up.');
      const takenAt = new Date().toISOString();
      const dump = await dumpTables(snapshot, writer);
      // What is still being uploaded is sent anew.
      const files = await snapshot
        .select({ path: uploads.path })
        .from(uploads)
        .where(isNotNull(uploads.checkedAt));
      const imported = await importedPictures(snapshot);
      return {
        ...({ format: 'portada-backup', formatVersion: FORMAT_VERSION } as const),
        ...{ newsroom: portadaVersion, takenAt, migration, ...dump },
        paths: [...files.map(({ path }) => path), ...imported],
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Outside of the snapshot, which keeps the database from cleaning up. Files never change, but may be deleted meanwhile.
 */
async function takeUploads(
  { storage }: FilePlace,
  paths: readonly string[],
  writer: BackupWriter,
): Promise<string[]> {
  const missing: string[] = [];
  for (const path of paths) {
    const content = await storage.uploads.read(path);
    if (content) await writer.add(UPLOADS + path, content);
    else missing.push(path);
  }
  return missing;
}

async function takeMedia({ mediaDir }: FilePlace, writer: BackupWriter): Promise<number> {
  let count = 0;
  for await (const path of mediaIn(mediaDir)) {
    await writer.add(MEDIA + path, readMedia(mediaDir, path));
    count += 1;
  }
  return count;
}
