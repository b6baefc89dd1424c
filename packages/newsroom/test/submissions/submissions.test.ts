import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contributions, interviewQuestions, uploads, users } from '../../src/db/schema/index.ts';
import { addContents, type TestReader } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import type { Browser } from '../support/browser.ts';
import { film, photo } from '../support/films.ts';
import {
  addSubmissionTarget,
  enterOn,
  inDays,
  newUploadDir,
  type Sender,
  sender,
} from '../support/uploads.ts';

const uploadDir = newUploadDir();
let newsroom: TestApp;
let reader: TestReader;
let browser: Browser;
let own: Sender;
let picture: Buffer;

beforeAll(async () => {
  newsroom = await startApp({ uploadDir });
  await addContents(newsroom.db);
  picture = await photo();
});
afterAll(() => newsroom.close());
beforeEach(async () => {
  ({ reader, browser, own } = await enterOn(newsroom));
});

const submission = { title: 'El faro', text: 'Lo vi apagarse.\n\nEra de noche.', terms: 'true' };
const callPath = (id: number | string) => `/api/front/contribution/${id}`;
const askPath = (id: number | string) => `/api/front/interview/${id}/question`;
const contributionsTo = (id: number) =>
  newsroom.db.select().from(contributions).where(eq(contributions.contentId, id));
const questionsTo = (id: number) =>
  newsroom.db.select().from(interviewQuestions).where(eq(interviewQuestions.contentId, id));
const uploadsOf = (userId: string) => newsroom.db.select().from(uploads).where(eq(uploads.userId, userId));
/** What readers have sent, without the log of deleted accounts beside it. */
const files = () =>
  readdirSync(uploadDir, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.includes('deletions'),
  );

describe('contributions', () => {
  test('[UGC-01] are stored as pending', async () => {
    const call = await addSubmissionTarget(newsroom.db, 'contribution');
    const answer = await own.form(callPath(call), submission);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(await contributionsTo(call)).toMatchObject([
      {
        userId: reader.id,
        title: submission.title,
        text: submission.text,
        status: 'waiting',
        uploadId: null,
      },
    ]);
  });

  test('[UGC-01] [UGC-03] are accepted with a picture in the form', async () => {
    const call = await addSubmissionTarget(newsroom.db, 'contribution');
    expect((await own.form(callPath(call), submission, { content: picture })).statusCode).toBe(200);
    const [row] = await contributionsTo(call);
    const [upload] = await uploadsOf(reader.id);
    expect(upload).toMatchObject({ id: row?.uploadId, kind: 'image', bytes: picture.length });
    expect(upload?.sentAt).toBeInstanceOf(Date);
    expect(existsSync(join(uploadDir, upload?.path ?? ''))).toBe(true);
  });

  test('[UGC-01] [UGC-03] are accepted with a picture uploaded before', async () => {
    const call = await addSubmissionTarget(newsroom.db, 'contribution');
    const { id } = await own.upload(picture);
    expect((await own.form(callPath(call), { ...submission, uploadId: id })).statusCode).toBe(200);
    expect(await contributionsTo(call)).toMatchObject([{ uploadId: id }]);
    const other = await own.form(callPath(call), { ...submission, title: 'La barca', uploadId: id });
    expect([other.statusCode, other.json().errorCode]).toEqual([404, 'UPLOAD_NOT_FOUND']);
  });

  test('[UGC-03] are rejected with a file of another reader or purpose, an incomplete or a missing one', async () => {
    const call = await addSubmissionTarget(newsroom.db, 'contribution');
    const other = await enterOn(newsroom);
    const { id: foreign } = await other.own.upload(picture);
    const { id: elsewhere } = await own.upload(picture, { purpose: 'interview' });
    const half =
      String((await own.announce({ bytes: 100 })).headers.location)
        .split('/')
        .at(-1) ?? '';
    for (const uploadId of [foreign, elsewhere, half, 'x', '../x', "' or 1=1 --"]) {
      const answer = await own.form(callPath(call), { ...submission, uploadId });
      expect([answer.statusCode, answer.json().errorCode], uploadId).toEqual([404, 'UPLOAD_NOT_FOUND']);
    }
    expect(await contributionsTo(call)).toEqual([]);
    expect((await other.own.form(callPath(call), { ...submission, uploadId: foreign })).statusCode).toBe(200);
  });

  test('[UGC-02] of an anonymous visitor are rejected before the body is read', async () => {
    const call = await addSubmissionTarget(newsroom.db, 'contribution');
    const before = files().length;
    const nobody = sender(newsroom.app, { cookies: new Map() });
    const answer = await nobody.form(callPath(call), submission, { content: picture });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'NOT_LOGGED_IN']);
    expect(files()).toHaveLength(before);
  });

  test('[UGC-01] are rejected when the call is closed, withdrawn, unpublished or unknown', async () => {
    const closed = await addSubmissionTarget(newsroom.db, 'contribution', { closesAt: inDays(-1) });
    const answer = await own.form(callPath(closed), submission);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([409, 'CALL_CLOSED']);
    const soon = await addSubmissionTarget(newsroom.db, 'contribution', { opensAt: inDays(1) });
    const waiting = await own.form(callPath(soon), submission);
    expect([waiting.statusCode, waiting.json().errorCode]).toEqual([409, 'CALL_NOT_OPEN']);
    expect(await contributionsTo(soon)).toEqual([]);
    const hidden = await addSubmissionTarget(newsroom.db, 'contribution', { withdrawnAt: inDays(-1) });
    const early = await addSubmissionTarget(newsroom.db, 'contribution', { publishedAt: inDays(1) });
    const interview = await addSubmissionTarget(newsroom.db, 'interview');
    for (const id of [hidden, early, interview, 1, 0, -1, '9999999999', 'x', '1%20or%201', '1.5']) {
      expect((await own.form(callPath(id), submission)).statusCode, `${id}`).toBe(404);
    }
  });

  test('[UGC-03] the file of a rejected submission is deleted', async () => {
    const before = files().length;
    const closed = await addSubmissionTarget(newsroom.db, 'contribution', { closesAt: inDays(-1) });
    expect((await own.form(callPath(closed), submission, { content: picture })).statusCode).toBe(409);
    const call = await addSubmissionTarget(newsroom.db, 'contribution');
    expect(
      (await own.form(callPath(call), { ...submission, terms: '' }, { content: picture })).statusCode,
    ).toBe(400);
    const html = { content: '<script>alert(1)</script>', name: 'foto.jpg' };
    expect((await own.form(callPath(call), submission, html)).json().errorCode).toBe('FILE_TYPE_REFUSED');
    const large = { content: Buffer.alloc(5 * 1_048_576 + 1, 0xff) };
    expect((await own.form(callPath(call), submission, large)).json().errorCode).toBe('FILE_TOO_LARGE');
    const other = { content: 'MZ', type: 'application/x-msdownload' };
    expect((await own.form(callPath(call), submission, other)).statusCode).toBe(415);
    expect(files()).toHaveLength(before);
    expect(await uploadsOf(reader.id)).toEqual([]);
    expect(await contributionsTo(call)).toEqual([]);
  });

  test('an empty file of a form without a chosen file is ignored', async () => {
    const call = await addSubmissionTarget(newsroom.db, 'contribution');
    const empty = { content: '', type: 'application/octet-stream', name: '' };
    expect((await own.form(callPath(call), submission, empty)).statusCode).toBe(200);
  });

  test.each([
    { ...submission, title: '' },
    { ...submission, title: 'x'.repeat(201) },
    { ...submission, text: ' \n ' },
    { ...submission, text: 'x'.repeat(5_001) },
    { ...submission, terms: 'false' },
    { ...submission, title: '\u200b\u202e' },
    { ...submission, text: '\u2066\u200b\n\u200c\u3164' },
    { ...submission, text: 'a\u0000b' },
    { title: 'Solo' },
  ])('[UGC-01] %j is refused', async (fields) => {
    const call = await addSubmissionTarget(newsroom.db, 'contribution');
    expect((await own.form(callPath(call), fields as Record<string, string>)).statusCode).toBe(400);
    expect(await contributionsTo(call)).toEqual([]);
  });

  test('invisible characters are removed; markup stays text', async () => {
    const call = await addSubmissionTarget(newsroom.db, 'contribution');
    await own.form(callPath(call), {
      ...submission,
      title: 'El\u202e\u200b',
      text: '<b>Uno</b>\r\n\r\n\r\n\r\nDos\u202e  م\u200cه',
    });
    expect(await contributionsTo(call)).toMatchObject([{ title: 'El', text: '<b>Uno</b>\n\nDos م\u200cه' }]);
  });

  test('[UGC-01] [INTV-01] 5,000 characters are accepted, however long their line breaks are in a form', async () => {
    const lines = Array.from({ length: 50 }, () => `${'é'.repeat(98)}🔥`);
    const text = `${lines.join('\r\n')}!`;
    const call = await addSubmissionTarget(newsroom.db, 'contribution');
    expect(
      (await own.form(callPath(call), { ...submission, title: '🔥'.repeat(200), text })).statusCode,
    ).toBe(200);
    const [row] = await contributionsTo(call);
    expect(row?.text).toBe(`${lines.join('\n')}!`);
    expect([...(row?.text ?? '')]).toHaveLength(5_000);
    expect((await own.form(callPath(call), { ...submission, text: `${text}!` })).statusCode).toBe(400);
    const interview = await addSubmissionTarget(newsroom.db, 'interview');
    expect((await own.form(askPath(interview), { question: text })).statusCode).toBe(200);
    expect((await own.form(askPath(interview), { question: `${text}!` })).statusCode).toBe(400);
    expect((await own.form(`/pregunta/${interview}/`, { question: text })).statusCode).toBe(303);
  });

  test('too many fields, long names and malformed forms are rejected', async () => {
    const call = await addSubmissionTarget(newsroom.db, 'contribution');
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`f${index}`, 'x']));
    expect((await own.form(callPath(call), { ...submission, ...many })).statusCode).toBeGreaterThanOrEqual(
      400,
    );
    expect((await own.form(callPath(call), { ...submission, text: 'x'.repeat(40_000) })).statusCode).toBe(
      400,
    );
    const broken = { 'content-type': 'multipart/form-data' };
    expect((await own.form(callPath(call), submission, undefined, broken)).statusCode).toBeLessThan(500);
    expect((await own.form(callPath(call), { ...submission, __proto__x: 'y' })).statusCode).toBe(200);
    expect((await own.form(callPath(call), { ...submission, ['__proto__']: 'y' })).statusCode).toBeLessThan(
      500,
    );
    const foreign = { origin: 'https://evil.example' };
    expect((await own.form(callPath(call), submission, undefined, foreign)).statusCode).toBe(403);
    expect(await contributionsTo(call)).toHaveLength(1);
  });
});

describe('questions', () => {
  test('[INTV-01] are stored with the reader’s nick, with an optional video', async () => {
    const interview = await addSubmissionTarget(newsroom.db, 'interview', { questionLimit: 10 });
    const { id } = await own.upload(film(), { type: 'video/mp4', purpose: 'interview' });
    const answer = await own.form(askPath(interview), { question: '¿Volverá?', uploadId: id });
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect(await questionsTo(interview)).toMatchObject([
      {
        userId: reader.id,
        nick: reader.nick,
        text: '¿Volverá?',
        answer: '',
        status: 'waiting',
        uploadId: id,
      },
    ]);
  });

  test('[INTV-01] are rejected before it opens, after it closes, and without a session', async () => {
    const soon = await addSubmissionTarget(newsroom.db, 'interview', { opensAt: inDays(1) });
    expect((await own.form(askPath(soon), { question: '¿?' })).json().errorCode).toBe('INTERVIEW_NOT_OPEN');
    const over = await addSubmissionTarget(newsroom.db, 'interview', { closesAt: inDays(-1) });
    expect((await own.form(askPath(over), { question: '¿?' })).json().errorCode).toBe('INTERVIEW_CLOSED');
    const nobody = sender(newsroom.app, { cookies: new Map() });
    expect((await nobody.form(askPath(soon), { question: '¿?' })).statusCode).toBe(401);
  });

  test('[INTV-03] are limited to three per reader, rejected ones not counted', async () => {
    const interview = await addSubmissionTarget(newsroom.db, 'interview', { questionLimit: 10 });
    const ask = (nth: number) => own.form(askPath(interview), { question: `¿La ${nth}.ª?` });
    for (let nth = 1; nth <= 3; nth += 1) expect((await ask(nth)).statusCode).toBe(200);
    const fourth = await ask(4);
    expect([fourth.statusCode, fourth.json().errorCode]).toEqual([409, 'INTERVIEW_LIMIT_REACHED']);
    const [first] = await questionsTo(interview);
    await newsroom.db
      .update(interviewQuestions)
      .set({ status: 'rejected' })
      .where(eq(interviewQuestions.id, first?.id ?? 0));
    expect((await ask(4)).statusCode).toBe(200);
  });

  test('[INTV-03] are limited in number, exactly, also when concurrent', async () => {
    const interview = await addSubmissionTarget(newsroom.db, 'interview', { questionLimit: 7 });
    const readers = await Promise.all(Array.from({ length: 6 }, () => enterOn(newsroom)));
    const answers = await Promise.all(
      readers.flatMap((one) =>
        Array.from({ length: 3 }, (_, n) => one.own.form(askPath(interview), { question: `¿La ${n}?` })),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(7);
    expect(await questionsTo(interview)).toHaveLength(7);
    const late = await own.form(askPath(interview), { question: '¿Y yo?' });
    expect(late.json().errorCode).toBe('INTERVIEW_LIMIT_REACHED');
  });

  test('[INTV-03] are limited to three per reader, exactly, also when the button is pressed repeatedly', async () => {
    const interview = await addSubmissionTarget(newsroom.db, 'interview', { questionLimit: 100 });
    const ask = (_: unknown, nth: number) => own.form(askPath(interview), { question: `¿Cuándo ${nth}?` });
    const answers = await Promise.all(Array.from({ length: 8 }, ask));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  });
});

test('a file belongs to one submission, also when several claim it at once', async () => {
  const call = await addSubmissionTarget(newsroom.db, 'contribution');
  const { id } = await own.upload(picture);
  const send = (_: unknown, nth: number) =>
    own.form(callPath(call), { ...submission, title: `El ${nth}`, uploadId: id });
  const answers = await Promise.all(Array.from({ length: 6 }, send));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await contributionsTo(call)).toHaveLength(1);
});

test('deleting an account deletes the reader’s files', async () => {
  const { location, id } = await own.upload(picture);
  await own.announce({ bytes: 100 });
  const before = files().length;
  expect((await own.ask('HEAD', location)).statusCode).toBe(200);
  expect(await uploadsOf(reader.id)).toHaveLength(2);
  expect((await browser.post('/api/front/user/delete')).statusCode).toBe(200);
  expect(await newsroom.db.select().from(users).where(eq(users.id, reader.id))).toEqual([]);
  expect(files()).toHaveLength(before - 2);
  expect(existsSync(join(uploadDir, 'pictures', `${id}.jpg`))).toBe(false);
});
