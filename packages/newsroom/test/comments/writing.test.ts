import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addComment } from '../../src/comments/write.ts';
import { comments, contents, users } from '../../src/db/schema/index.ts';
import { decide } from '../../src/moderation/decide.ts';
import { countOf } from '../moderation/sample.ts';
import type { TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import {
  addressOf,
  clearComments,
  listed,
  moderateAll,
  type Person,
  person,
  say,
  startComments,
  texts,
} from './people.ts';

let newsroom: TestApp;
let ana: Person;
let pau: Person;
beforeAll(async () => {
  ({ newsroom, ana, pau } = await startComments());
});
beforeEach(() => clearComments(newsroom));
afterAll(() => newsroom.close());

const moderated = () => moderateAll(newsroom);
const anybody = () => openBrowser(newsroom.app);
const count = () => countOf(newsroom.db);

describe('a comment', () => {
  test('[COMM-01] of a registered reader is published, with the nick as its author', async () => {
    const comment = await say(ana, 1, '  Buen artículo.  ');
    expect(comment).toMatchObject({ text: 'Buen artículo.', nick: ana.reader.nick, pending: false });
    const { comments: all, numComments } = await listed(anybody(), 1);
    expect(all).toMatchObject([
      { id: comment.id, text: 'Buen artículo.', nick: ana.reader.nick, replies: [] },
    ]);
    expect(numComments).toBe(1);
    expect((await listed(anybody(), 2)).comments).toEqual([]);
  });

  test('[COMM-01] responds with 401 and stores nothing when there is no session', async () => {
    for (const answer of [
      await anybody().post(addressOf(1), { text: 'Hola' }),
      await anybody().send('PATCH', addressOf(1, '/1'), { text: 'Hola' }),
      await anybody().send('DELETE', addressOf(1, '/1')),
      await anybody().get(addressOf(1, '/own')),
    ]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ errorCode: 'NOT_LOGGED_IN' });
    }
    expect(await newsroom.db.$count(comments)).toBe(0);
  });

  test.each([
    ['name', { name: '' }],
    ['surname', { surname: '  ' }],
    ['birthdate', { birthdate: null }],
    ['nick', { nick: '' }],
  ])(
    '[COMM-02] without %s in the profile it is refused, and the answer says what is missing',
    async (field, lacking) => {
      const { browser } = await person(newsroom, lacking);
      const answer = await browser.post(addressOf(1), { text: 'Hola' });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ errorCode: 'PROFILE_INCOMPLETE' });
      expect(Object.keys(answer.json().fields)).toEqual([field]);
    },
  );

  test('[COMM-03] has at most 500 characters, counted as graphemes', async () => {
    expect((await say(ana, 1, '👩‍👩‍👧'.repeat(500))).text).toBe('👩‍👩‍👧'.repeat(500));
    for (const text of ['a'.repeat(501), '👩‍👩‍👧'.repeat(501), '', '   ', '\u200b\u2060', 7, null]) {
      const answer = await ana.browser.post(addressOf(1), { text });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toHaveProperty('text');
    }
    expect(await newsroom.db.$count(comments)).toBe(1);
  });

  test('[COMM-04] is pending below a pre-moderated content, and visible to its author only', async () => {
    await moderated();
    const comment = await say(ana, 1, 'Espero al moderador.');
    expect(comment.pending).toBe(true);
    expect((await listed(anybody(), 1)).comments).toEqual([]);
    expect((await listed(ana.browser, 1)).comments).toEqual([]);
    expect(await count()).toBe(0);
    const own = await ana.browser.get(addressOf(1, '/own'));
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect(own.json().comments).toMatchObject([{ id: comment.id, pending: true }]);
    expect((await pau.browser.get(addressOf(1, '/own'))).json().comments).toEqual([]);
    for (const call of ['vote', 'report']) {
      const body = { vote: 'like', reason: 'spam' };
      expect((await pau.browser.post(addressOf(1, `/${comment.id}/${call}`), body)).statusCode).toBe(404);
    }
    await decide(newsroom.app, 'comment', Number(comment.id), 'published');
    expect(texts(await listed(anybody(), 1))).toEqual(['Espero al moderador.']);
    expect(await count()).toBe(1);
    await decide(newsroom.app, 'comment', Number(comment.id), 'rejected');
    expect(await count()).toBe(0);
    expect((await ana.browser.get(addressOf(1, '/own'))).json().comments).toEqual([]);
  });

  test('[COMM-04][COMM-08] applies the settings of the moment of writing, not of the session’s start', async () => {
    const { db } = newsroom;
    const [reader] = await db.select().from(users).where(eq(users.id, ana.reader.id));
    if (!reader) throw new Error('There is no reader.');
    const place = {
      id: 1,
      kind: 'article',
      access: 'free',
      sectionCode: 'port',
      isOpen: true,
      numComments: 0,
    };
    const comment = {
      content: { ...place, kind: 'article', access: 'free' } as const,
      reader,
      now: newsroom.app.now(),
    };
    await moderated();
    expect(await addComment(db, { ...comment, text: 'Entre tanto' })).toMatchObject({ status: 'waiting' });
    await db.update(contents).set({ commentsOpen: false });
    await expect(addComment(db, { ...comment, text: 'Tarde' })).rejects.toMatchObject({
      code: 'COMMENTS_CLOSED',
    });
  });

  test('[COMM-08] cannot be written or edited when comments are closed', async () => {
    const comment = await say(ana, 1, 'A tiempo.');
    await newsroom.db.update(contents).set({ commentsOpen: false });
    const late = await pau.browser.post(addressOf(1), { text: 'Tarde.' });
    expect(late.statusCode).toBe(403);
    expect(late.json()).toMatchObject({ errorCode: 'COMMENTS_CLOSED' });
    const change = await ana.browser.send('PATCH', addressOf(1, `/${comment.id}`), {
      text: 'Tarde también.',
    });
    expect(change.json()).toMatchObject({ errorCode: 'COMMENTS_CLOSED' });
    expect(await listed(anybody(), 1)).toMatchObject({ closed: true, comments: [{ text: 'A tiempo.' }] });
  });

  test('rejects a duplicate, also below another content; of two concurrent ones one is stored', async () => {
    const both = await Promise.all([1, 2].map(() => ana.browser.post(addressOf(1), { text: 'Lo mismo.' })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    for (const [id, text] of [
      [1, ' Lo mismo.\n'],
      [1, 'Lo\u200b mismo.'],
      [2, 'Lo mismo.'],
    ] as const) {
      const again = await ana.browser.post(addressOf(id), { text });
      expect(again.statusCode).toBe(409);
      expect(again.json()).toMatchObject({ errorCode: 'COMMENT_REPEATED' });
    }
    await say(pau, 1, 'Lo mismo.');
    expect(await count()).toBe(2);
    // Nor can an edit make it a duplicate.
    const other = await say(ana, 2, 'Algo distinto.');
    const changed = await ana.browser.send('PATCH', addressOf(2, `/${other.id}`), { text: 'Lo mismo.' });
    expect(changed.json()).toMatchObject({ errorCode: 'COMMENT_REPEATED' });
    const same = await ana.browser.send('PATCH', addressOf(2, `/${other.id}`), { text: 'Algo distinto.' });
    expect(same.statusCode).toBe(200);
  });

  test('a word with or without its joiner is the same word', async () => {
    await say(ana, 1, 'می\u200cخواهم');
    const again = await ana.browser.post(addressOf(1), { text: 'میخواهم' });
    expect(again.json()).toMatchObject({ errorCode: 'COMMENT_REPEATED' });
  });

  test.each(['¡Gracias!', 'Gràcies 🙏', '+1', 'No es verdad.'])(
    'may say the same to several comments, and in the article too, but once to each: %s',
    async (text) => {
      const heads = await Promise.all(['Uno', 'Dos', 'Tres'].map((one) => say(pau, 1, one)));
      for (const { id } of heads) await say(ana, 1, text, id);
      await say(ana, 1, text);
      for (const parentId of [heads[0]?.id, heads[2]?.id, undefined]) {
        const again = await ana.browser.post(addressOf(1), { text, ...(parentId && { parentId }) });
        expect(again.json()).toMatchObject({ httpCode: 409, errorCode: 'COMMENT_REPEATED' });
      }
    },
  );

  test('may be said again after ten minutes in its place, after an hour in another one', async () => {
    const { app, db } = newsroom;
    const [reader] = await db.select().from(users).where(eq(users.nick, ana.reader.nick));
    if (!reader) throw new Error('Ana is not there.');
    const begin = app.now().getTime();
    const post = (minutes: number, id: number) => {
      const content = {
        id,
        kind: 'article',
        access: 'free',
        sectionCode: 'x',
        isOpen: true,
        numComments: 0,
      } as const;
      const now = new Date(begin + minutes * 60_000);
      return addComment(db, { content, reader, now, text: 'Hola.' });
    };
    const repeated = { code: 'COMMENT_REPEATED' };
    await post(0, 1);
    await expect(post(9, 1)).rejects.toMatchObject(repeated);
    await post(11, 1);
    await expect(post(70, 2)).rejects.toMatchObject(repeated);
    await post(72, 2);
  });

  test('responds with 404 when the content has no comments or does not exist', async () => {
    await newsroom.db.update(contents).set({ commentsShown: false }).where(eq(contents.id, 2));
    for (const path of ['2', '999', '0', '-1', '1e3', 'abc', '99999999999999', '1%00']) {
      const url = `/api/front/comments/${path}`;
      expect((await anybody().get(url)).statusCode, path).toBe(404);
      expect((await ana.browser.post(url, { text: 'Hola' })).statusCode, path).toBe(404);
    }
    expect((await anybody().get('/ca/api/front/comments/1')).statusCode).toBe(404);
  });
});

describe('replies', () => {
  test('are listed below their comment, oldest first; a reply to a reply belongs to the comment', async () => {
    const head = await say(ana, 1, 'Primero');
    const first = await say(pau, 1, 'Respuesta', head.id);
    const second = await say(ana, 1, 'Respuesta a la respuesta', first.id);
    expect([first.parentId, second.parentId]).toEqual([head.id, head.id]);
    const { comments: all, numComments } = await listed(anybody(), 1);
    expect(all.map(({ id, numReplies }) => [id, numReplies])).toEqual([[head.id, 2]]);
    expect(all[0]?.replies.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(numComments).toBe(3);
  });

  test('respond with 404 when the comment is unknown, of another content, or pending', async () => {
    const elsewhere = await say(ana, 2, 'En otra parte');
    await moderated();
    const waiting = await say(ana, 1, 'Espera');
    for (const parentId of [elsewhere.id, waiting.id, '999', 'x', '-1']) {
      expect((await pau.browser.post(addressOf(1), { text: 'Hola', parentId })).statusCode).toBe(404);
    }
  });
});
