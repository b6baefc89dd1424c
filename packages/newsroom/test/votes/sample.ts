/** Polls for tests, each of its own content. */
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../src/db/client.ts';
import { pollOptions, polls } from '../../src/db/schema/community.ts';
import { addReader, logIn } from '../support/accounts.ts';
import { type Browser, openBrowser } from '../support/browser.ts';

export interface SamplePoll {
  readonly id: number;
  readonly url: string;
  readonly optionIds: readonly string[];
}

/** A poll with three options, of the given content. */
export async function addPoll(
  db: Database,
  contentId: number,
  fields: Partial<typeof polls.$inferInsert> = {},
): Promise<SamplePoll> {
  const [poll] = await db
    .insert(polls)
    .values({ contentId, question: '¿Puerto o playa?', ...fields })
    .returning();
  if (!poll) throw new Error('no poll');
  const made = await db
    .insert(pollOptions)
    .values(['Puerto', 'Playa', 'Ninguno'].map((text, position) => ({ pollId: poll.id, text, position })))
    .returning();
  return { id: poll.id, url: `/api/front/poll/${poll.id}`, optionIds: made.map(({ id }) => String(id)) };
}

/** The stored counters: the options' votes in order, and the number of voters. */
export async function countsOf(db: Database, { id }: SamplePoll) {
  const options = await db
    .select({ votes: pollOptions.votes })
    .from(pollOptions)
    .where(eq(pollOptions.pollId, id))
    .orderBy(asc(pollOptions.position));
  const [poll] = await db.select({ voters: polls.voters }).from(polls).where(eq(polls.id, id));
  return { votes: options.map(({ votes }) => votes), voters: poll?.voters };
}

/** A browser with a new reader logged in. */
export async function readerBrowser(app: FastifyInstance, db: Database): Promise<Browser> {
  const browser = openBrowser(app);
  await logIn(browser, await addReader(db));
  return browser;
}
