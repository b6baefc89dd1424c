import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StartError, UsageError } from '../../src/config/config.ts';
import {
  commentReports,
  comments,
  contents,
  contributions,
  interviewQuestions,
  uploads,
} from '../../src/db/schema/index.ts';
import { addContents, addReader, type TestReader } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { keptFile } from '../support/files.ts';
import { addComment, addContribution, addQuestion, countOf, moderate } from './sample.ts';

const uploadDir = join(mkdtempSync(join(tmpdir(), 'portada-')), 'uploads');
let newsroom: TestApp;
let reader: TestReader;
beforeAll(async () => {
  newsroom = await startApp({ uploadDir });
  await addContents(newsroom.db);
  reader = await addReader(newsroom.db, { nick: 'Marina' });
});
afterAll(() => newsroom.close());
beforeEach(async () => {
  const { db } = newsroom;
  for (const table of [comments, contributions, interviewQuestions, uploads]) await db.delete(table);
  await db.update(contents).set({ numComments: 0 });
});

const statusOf = async (id: number) => {
  const [row] = await newsroom.db.select().from(comments).where(eq(comments.id, id));
  return row?.status;
};

describe('the queue', () => {
  test('[COMM-04] lists pending submissions with author, place and text, oldest first', async () => {
    const { db } = newsroom;
    const createdAt = new Date('2026-11-22T18:00:00Z');
    const id = await addComment(db, { status: 'waiting', text: 'Uno.\nDos.', createdAt });
    const earlier = await addComment(db, { status: 'waiting', createdAt: new Date('2026-11-22T17:00:00Z') });
    await addComment(db, { text: 'Ya publicado.' });
    await addComment(db, { status: 'rejected', text: 'Ya rechazado.' });
    const { text, error } = await moderate(newsroom, 'list', 'comments');
    expect(error).toBeUndefined();
    expect(text.split('\n').slice(4)).toEqual([
      `comment ${id}  es  2026-11-22T19:00:00+01:00  Gavina`,
      '  «La lonja abre antes»  http://localhost:4100/puerto/la-lonja-1/',
      '  | Uno.',
      '  | Dos.',
      '',
      '2 waiting.',
    ]);
    expect(text).toMatch(new RegExp(`^comment ${earlier} `));
    expect(text).not.toContain('Ya ');
  });

  test('[UGC-01] [INTV-01] contains all kinds of submissions, with their file', async () => {
    const { db } = newsroom;
    const { file } = await addContribution(db, reader.id, uploadDir);
    await addQuestion(db, { userId: reader.id });
    await addQuestion(db, { status: 'published', text: '¿Ya contestada?' });
    const { text } = await moderate(newsroom, 'list');
    expect(text).toContain('  Marina\n  «El faro vuelve a girar»');
    expect(text).toContain(`  | El faro\n  |\n  | Una foto\n  file: ${file} (image/jpeg, 9 bytes)`);
    expect(text).toContain('  | ¿Y el faro?');
    expect(text).not.toContain('contestada');
    expect(text).toMatch(/2 waiting\.$/);
    expect((await moderate(newsroom, 'list', 'comments')).text).toBe('Nothing is waiting.');
  });

  test('is available as JSON', async () => {
    const id = await addComment(newsroom.db, { status: 'waiting', text: 'Hola\u001b[2J' });
    const { text } = await moderate(newsroom, 'list', '--json');
    expect(text).not.toContain('\u001b');
    expect(JSON.parse(text)).toMatchObject({
      total: 1,
      submissions: [{ kind: 'comment', id, site: 'es', nick: 'Gavina', text: 'Hola\u001b[2J', reports: 0 }],
    });
  });

  test('is truncated with a notice when it is too long', async () => {
    for (let nth = 0; nth < 5; nth += 1) await addComment(newsroom.db, { status: 'waiting', text: `${nth}` });
    const { text } = await moderate(newsroom, 'list', '--limit', '2');
    expect(text).toContain('  | 1\n');
    expect(text).toMatch(/\n5 waiting, of which these are 2\.$/);
  });

  test('cannot control the moderator’s terminal, nor imitate another entry', async () => {
    const text = 'Hola\u001b[1A\u001b[2K\r\ncomment 7  es  «otra»\n99 waiting.';
    await addComment(newsroom.db, { status: 'waiting', nick: 'Ana\u202e\nmarina\u001b[31m', text });
    const { text: printed } = await moderate(newsroom, 'list');
    expect(printed).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
    expect(printed).toContain('  Ana‹U+202E› marina‹U+001B›[31m\n');
    expect(printed.split('\n').filter((line) => /^(comment|\d+ waiting)/.test(line))).toHaveLength(2);
  });
});

describe('comments', () => {
  test('[COMM-04] are published and rejected, and the count is updated', async () => {
    const id = await addComment(newsroom.db, { status: 'waiting' });
    expect((await moderate(newsroom, 'approve', 'comment', `${id}`)).text).toBe(`comment ${id}: published.`);
    expect([await statusOf(id), await countOf(newsroom.db)]).toEqual(['published', 1]);
    const again = await moderate(newsroom, 'approve', 'comments', `${id}`);
    expect(again).toEqual({ text: `comment ${id}: published already.`, error: undefined });
    expect(await countOf(newsroom.db)).toBe(1);
    expect((await moderate(newsroom, 'reject', 'comment', `${id}`, `${id}`)).text).toBe(
      `comment ${id}: rejected.`,
    );
    expect([await statusOf(id), await countOf(newsroom.db)]).toEqual(['rejected', 0]);
  });

  test('are not decided when the author has edited them meanwhile', async () => {
    const createdAt = new Date('2026-11-22T18:00:00Z');
    const id = await addComment(newsroom.db, { status: 'waiting', createdAt });
    const edit = (text: string, after: number) =>
      newsroom.db
        .update(comments)
        .set({ text, editedAt: new Date(createdAt.getTime() + after) })
        .where(eq(comments.id, id));
    await edit('Compre en X', 4_182);
    for (const action of ['approve', 'reject']) {
      const late = await moderate(newsroom, action, 'comments', `${id}`);
      expect(late.text).toBe(`comment ${id}: its author has changed it since; list it again.`);
      expect(late.error).toBeInstanceOf(StartError);
    }
    expect(await statusOf(id)).toBe('waiting');
    expect((await moderate(newsroom, 'list')).text).toMatch(new RegExp(`^comment ${id}\\+4182  es`));
    await edit('Compre en Y', 9_000);
    expect((await moderate(newsroom, 'approve', 'comments', `${id}+4182`)).error).toBeInstanceOf(StartError);
    const { text } = await moderate(newsroom, 'approve', 'comments', `${id}+9000`);
    expect([text, await statusOf(id)]).toEqual([`comment ${id}: published.`, 'published']);
  });

  test('replies are neither visible nor counted without their comment', async () => {
    const { db } = newsroom;
    const parentId = await addComment(db, { status: 'waiting' });
    await addComment(db, { parentId });
    const reply = await addComment(db, { parentId, status: 'waiting' });
    await moderate(newsroom, 'approve', 'comments', `${reply}`);
    expect(await countOf(db)).toBe(0);
    await moderate(newsroom, 'approve', 'comments', `${parentId}`);
    expect(await countOf(db)).toBe(3);
    await moderate(newsroom, 'reject', 'comments', `${parentId}`);
    expect(await countOf(db)).toBe(0);
  });

  test('concurrent decisions are counted exactly', async () => {
    const { db } = newsroom;
    const ids: number[] = [];
    for (let nth = 0; nth < 30; nth += 1) ids.push(await addComment(db, { status: 'waiting' }));
    const [first = 0, ...others] = ids;
    await Promise.all([
      ...ids.flatMap((id) => [
        moderate(newsroom, 'approve', 'comments', `${id}`),
        moderate(newsroom, 'approve', 'comments', `${id}`),
      ]),
    ]);
    expect(await countOf(db)).toBe(30);
    await Promise.all([
      moderate(newsroom, 'reject', 'comments', `${first}`),
      ...others.slice(0, 9).map((id) => moderate(newsroom, 'reject', 'comments', `${id}`)),
    ]);
    expect(await countOf(db)).toBe(20);
  });

  test('an unknown id is reported, the others are processed, and the exit code is 1', async () => {
    const id = await addComment(newsroom.db, { status: 'waiting' });
    const { text, error } = await moderate(newsroom, 'approve', 'comments', '999999', `${id}`);
    expect(text).toBe(`comment 999999: there is none.\ncomment ${id}: published.`);
    expect(error).toBeInstanceOf(StartError);
    expect(error).not.toBeInstanceOf(UsageError);
    const told = await moderate(newsroom, 'reject', 'questions', '999999', '--json');
    expect(JSON.parse(told.text)).toEqual([{ kind: 'question', id: 999_999, outcome: 'unknown' }]);
    expect(told.error).toBeInstanceOf(StartError);
  });
});

describe('[COMM-05] reported comments', () => {
  const report = (commentId: number, userId: string, reason: string) =>
    newsroom.db.insert(commentReports).values({ commentId, userId, reason });

  test('are listed with number and reasons, until they are resolved', async () => {
    const { db } = newsroom;
    const [gone, kept] = [await addComment(db), await addComment(db)];
    const other = await addReader(db);
    await report(kept, reader.id, 'spam');
    await report(kept, other.id, 'insult\u001b[2J');
    await report(gone, reader.id, '');
    await addComment(db, { text: 'Nadie lo denuncia.' });
    const { text } = await moderate(newsroom, 'reported');
    expect(text).toMatch(new RegExp(`^comment ${kept}  es`));
    expect(text).toContain('  2 reports (insult‹U+001B›[2J, spam)\n');
    expect(text).toContain('  1 report\n');
    expect(text).toMatch(/\n2 reported\.$/);
    expect((await moderate(newsroom, 'approve', 'comments', `${kept}`)).text).toBe(
      `comment ${kept}: published.`,
    );
    await moderate(newsroom, 'reject', 'comments', `${gone}`);
    expect((await moderate(newsroom, 'reported')).text).toBe('Nothing is reported.');
    // The reader's report is kept: they cannot report it again.
    expect(await db.$count(commentReports)).toBe(3);
    expect(await countOf(db)).toBe(2);
  });
});

describe('contributions and questions', () => {
  test('[UGC-01] a contribution is published, or rejected and its file deleted', async () => {
    const { db } = newsroom;
    const kept = await addContribution(db, reader.id, uploadDir);
    const gone = await addContribution(db, reader.id, uploadDir);
    await moderate(newsroom, 'approve', 'contributions', `${kept.id}`);
    const { text } = await moderate(newsroom, 'reject', 'contributions', `${gone.id}`);
    expect(text).toBe(`contribution ${gone.id}: rejected.`);
    expect([existsSync(kept.file), existsSync(gone.file)]).toEqual([true, false]);
    expect(await db.select({ id: uploads.id }).from(uploads)).toEqual([{ id: kept.uploadId }]);
    const rows = await db.select().from(contributions).orderBy(contributions.id);
    expect(rows).toMatchObject([
      { status: 'published', uploadId: kept.uploadId },
      { status: 'rejected', uploadId: null },
    ]);
    const again = await moderate(newsroom, 'reject', 'contributions', `${gone.id}`);
    expect(again.text).toBe(`contribution ${gone.id}: rejected already.`);
  });

  test('a path outside of the upload folder deletes nothing', async () => {
    const { db } = newsroom;
    const outside = join(uploadDir, '..', 'outside.jpg');
    writeFileSync(outside, 'not a reader’s');
    const { id, uploadId } = await addContribution(db, reader.id, uploadDir);
    await db.update(uploads).set({ path: '../outside.jpg' }).where(eq(uploads.id, uploadId));
    await moderate(newsroom, 'reject', 'contributions', `${id}`);
    expect(existsSync(outside)).toBe(true);
  });

  test('[INTV-01] the guest’s answer publishes the question, and can be corrected', async () => {
    const { db } = newsroom;
    const id = await addQuestion(db);
    const file = keptFile('answer.txt', 'Vuelve a girar.\r\n\r\nY <b>alumbra</b>.\n');
    const { text } = await moderate(newsroom, 'answer', `${id}`, '--file', file);
    expect(text).toBe(`question ${id}: answered and published.`);
    const answered = () => db.select().from(interviewQuestions).where(eq(interviewQuestions.id, id));
    expect(await answered()).toMatchObject([
      { status: 'published', answer: 'Vuelve a girar.\n\nY <b>alumbra</b>.' },
    ]);
    const better = ['answer', `${id}`, '--text', 'Gira.'];
    expect((await moderate(newsroom, ...better)).text).toMatch(/answered and published\.$/);
    expect((await moderate(newsroom, ...better)).text).toMatch(/answered and published already\.$/);
    expect((await moderate(newsroom, 'answer', '999999', '--text', 'Gira.')).error).toBeInstanceOf(
      StartError,
    );
  });
});
