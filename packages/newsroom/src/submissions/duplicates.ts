/** Detects submissions that are sent twice: a reader who got no response in time tries again. */
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { contributions, interviewQuestions, uploads } from '../db/schema/index.ts';
import type { Upload } from '../uploads/store.ts';

/** Within an hour the same text is the same submission, as on the contact page. */
const SAME_MS = 3_600_000;

export interface Words {
  readonly contentId: number;
  readonly userId: string;
  /** Empty for questions. */
  readonly title?: string | undefined;
  readonly text: string;
}

/** Whether a submission is stored already: the same texts with the same file, or with one of the same name and size. */
export async function isDuplicate(
  db: Database,
  words: Words,
  file: Upload | undefined,
  now: Date,
): Promise<boolean> {
  const sent = await filesSentWith(db, words, new Date(now.getTime() - SAME_MS));
  return sent.some((other) => (file && other ? isSame(file, other) : !file && !other));
}

type File = Pick<Upload, 'id' | 'kind' | 'originalName' | 'bytes'>;

/** A form that is sent again uploads its file again, with a new id. */
function isSame(one: File, other: File): boolean {
  const isAlike =
    one.kind === other.kind && one.originalName === other.originalName && one.bytes === other.bytes;
  return one.id === other.id || isAlike;
}

/** The files of all submissions with these texts, null for one without a file. */
async function filesSentWith(db: Database, words: Words, since: Date): Promise<(File | null)[]> {
  const { title } = words;
  const table = title === undefined ? interviewQuestions : contributions;
  const { id, kind, originalName, bytes } = uploads;
  const rows = await db
    .select({ file: { id, kind, originalName, bytes } })
    .from(table)
    .leftJoin(uploads, eq(uploads.id, table.uploadId))
    .where(
      and(
        eq(table.contentId, words.contentId),
        eq(table.userId, words.userId),
        eq(table.text, words.text),
        title === undefined ? undefined : eq(contributions.title, title),
        gt(table.createdAt, since),
      ),
    );
  return rows.map(({ file }) => file);
}
