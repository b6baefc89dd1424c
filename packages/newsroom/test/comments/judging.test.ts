import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comments, commentVotes, users } from '../../src/db/schema/index.ts';
import { decide } from '../../src/moderation/decide.ts';
import { reportedComments } from '../../src/moderation/read.ts';
import type { TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { addressOf, listed, type Person, person, say, startComments } from './people.ts';

let newsroom: TestApp;
let ana: Person;
let pau: Person;
beforeAll(async () => {
  ({ newsroom, ana, pau } = await startComments());
});
afterAll(() => newsroom.close());

let count = 0;
const anotherOf = (who: Person) => {
  count += 1;
  return say(who, 1, `Comentario ${count}`);
};
const vote = ({ browser }: Pick<Person, 'browser'>, id: string, choice: unknown) =>
  browser.post(addressOf(1, `/${id}/vote`), { vote: choice });
const report = ({ browser }: Pick<Person, 'browser'>, id: string, reason: unknown) =>
  browser.post(addressOf(1, `/${id}/report`), { reason });
const profile = async ({ browser }: Person) => (await browser.get('/api/front/user/profile')).json().response;

test('[COMM-05][COMM-07] a reader votes on a comment once, up or down', async () => {
  const { id } = await anotherOf(ana);
  const first = await vote(pau, id, 'dislike');
  expect(first.json()).toMatchObject({ id, likes: 0, dislikes: 1 });
  for (const choice of ['dislike', 'like']) {
    const again = await vote(pau, id, choice);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ errorCode: 'COMMENT_ALREADY_VOTED' });
  }
  expect((await listed(pau.browser, 1)).comments[0]).toMatchObject({ id, likes: 0, dislikes: 1 });
});

test('[COMM-07] counts concurrent votes exactly, one per reader', async () => {
  const { id } = await anotherOf(ana);
  const crowd = await Promise.all(Array.from({ length: 8 }, () => person(newsroom)));
  const votes = await Promise.all(
    crowd.flatMap((one, nth) => [0, 1, 2].map(() => vote(one, id, nth < 5 ? 'like' : 'dislike'))),
  );
  expect(votes.filter(({ statusCode }) => statusCode === 200)).toHaveLength(8);
  expect(votes.filter(({ statusCode }) => statusCode === 409)).toHaveLength(16);
  const [row] = await newsroom.db
    .select()
    .from(comments)
    .where(eq(comments.id, Number(id)));
  expect(row).toMatchObject({ likes: 5, dislikes: 3 });
  // Votes stay when an account is deleted.
  await newsroom.db.delete(users).where(eq(users.id, crowd[0]?.reader.id ?? ''));
  expect(await newsroom.db.$count(commentVotes, eq(commentVotes.commentId, Number(id)))).toBe(7);
  expect((await listed(pau.browser, 1)).comments[0]).toMatchObject({ likes: 5, dislikes: 3 });
});

test('[COMM-05] an anonymous visitor can neither vote nor report', async () => {
  const { id } = await anotherOf(ana);
  const nobody = { browser: openBrowser(newsroom.app) };
  for (const answer of [await vote(nobody, id, 'like'), await report(nobody, id, 'spam')]) {
    expect(answer.statusCode).toBe(401);
  }
});

test('[COMM-05] rejects votes on the reader’s own comment, and on an unknown one', async () => {
  const { id } = await anotherOf(ana);
  expect((await vote(ana, id, 'like')).statusCode).toBe(403);
  expect((await report(ana, id, 'spam')).statusCode).toBe(403);
  for (const wrong of ['999999', '0', 'x']) {
    expect((await vote(pau, wrong, 'like')).statusCode).toBe(404);
    expect((await report(pau, wrong, 'spam')).statusCode).toBe(404);
  }
  for (const choice of ['love', '', null, 1]) expect((await vote(pau, id, choice)).statusCode).toBe(400);
  for (const reason of ['', 'because', null]) expect((await report(pau, id, reason)).statusCode).toBe(400);
  expect((await pau.browser.post(addressOf(2, `/${id}/vote`), { vote: 'like' })).statusCode).toBe(404);
});

test('[COMM-05] rejects votes on replies below a withdrawn comment', async () => {
  const head = await anotherOf(ana);
  const reply = await say(ana, 1, 'Cita lo que no debía', head.id);
  await decide(newsroom.app, 'comment', Number(head.id), 'rejected');
  for (const answer of [await vote(pau, reply.id, 'like'), await report(pau, reply.id, 'spam')]) {
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('Cita');
  }
  await decide(newsroom.app, 'comment', Number(head.id), 'published');
  expect((await vote(pau, reply.id, 'like')).json()).toMatchObject({ likes: 1 });
});

test('[COMM-06] the user contains their own dislikes and reports, and no others', async () => {
  const [liked, disliked, reported] = [await anotherOf(ana), await anotherOf(ana), await anotherOf(ana)];
  const reader = await person(newsroom);
  await vote(reader, liked.id, 'like');
  await vote(reader, disliked.id, 'dislike');
  await report(reader, reported.id, 'abuse');
  expect(await profile(reader)).toMatchObject({
    commentsDislikeId: [Number(disliked.id)],
    commentsReportId: [Number(reported.id)],
  });
  expect((await reader.browser.get(addressOf(1, '/own'))).json()).toEqual({
    comments: [],
    likedIds: [Number(liked.id)],
    dislikedIds: [Number(disliked.id)],
    reportedIds: [Number(reported.id)],
  });
  expect((await reader.browser.get(addressOf(2, '/own'))).json()).toMatchObject({
    likedIds: [],
    reportedIds: [],
  });
});

test('[COMM-05] a report is stored once, with its reason', async () => {
  const { id } = await anotherOf(ana);
  expect((await report(pau, id, 'spam')).json()).toEqual({ success: true });
  const again = await report(pau, id, 'abuse');
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({ errorCode: 'COMMENT_ALREADY_REPORTED' });
  const { submissions } = await reportedComments(newsroom.db, 100);
  expect(submissions.find((one) => one.id === Number(id))).toMatchObject({ reports: 1, reasons: ['spam'] });
});
