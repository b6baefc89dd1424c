/** Counters under concurrency. PGlite serialises requests; `TEST_DATABASE_URL` does not. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contents } from '../../src/db/schema/content.ts';
import { polls, users } from '../../src/db/schema/index.ts';
import { castVote } from '../../src/votes/poll-votes.ts';
import { rateContent } from '../../src/votes/recipe-ratings.ts';
import { addContents } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { addPoll, countsOf } from './sample.ts';

const MANY = 100;

let newsroom: TestApp;
let readerIds: string[] = [];
beforeAll(async () => {
  newsroom = await startApp();
  await addContents(newsroom.db);
  const made = await newsroom.db
    .insert(users)
    .values(
      Array.from({ length: MANY }, (_, nth) => ({
        nick: `votante-${nth}`,
        email: `votante-${nth}@example.com`,
        status: 'active' as const,
      })),
    )
    .returning({ id: users.id });
  readerIds = made.map(({ id }) => id);
});
afterAll(() => newsroom.close());

test('[POLL-01] counts a hundred concurrent votes exactly, whichever options each has chosen', async () => {
  const { db } = newsroom;
  const poll = await addPoll(db, 1, { maxChoices: 2 });
  const [row] = await db.select().from(polls).where(eq(polls.id, poll.id));
  if (!row) throw new Error('no poll');
  const [one = '', two = '', three = ''] = poll.optionIds;
  // In both orders, which would deadlock without the lock on the poll.
  const pairs = [
    [one, two],
    [two, one],
    [three, one],
    [two, three],
  ];
  await Promise.all(
    readerIds.map((userId, nth) =>
      castVote(db, row, { userId, chosen: pairs[nth % 4] ?? [], now: new Date() }),
    ),
  );
  expect(await countsOf(db, poll)).toEqual({
    votes: [(MANY / 4) * 3, (MANY / 4) * 3, (MANY / 4) * 2],
    voters: MANY,
  });
});

test('[RATE-01] counts a hundred concurrent ratings exactly, with their mean', async () => {
  const { db } = newsroom;
  await Promise.all(
    readerIds.map((userId, nth) =>
      rateContent(db, { contentId: 2, value: (nth % 5) + 1, userId, address: '192.0.2.1', now: new Date() }),
    ),
  );
  const [row] = await db.select().from(contents).where(eq(contents.id, 2));
  expect(row?.ratingVotes).toBe(MANY);
  expect(row?.ratingValue).toBeCloseTo(3, 9);
});
