/** Votes on polls, counted exactly also when concurrent. */
import { eq, inArray, sql } from 'drizzle-orm';
import { type PollRow, phaseOf } from '../content/polls.ts';
import type { Database } from '../db/client.ts';
import { pollOptions, polls, pollVotes } from '../db/schema/community.ts';
import { ApiError } from '../http/errors.ts';
import { invalidFields } from '../http/handle.ts';

interface Vote {
  readonly userId: string;
  /** The ids as sent, not validated. */
  readonly chosen: readonly string[];
  readonly now: Date;
}

/** Counts a reader's vote and returns the poll with it. Throws if the poll is closed, or the reader has voted. */
export async function castVote(db: Database, poll: PollRow, { userId, chosen, now }: Vote): Promise<PollRow> {
  requireOpen(poll, now);
  const optionIds = await optionsOf(db, poll, chosen);
  return db.transaction(async (transaction) => {
    // The row's unique key is the reader: a concurrent second vote conflicts with the first.
    const cast = await transaction
      .insert(pollVotes)
      .values({ pollId: poll.id, userId, optionIds, createdAt: now })
      .onConflictDoNothing()
      .returning({ userId: pollVotes.userId });
    if (cast.length === 0)
      throw new ApiError(409, 'POLL_ALREADY_VOTED', 'The reader has voted on this poll.');
    // Locks the poll's row first: concurrent votes wait here, which avoids deadlocks on the options.
    const [row] = await transaction
      .update(polls)
      .set({ voters: sql`${polls.voters} + 1` })
      .where(eq(polls.id, poll.id))
      .returning();
    if (!row) throw new Error('A vote was not counted.');
    await transaction
      .update(pollOptions)
      .set({ votes: sql`${pollOptions.votes} + 1` })
      .where(inArray(pollOptions.id, optionIds));
    return row;
  });
}

function requireOpen(poll: PollRow, now: Date): void {
  const state = phaseOf(poll, now);
  if (state === 'closed') throw new ApiError(409, 'POLL_CLOSED', 'The poll is closed.');
  if (state === 'coming') throw new ApiError(409, 'POLL_NOT_OPEN', 'The poll has not opened yet.');
}

/** The distinct chosen options, in the poll's order; ids that are not the poll's are rejected. */
async function optionsOf(db: Database, poll: PollRow, chosen: readonly string[]): Promise<number[]> {
  const own = await db
    .select({ id: pollOptions.id })
    .from(pollOptions)
    .where(eq(pollOptions.pollId, poll.id))
    .orderBy(pollOptions.position, pollOptions.id);
  const chosenIds = new Set(chosen);
  const found = own.map(({ id }) => id).filter((id) => chosenIds.has(String(id)));
  const isWhole = found.length > 0 && found.length === chosenIds.size && found.length <= poll.maxChoices;
  if (!isWhole)
    throw invalidFields({ [poll.maxChoices > 1 ? 'optionIds' : 'optionId']: 'validation.pattern' });
  return found;
}
