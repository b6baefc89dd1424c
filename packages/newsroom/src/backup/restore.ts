/** Restores a backup, in one transaction: whole, or not at all. */
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { copiedDeletions, type Deletion } from '../accounts/personal-data/deletion-log.ts';
import { StartError } from '../config/config.ts';
import type { Connection, Database } from '../db/client.ts';
import { migrations, runMigrations } from '../db/migrations.ts';
import { uploads } from '../db/schema/index.ts';
import { awayMessage, StorageUnavailable } from '../storage/errors.ts';
import { deleteAgain, dropLostUploads, endWhatIsOver } from './aftermath.ts';
import { type VerifiedBackup, verifyBackup } from './checksums.ts';
import { importedPictures } from './imported.ts';
import { loadTables } from './load.ts';
import type { Manifest } from './manifest.ts';
import type { FilePlace } from './place.ts';
import { restoreFiles } from './restore-files.ts';
import { settle } from './tables.ts';
import { clearTarget } from './target.ts';

interface RestoreOptions {
  readonly folder: string;
  /** Whether the database may hold something, which is then deleted. */
  readonly replace: boolean;
  /** Whether nothing has happened since the backup: sessions stay open, and mails are sent. */
  readonly isMove: boolean;
  /** Accounts that were deleted after the backup, beside those whose copies lie with the uploads. */
  readonly deletions: readonly Deletion[];
}

export interface RestoreResult {
  readonly manifest: Manifest;
  readonly uploads: number;
  readonly media: number;
  /** Accounts of the backup that were deleted again. */
  readonly deleted: number;
}

/** Throws a `StartError` if nothing was restored, with the reason. */
export async function restoreBackup(
  place: FilePlace,
  connection: Connection,
  options: RestoreOptions,
): Promise<RestoreResult> {
  const backup = await verifyBackup(options.folder);
  const steps = stepsTo(backup.manifest);
  const { uploads: uploadFiles } = place.storage;
  const files = restoreFiles(place, backup);
  let isWritten = false;
  try {
    const deletions = [...(await copiedDeletions(uploadFiles)), ...options.deletions];
    const restored = await withinOneTransaction(connection, async (transaction) => {
      const database = await restoreDatabase(transaction, { backup, steps, ...options, deletions });
      // Before the transaction ends: the database never names a file that is not there.
      await files.writeUploads(database.current);
      const media = await files.writeMedia();
      isWritten = true;
      return { ...database, media };
    });
    const { current, former, deleted, media } = restored;
    const kept = new Set(current);
    for (const path of former) if (!kept.has(path)) await uploadFiles.remove(path);
    return { manifest: backup.manifest, uploads: current.length, media, deleted };
  } catch (error) {
    // The connection may have been lost after the commit: files that the database may name stay.
    if (isWritten) throw new StartError(`It is not certain that all was restored: ${reasonOf(error)}`);
    const left = await files.undo().then(
      () => '',
      (failure) => ` Files of the backup may have been left behind: ${reasonOf(failure)}`,
    );
    if (error instanceof StartError && !left) throw error;
    throw new StartError(
      `The backup could not be restored, and nothing was changed: ${reasonOf(error)}${left}`,
    );
  }
}

/** No newsroom starts on the database meanwhile. */
async function withinOneTransaction<Result>(
  { db, exclusively }: Connection,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = [];
  await exclusively(async () => {
    results.push(await db.transaction(work));
  });
  const [result] = results;
  if (result === undefined) throw new Error('The transaction gave no result.');
  return result;
}

interface DatabaseRestore extends Omit<RestoreOptions, 'folder'> {
  readonly backup: VerifiedBackup;
  readonly steps: Steps;
}

/** Returns the paths of the uploads that the database names now, and of those that it, or the backup, did. */
async function restoreDatabase(
  transaction: Database,
  { backup: { folder, manifest }, steps, replace, isMove, deletions }: DatabaseRestore,
): Promise<{ current: string[]; former: string[]; deleted: number }> {
  await settle(transaction);
  const replaced = await clearTarget(transaction, { replace });
  await runMigrations(transaction, steps.before);
  await loadTables(transaction, folder, manifest);
  await runMigrations(transaction, steps.after);
  await dropLostUploads(transaction, manifest.missing);
  if (!isMove) await endWhatIsOver(transaction, new Date());
  const all = [...deletions, ...replaced.deletions];
  const { deleted, paths } = await deleteAgain(transaction, all, () => new Date());
  const rows = await transaction.select({ path: uploads.path }).from(uploads);
  await transaction.execute(sql`select pg_notify('portada_changes', '')`);
  const imported = await importedPictures(transaction);
  const lost = new Set(manifest.missing);
  const current = [...rows.map(({ path }) => path), ...imported.filter((path) => !lost.has(path))];
  return { current, former: [...replaced.paths, ...paths], deleted };
}

interface Steps {
  /** The migrations that the backup had. */
  readonly before: typeof migrations;
  readonly after: typeof migrations;
}

/** An older backup is read into the tables of its own time, which are then brought up to date. */
function stepsTo({ migration, newsroom }: Manifest): Steps {
  const index = migrations.findIndex(({ folderMillis }) => folderMillis === migration);
  if (index === -1) {
    throw new StartError(
      `The backup is of a database that this version does not know: restore it with ${newsroom}.`,
    );
  }
  return { before: migrations.slice(0, index + 1), after: migrations.slice(index + 1) };
}

/** The own words of database, disk or store; a query would repeat its parameters, which are personal data. */
function reasonOf(error: unknown): string {
  if (error instanceof StorageUnavailable) return awayMessage(error);
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
