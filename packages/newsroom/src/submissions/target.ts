/** What is asked of readers: calls for contributions and interviews, and whether they may still be answered. */
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
 * The content that a submission answers; 404 where there is none of that kind on show. Held until the transaction ends, so
 * that those who answer at once are counted one after another.
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
