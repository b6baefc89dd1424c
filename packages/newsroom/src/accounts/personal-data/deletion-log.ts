/**
 * The log of deleted accounts, by which a deletion holds after a backup from before it is restored. It is written in
 * the transaction that deletes, and copied to where readers' files are: a file for each, since many processes write and
 * an object store cannot append. An entry is an id and a time, nothing personal.
 */
import { text } from 'node:stream/consumers';
import { eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { StartError } from '../../config/config.ts';
import type { Database } from '../../db/client.ts';
import { accountDeletions } from '../../db/schema/index.ts';
import type { Files } from '../../storage/storage.ts';

const entry = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  deletedAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type Deletion = v.InferOutput<typeof entry>;

const FOLDER = 'deletions';
const COPY = /\.json$/;

/** Copies what has not been copied; tells whether it could. What fails is done by the next call, of any process. */
export async function copyDeletions({
  db,
  log,
  now,
  storage,
}: Pick<FastifyInstance, 'db' | 'log' | 'now' | 'storage'>): Promise<boolean> {
  try {
    const rows = await db.select().from(accountDeletions).where(isNull(accountDeletions.copiedAt));
    for (const { accountId, deletedAt } of rows) {
      const deletion = { id: accountId, deletedAt: deletedAt.toISOString() };
      await storage.uploads.write(pathOf(deletion), Buffer.from(lineOf(deletion)));
      await db
        .update(accountDeletions)
        .set({ copiedAt: now() })
        .where(eq(accountDeletions.accountId, accountId));
    }
    return true;
  } catch (error) {
    log.error({ event: 'deletion-copy.failed', err: error }, 'deletion copy failed');
    return false;
  }
}

/** A folder for each day, so that none has more files than a person would look through. */
function pathOf({ id, deletedAt }: Deletion): string {
  return `${FOLDER}/${deletedAt.slice(0, 10)}/${id}.json`;
}

export function lineOf(deletion: Deletion): string {
  return `${JSON.stringify(deletion)}\n`;
}

/** The whole log, the oldest first. */
export async function loggedDeletions(db: Database): Promise<Deletion[]> {
  const rows = await db
    .select()
    .from(accountDeletions)
    .orderBy(accountDeletions.deletedAt, accountDeletions.accountId);
  return rows.map(({ accountId, deletedAt }) => ({ id: accountId, deletedAt: deletedAt.toISOString() }));
}

/** The copies. */
export async function copiedDeletions(files: Pick<Files, 'list' | 'read'>): Promise<Deletion[]> {
  const deletions: Deletion[] = [];
  for await (const { key } of files.list(FOLDER)) {
    if (!COPY.test(key)) continue;
    const content = await files.read(key);
    const read = readDeletions(content ? await text(content) : '');
    if (!read) throw new StartError(`The copy of a deletion, ${key}, cannot be read.`);
    deletions.push(...read);
  }
  return deletions;
}

/** The entries of a log with one in each line; undefined where a line is none. */
export function readDeletions(log: string): Deletion[] | undefined {
  const deletions: Deletion[] = [];
  for (const line of log.split('\n').filter(Boolean)) {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), entry), line);
    if (!read.success) return undefined;
    deletions.push(read.output);
  }
  return deletions;
}
