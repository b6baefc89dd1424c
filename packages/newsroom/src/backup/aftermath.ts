/** What must not come back with a backup: it tells of a moment that is over. */
import { eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { eraseReader } from '../accounts/personal-data/deletion.ts';
import type { Deletion } from '../accounts/personal-data/deletion-log.ts';
import type { Database } from '../db/client.ts';
import {
  accountDeletions,
  mails,
  rateLimits,
  sessions,
  socialFlows,
  socialSignups,
  uploads,
  users,
} from '../db/schema/index.ts';

const MAY_BE_SENT = 'It waited when the backup was taken that it comes from, and may have been sent since.';

/** Sessions that have been ended since would be open again, and mails that have been sent since would go out again. */
export async function endWhatIsOver(db: Database, now: Date): Promise<void> {
  for (const table of [sessions, socialFlows, socialSignups, rateLimits]) await db.delete(table);
  await db
    .update(mails)
    .set({ dueAt: null, giveUpAt: null, deadAt: now, lastError: MAY_BE_SENT })
    .where(isNotNull(mails.dueAt));
}

/** Uploads without a file: those that were underway, and those that the backup could not find. */
export async function dropLostUploads(db: Database, missing: readonly string[]): Promise<void> {
  await db.delete(uploads).where(or(isNull(uploads.checkedAt), inArray(uploads.path, [...missing])));
}

/**
 * Deletes the accounts that were deleted after the backup, by the logs that outlived it, and those of its own log.
 * Returns how many were there, and the paths of their files.
 */
export async function deleteAgain(
  db: Database,
  logged: readonly Deletion[],
  now: () => Date,
): Promise<{ deleted: number; paths: string[] }> {
  for (const { id, deletedAt } of logged) {
    const deletion = { accountId: id, deletedAt: new Date(deletedAt) };
    await db.insert(accountDeletions).values(deletion).onConflictDoNothing();
  }
  // The copies may be elsewhere, or gone: the newsroom writes them anew.
  await db.update(accountDeletions).set({ copiedAt: null });
  const readers = await db
    .select({ reader: users })
    .from(users)
    .innerJoin(accountDeletions, eq(accountDeletions.accountId, users.id));
  const paths: string[] = [];
  for (const { reader } of readers) paths.push(...(await eraseReader({ db, now }, reader)));
  return { deleted: readers.length, paths };
}
