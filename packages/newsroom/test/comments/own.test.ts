import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { COMMENT_EDIT_MS } from '../../src/comments/rows.ts';
import { comments } from '../../src/db/schema/index.ts';
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

describe('one’s own comment', () => {
  test('can be edited for five minutes, and contains the remaining time', async () => {
    const comment = await say(ana, 1, 'Con una herrata');
    expect(comment.editableSeconds).toBeGreaterThan(290);
    const changed = await ana.browser.send('PATCH', addressOf(1, `/${comment.id}`), {
      text: 'Con una errata',
    });
    expect(changed.json()).toMatchObject({ id: comment.id, text: 'Con una errata', isEdited: true });
    expect((await listed(anybody(), 1)).comments).toMatchObject([{ text: 'Con una errata', isEdited: true }]);
    newsroom.advance(COMMENT_EDIT_MS);
    for (const late of [
      await ana.browser.send('PATCH', addressOf(1, `/${comment.id}`), { text: 'Tarde' }),
      await ana.browser.send('DELETE', addressOf(1, `/${comment.id}`)),
    ]) {
      expect(late.statusCode).toBe(403);
      expect(late.json()).toMatchObject({ errorCode: 'COMMENT_SETTLED' });
    }
    const own = await ana.browser.get(addressOf(1, '/own'));
    expect(own.json().comments).toMatchObject([{ editableSeconds: 0, text: 'Con una errata' }]);
  });

  test('[COMM-04] can be edited while pending; an edited published one is pending again', async () => {
    const comment = await say(ana, 1, 'Publicado');
    await moderated();
    const changed = await ana.browser.send('PATCH', addressOf(1, `/${comment.id}`), { text: 'Otra cosa' });
    expect(changed.json()).toMatchObject({ pending: true });
    expect((await listed(anybody(), 1)).comments).toEqual([]);
    const again = await ana.browser.send('PATCH', addressOf(1, `/${comment.id}`), { text: 'Y otra' });
    expect(again.json()).toMatchObject({ pending: true, text: 'Y otra' });
    expect(await count()).toBe(0);
  });

  test('disappears when deleted, or leaves a placeholder when it has replies', async () => {
    const alone = await say(ana, 1, 'Sola');
    const head = await say(ana, 1, 'Con respuesta');
    const reply = await say(pau, 1, 'La respuesta', head.id);
    for (const { id } of [alone, head]) {
      expect((await ana.browser.send('DELETE', addressOf(1, `/${id}`))).json()).toEqual({ success: true });
      expect((await ana.browser.send('DELETE', addressOf(1, `/${id}`))).statusCode).toBe(404);
    }
    const left = await listed(anybody(), 1);
    expect(left.comments).toMatchObject([
      { id: head.id, isRemoved: true, text: '', nick: '', numReplies: 1 },
    ]);
    expect(left.numComments).toBe(1);
    await pau.browser.send('DELETE', addressOf(1, `/${reply.id}`));
    expect((await listed(anybody(), 1)).comments).toEqual([]);
    expect(await newsroom.db.$count(comments)).toBe(0);
    expect(await count()).toBe(0);
  });

  test('its placeholder disappears when no reply is visible any more', async () => {
    const head = await say(ana, 1, 'Con respuesta');
    const reply = await say(pau, 1, 'La respuesta', head.id);
    await ana.browser.send('DELETE', addressOf(1, `/${head.id}`));
    expect((await listed(anybody(), 1)).comments).toMatchObject([{ id: head.id, isRemoved: true }]);
    await decide(newsroom.app, 'comment', Number(reply.id), 'rejected');
    const next = await say(ana, 1, 'Sigo aquí');
    expect((await listed(anybody(), 1)).comments.map(({ id }) => id)).toEqual([next.id]);
    expect(await listed(anybody(), 1, `?from=${head.id}`)).toMatchObject({ hasEarlier: false });
    await decide(newsroom.app, 'comment', Number(reply.id), 'published');
    expect((await listed(anybody(), 1)).comments.map(({ id }) => id)).toEqual([next.id, head.id]);
  });

  test('cannot be edited or deleted by anybody else', async () => {
    const comment = await say(ana, 1, 'Mío');
    const change = { text: 'Tuyo' };
    expect((await pau.browser.send('PATCH', addressOf(1, `/${comment.id}`), change)).statusCode).toBe(404);
    expect((await pau.browser.send('DELETE', addressOf(1, `/${comment.id}`))).statusCode).toBe(404);
    expect((await ana.browser.send('PATCH', addressOf(2, `/${comment.id}`), change)).statusCode).toBe(404);
    expect(texts(await listed(anybody(), 1))).toEqual(['Mío']);
  });

  test('a concurrent reply and deletion leave neither an orphan nor a wrong count', async () => {
    const heads = await Promise.all(Array.from({ length: 8 }, (_, nth) => say(ana, 1, `Número ${nth}`)));
    const answers = await Promise.all(
      heads.flatMap(({ id }) => [
        pau.browser.post(addressOf(1), { text: `Contesto a ${id}`, parentId: id }),
        ana.browser.send('DELETE', addressOf(1, `/${id}`)),
      ]),
    );
    const [replies, deletions] = [0, 1].map((one) =>
      answers.filter((_, nth) => nth % 2 === one).map(({ statusCode }) => statusCode),
    );
    expect(deletions).toEqual(heads.map(() => 200));
    const replied = replies?.filter((status) => status === 200).length;
    expect(replies?.every((status) => status === 200 || status === 404)).toBe(true);
    const { comments: all, numComments } = await listed(anybody(), 1);
    expect(all.every(({ isRemoved, replies }) => isRemoved && replies.length === 1)).toBe(true);
    expect([numComments, all.length]).toEqual([replied, replied]);
  });
});

test('stays anonymised when its author’s account is deleted', async () => {
  const gone = await person(newsroom);
  await say(gone, 1, 'Me voy');
  expect((await gone.browser.post('/api/front/user/delete')).statusCode).toBe(200);
  expect((await listed(anybody(), 1)).comments).toMatchObject([{ text: 'Me voy', nick: '' }]);
});

test('a pending one with replies of others becomes an empty placeholder when its author’s account is deleted', async () => {
  const gone = await person(newsroom);
  const head = await say(gone, 1, 'Antes');
  await say(pau, 1, 'Te contesto', head.id);
  await moderated();
  await gone.browser.send('PATCH', addressOf(1, `/${head.id}`), { text: 'Cambiado' });
  expect((await listed(anybody(), 1)).comments).toEqual([]);
  expect((await gone.browser.post('/api/front/user/delete')).statusCode).toBe(200);
  expect((await listed(anybody(), 1)).comments).toMatchObject([
    { id: head.id, isRemoved: true, text: '', nick: '', replies: [{ text: 'Te contesto' }] },
  ]);
});
