/** Polls in the contract's format (POLL-01). */
import { type Poll, poll } from '@portada/contract';
import { phaseByDates } from '@portada/shared/votes/poll.ts';
import { and, asc, eq, min, type SQL, sql } from 'drizzle-orm';
import { parse } from 'valibot';
import type { Database } from '../db/client.ts';
import { type Reading, rowsOf, together } from '../db/reading.ts';
import { pollOptions, polls, pollVotes } from '../db/schema/community.ts';
import { wireMoment } from './dates.ts';

export type PollRow = typeof polls.$inferSelect;

export function phaseOf({ opensAt, closesAt }: PollRow, now: Date) {
  return phaseByDates(opensAt?.getTime(), closesAt?.getTime(), now.getTime());
}

/** The poll of a content, without a reader's vote. */
export function pollOf(db: Database, contentId: number, now = new Date()): Reading<Poll | null> {
  const first = db.select().from(polls).where(eq(polls.contentId, contentId)).orderBy(asc(polls.id)).limit(1);
  const id = db
    .select({ id: min(polls.id) })
    .from(polls)
    .where(eq(polls.contentId, contentId));
  return together(db, {
    rows: rowsOf(db, first),
    options: rowsOf(db, selectOptions(db, sql`${id}`)),
  }).map(({ rows: [row], options }) => (row ? toPoll(row, options, [], now) : null));
}

interface PollViewer {
  readonly now: Date;
  /** The reader whose vote is included; none if absent. */
  readonly userId?: string | undefined;
}

/** A poll with its reader's vote. */
export async function pollFor(db: Database, row: PollRow, { now, userId }: PollViewer): Promise<Poll> {
  const chosen = userId === undefined ? [] : await choiceOf(db, row.id, userId);
  return toPoll(row, await selectOptions(db, sql`${row.id}`), chosen, now);
}

type OptionRow = typeof pollOptions.$inferSelect;

function selectOptions(db: Database, pollId: SQL) {
  return db
    .select()
    .from(pollOptions)
    .where(eq(pollOptions.pollId, pollId))
    .orderBy(asc(pollOptions.position), asc(pollOptions.id));
}

/** Results are included for a reader who has voted, and for everybody once the poll is closed. */
function toPoll(row: PollRow, options: readonly OptionRow[], chosen: readonly number[], now: Date): Poll {
  const closed = phaseOf(row, now) === 'closed';
  const hasResults = closed || chosen.length > 0;
  const sum = options.reduce((total, { votes }) => total + votes, 0);
  const multiple = row.maxChoices > 1;
  return parse(poll, {
    id: row.id,
    question: row.question,
    options: options.map(({ id, text, votes }) => ({ id, text, votes: hasResults ? votes : 0 })),
    totalVotes: multiple ? row.voters : sum,
    votedOptionId: chosen[0],
    votedOptionIds: [...chosen],
    multiple,
    maxChoices: row.maxChoices,
    opensAt: row.opensAt && wireMoment(row.opensAt),
    closesAt: row.closesAt && wireMoment(row.closesAt),
    closed,
  });
}

async function choiceOf(db: Database, pollId: number, userId: string): Promise<number[]> {
  const [vote] = await db
    .select({ optionIds: pollVotes.optionIds })
    .from(pollVotes)
    .where(and(eq(pollVotes.pollId, pollId), eq(pollVotes.userId, userId)));
  return vote?.optionIds ?? [];
}
