/** The calls for contributions and interviews that submissions refer to, and whether these are open. */
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { contents } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { idOf } from '../http/ids.ts';

export interface SubmissionTarget {
  readonly id: number;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
  readonly questionLimit: number | null;
}

/**
 * The content that a submission refers to; 404 if there is no visible one of that kind. Its row is locked until the
 * transaction ends, so that concurrent submissions are counted one after another.
 */
export async function lockTarget(
  db: Database,
  kind: 'contribution' | 'interview',
  given: string,
  now: Date,
): Promise<SubmissionTarget> {
  const [found] = await db
    .select({
      id: contents.id,
      opensAt: contents.opensAt,
      closesAt: contents.closesAt,
      questionLimit: contents.questionLimit,
    })
    .from(contents)
    .where(
      and(
        eq(contents.id, idOf(given) ?? 0),
        eq(contents.kind, kind),
        lte(contents.publishedAt, now),
        isNull(contents.withdrawnAt),
      ),
    )
    .for('update');
  if (!found) throw new ApiError(404, 'NOT_FOUND', 'Nothing of this kind has this id.');
  return found;
}

export const isEarly = ({ opensAt }: SubmissionTarget, now: Date) => opensAt !== null && opensAt > now;
export const hasClosed = ({ closesAt }: SubmissionTarget, now: Date) => closesAt !== null && closesAt <= now;
