/** Repeated submissions, and the limit per reader. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contents, contributions, interviewQuestions } from '../../src/db/schema/index.ts';
import { addContents } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { photo } from '../support/films.ts';
import {
  addSubmissionTarget,
  DAY_MS,
  enterOn,
  inDays,
  newUploadDir,
  type Sender,
} from '../support/uploads.ts';

let newsroom: TestApp;
let own: Sender;
let picture: Buffer;

beforeAll(async () => {
  newsroom = await startApp({ uploadDir: newUploadDir() });
  await addContents(newsroom.db);
  picture = await photo();
});
afterAll(() => newsroom.close());
beforeEach(async () => {
  ({ own } = await enterOn(newsroom));
});

const submission = { title: 'El faro', text: 'Lo vi apagarse.', terms: 'true' };
const callPath = (id: number) => `/api/front/contribution/${id}`;
const contributionsTo = (id: number) =>
  newsroom.db.select().from(contributions).where(eq(contributions.contentId, id));

describe('a submission that is sent again because no response came', () => {
  test('[UGC-01] is the same submission, with its file, however often and concurrently', async () => {
    const call = await addSubmissionTarget(newsroom.db, 'contribution');
    const { id } = await own.upload(picture);
    const send = () => own.form(callPath(call), { ...submission, uploadId: id });
    const answers = await Promise.all(Array.from({ length: 4 }, send));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await send()).json()).toEqual({ success: true });
    expect(await contributionsTo(call)).toMatchObject([{ uploadId: id }]);
    // The tab was closed, and the same file chosen again.
    const { id: again } = await own.upload(picture);
    expect((await own.form(callPath(call), { ...submission, uploadId: again })).statusCode).toBe(200);
    expect((await own.form(callPath(call), submission, { content: picture })).statusCode).toBe(200);
    expect(await contributionsTo(call)).toHaveLength(1);
  });

  test('[UGC-01] is another one with another file, title or reader, to another call, or after an hour', async () => {
    const late = await startApp({ uploadDir: newUploadDir() });
    await addContents(late.db);
    const call = await addSubmissionTarget(late.db, 'contribution');
    const second = await addSubmissionTarget(late.db, 'contribution');
    const { own: one } = await enterOn(late);
    const { own: other } = await enterOn(late);
    const larger = await photo(800, 600);
    await one.form(callPath(call), submission);
    await one.form(callPath(call), submission, { content: picture });
    await one.form(callPath(call), submission, { content: picture, name: 'otra.jpg' });
    await one.form(callPath(call), submission, { content: larger });
    await one.form(callPath(call), { ...submission, title: 'La barca' });
    await one.form(callPath(second), submission);
    await other.form(callPath(call), submission);
    const sent = () => late.db.$count(contributions);
    expect(await sent()).toBe(7);
    await one.form(callPath(call), submission);
    expect(await sent()).toBe(7);
    late.advance(3_601_000);
    await one.form(callPath(call), submission);
    expect(await sent()).toBe(8);
    await late.close();
  });

  test('[INTV-01] is one question, also when the interview has closed or is full meanwhile', async () => {
    const interview = await addSubmissionTarget(newsroom.db, 'interview', { questionLimit: 1 });
    const ask = () => own.form(`/api/front/interview/${interview}/question`, { question: '¿Cuándo?' });
    const answers = await Promise.all(Array.from({ length: 5 }, ask));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    await newsroom.db
      .update(contents)
      .set({ closesAt: inDays(-1) })
      .where(eq(contents.id, interview));
    expect((await ask()).statusCode).toBe(200);
    const ofInterview = eq(interviewQuestions.contentId, interview);
    expect(await newsroom.db.$count(interviewQuestions, ofInterview)).toBe(1);
  });
});

test('allows five submissions per reader and day; rejected and repeated ones do not count', async () => {
  const limited = await startApp({ uploadDir: newUploadDir(), rateLimits: true });
  await addContents(limited.db);
  const call = await addSubmissionTarget(limited.db, 'contribution');
  const closed = await addSubmissionTarget(limited.db, 'contribution', { closesAt: inDays(-1) });
  const { own: one } = await enterOn(limited);
  for (let sent = 0; sent < 5; sent += 1) {
    const next = { ...submission, title: `La ${sent}` };
    expect((await one.form(callPath(closed), next)).statusCode).toBe(409);
    expect((await one.form(callPath(call), next)).statusCode).toBe(200);
    expect((await one.form(callPath(call), next)).statusCode).toBe(200);
  }
  const sixth = await one.form(callPath(call), submission);
  expect([sixth.statusCode, sixth.json().errorCode]).toEqual([429, 'TOO_MANY_REQUESTS']);
  limited.advance(DAY_MS);
  expect(
    (await one.form(callPath(await addSubmissionTarget(limited.db, 'contribution')), submission)).statusCode,
  ).toBe(200);
  await limited.close();
});
