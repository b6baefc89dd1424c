/** What a reader may upload in a day: so many files, and so many megabytes. */
import type { FastifyInstance } from 'fastify';
import { limits } from '../http/limits.ts';
import { countAttempt, refundAttempt } from '../http/rate-limit.ts';

const MEGABYTE = 1_048_576;

const megabytesIn = (bytes: number) => Math.ceil(bytes / MEGABYTE);

/** An upload beyond the limit is refunded: a smaller file may still be within it. */
export async function countUpload(app: FastifyInstance, userId: string, bytes: number): Promise<void> {
  await countAttempt(app, limits.uploadsByReader, userId);
  const megabytes = megabytesIn(bytes);
  try {
    await countAttempt(app, limits.megabytesByReader, userId, megabytes);
  } catch (error) {
    await refundAttempt(app, limits.megabytesByReader, userId, { weight: megabytes });
    throw error;
  }
}

/** An upload as it was announced. */
interface CountedUpload {
  readonly userId: string | null;
  readonly bytes: number;
  readonly createdAt: Date;
}

/** For one that failed through no fault of its reader's. */
export async function refundUpload(app: FastifyInstance, upload: CountedUpload): Promise<void> {
  const { userId, bytes, createdAt: countedAt } = upload;
  if (!userId) return;
  await refundAttempt(app, limits.uploadsByReader, userId, { countedAt });
  await refundAttempt(app, limits.megabytesByReader, userId, { weight: megabytesIn(bytes), countedAt });
}
