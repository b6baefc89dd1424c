/** Polls in the contract's format (POLL-01). */
import { type Poll, poll } from '@portada/contract';
import { and, asc, eq } from 'drizzle-orm';
import { parse } from 'valibot';
import type { Database } from '../db/client.ts';
import { pollOptions, polls, pollVotes } from '../db/schema/community.ts';
import { wireMoment } from './dates.ts';

export type AskedPoll = typeof polls.$inferSelect;
export type PollState = 'coming' | 'open' | 'closed';

export function pollState({ opensAt, closesAt }: AskedPoll, now: Date): PollState {
  if (closesAt !== null && closesAt <= now) return 'closed';
  return opensAt !== null && opensAt > now ? 'coming' : 'open';
}

/** The poll of a content, without a reader's vote. */
export async function pollOf(db: Database, contentId: number, now = new Date()): Promise<Poll | null> {
  const [asked] = await db
    .select()
    .from(polls)
    .where(eq(polls.contentId, contentId))
    .orderBy(asc(polls.id))
    .limit(1);
  return asked ? pollFor(db, asked, { now }) : null;
}

interface PollViewer {
  readonly now: Date;
  /** The reader whose vote is included; none if absent. */
  readonly userId?: string | undefined;
}

/** Results are included for a reader who has voted, and for everybody once the poll is closed. */
export async function pollFor(db: Database, asked: AskedPoll, { now, userId }: PollViewer): Promise<Poll> {
  const chosen = userId === undefined ? [] : await choiceOf(db, asked.id, userId);
  const options = await db
    .select()
    .from(pollOptions)
    .where(eq(pollOptions.pollId, asked.id))
    .orderBy(asc(pollOptions.position), asc(pollOptions.id));
  const closed = pollState(asked, now) === 'closed';
  const isTold = closed || chosen.length > 0;
  const sum = options.reduce((total, { votes }) => total + votes, 0);
  const multiple = asked.maxChoices > 1;
  return parse(poll, {
    id: asked.id,
    question: asked.question,
    options: options.map(({ id, text, votes }) => ({ id, text, votes: isTold ? votes : 0 })),
    totalVotes: multiple ? asked.voters : sum,
    votedOptionId: chosen[0],
    votedOptionIds: chosen,
    multiple,
    maxChoices: asked.maxChoices,
    opensAt: asked.opensAt && wireMoment(asked.opensAt),
    closesAt: asked.closesAt && wireMoment(asked.closesAt),
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
