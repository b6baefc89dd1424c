import { type Poll, poll } from '@portada/contract';
import { asc, eq } from 'drizzle-orm';
import { parse } from 'valibot';
import type { Database } from '../db/client.ts';
import { pollOptions, polls } from '../db/schema/community.ts';

/** The poll that a content asks, as everybody sees it: votes show once it is closed. */
export async function pollOf(db: Database, contentId: number, now = new Date()): Promise<Poll | null> {
  const [asked] = await db.select().from(polls).where(eq(polls.contentId, contentId)).limit(1);
  if (!asked) return null;
  const options = await db
    .select()
    .from(pollOptions)
    .where(eq(pollOptions.pollId, asked.id))
    .orderBy(asc(pollOptions.position));
  const closed = asked.closesAt !== null && asked.closesAt <= now;
  return parse(poll, {
    id: asked.id,
    question: asked.question,
    options: options.map(({ id, text, votes }) => ({ id, text, votes: closed ? votes : 0 })),
    totalVotes: options.reduce((sum, option) => sum + option.votes, 0),
    closed,
  });
}
