import {
  deleteComment,
  editComment,
  getProfile,
  listComments,
  listOwnComments,
  postComment,
  reportComment,
  voteComment,
} from '@portada/contract';
import { comments, reader } from '@portada/contract/fixtures';
import { $user } from '@portada/core';
import { failures, later, ok } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { laidOver, ownBeside, repliesOf, threadFor } from './own.ts';
import { posted } from './test/comments-back-end.ts';
import { begun, refused } from './test/writing.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Watched, as by the widget: otherwise a look at it would load the session.
  const stop = $user.listen(() => undefined);
  $user.set(reader);
  return stop;
});
afterEach(() => {
  vi.useRealTimers();
});

async function done<Result>(call: Promise<Result>): Promise<Result> {
  await vi.advanceTimersByTimeAsync(10_000);
  return call;
}

describe('[COMM-01] what is said', () => {
  test('stands before the list, is counted, and is brought to its author', async () => {
    const { asked, write, state } = await begun();
    expect(await write.post('Yo también lo vi.')).toBeUndefined();
    expect(asked.at(-1)).toMatchObject({ method: 'POST', path: '/api/front/comments/4711' });
    expect(asked.at(-1)?.body).toEqual({ text: 'Yo también lo vi.' });
    expect(ownBeside(state().pages, state().own)).toMatchObject([{ id: '950', text: 'Yo también lo vi.' }]);
    expect(state()).toMatchObject({ numComments: 28, target: { id: '950' } });
  });

  test('is counted once, also by a list that came before its answer', async () => {
    const { write, state, change, list } = await begun();
    const answer = later();
    change(postComment, answer.answer);
    const posting = write.post(posted.text);
    change(listComments, ok({ ...comments, comments: [posted, ...comments.comments], numComments: 28 }));
    await list.begin('newest');
    answer.come(ok(posted)());
    await posting;
    expect(state().numComments).toBe(28);
  });

  test('as a reply stands under its comment', async () => {
    const { asked, write, state } = await begun();
    await write.post('Y yo.', '903');
    expect(asked.at(-1)?.body).toEqual({ text: 'Y yo.', parentId: '903' });
    const thread = state()
      .pages.flat()
      .find(({ id }) => id === '903');
    expect(thread && repliesOf(thread, state().own)).toMatchObject([{ id: '950', text: 'Y yo.' }]);
    expect(ownBeside(state().pages, state().own)).toEqual([]);
  });

  test('[COMM-04] waiting for a moderator is its author’s alone, and not counted', async () => {
    const { write, state, change } = await begun();
    change(postComment, ok({ ...posted, pending: true }));
    await write.post('Espero.');
    expect(state().numComments).toBe(27);
    expect(ownBeside(state().pages, state().own)).toMatchObject([{ id: '950', pending: true }]);
  });

  test.each(Object.entries(failures))(
    '[COMM-09] that fails with %s is shown and may be sent again',
    async (way, answer) => {
      const { write, state, change } = await begun();
      change(postComment, answer);
      change(getProfile, ok(reader));
      const problem = await done(write.post('Hola'));
      expect(problem).toBe(way === '401' ? 'login' : 'failed');
      expect(state()).toMatchObject({ numComments: 27, target: undefined });
      change(postComment, ok(posted));
      expect(await write.post('Hola')).toBeUndefined();
    },
  );

  test.each([
    [403, 'PROFILE_INCOMPLETE', 'incomplete'],
    [403, 'COMMENTS_CLOSED', 'closed'],
    [409, 'COMMENT_REPEATED', 'repeated'],
    [429, 'TOO_MANY_REQUESTS', { retryAfter: undefined }],
    [404, 'NOT_FOUND', 'failed'],
  ])('[COMM-02] [COMM-08] %i %s means %s', async (status, code, problem) => {
    const { write, state, change } = await begun();
    change(getProfile, ok({ ...reader, surname: '' }));
    change(postComment, refused(status, code));
    expect(await write.post('Hola')).toEqual(problem);
    expect(state().closed).toBe(problem === 'closed');
    if (problem === 'incomplete') expect($user.get().surname).toBe('');
  });

  test('[COMM-08] once refused as closed stays so where a cache answers that comments are open', async () => {
    const { write, list, state, change } = await begun();
    change(postComment, refused(403, 'COMMENTS_CLOSED'));
    await write.post('Hola');
    change(listComments, ok({ ...comments, closed: false }));
    await list.begin('newest');
    expect(state()).toMatchObject({ status: 'shown', order: 'newest', closed: true });
  });

  test('whose answer got lost is found when it is sent again', async () => {
    const { write, state, change } = await begun();
    change(postComment, refused(409, 'COMMENT_REPEATED'));
    change(listOwnComments, ok({ comments: [posted] }));
    expect(await write.post(` ${posted.text} `)).toBeUndefined();
    expect(state().target).toEqual({ id: posted.id });
  });

  test('whose answer got lost is found though one’s own were being asked for before', async () => {
    const { asked, list, write, state, change } = await begun();
    const before = later();
    change(listOwnComments, before.answer);
    const loading = list.become(reader.id);
    change(postComment, refused(409, 'COMMENT_REPEATED'));
    change(listOwnComments, ok({ comments: [posted] }));
    const posting = write.post(posted.text);
    await vi.waitFor(() => expect(asked.filter(({ path }) => path.endsWith('/own'))).toHaveLength(2));
    before.come(ok({ comments: [] })());
    expect(await posting).toBeUndefined();
    await loading;
    expect([...state().own.ownById.keys()]).toEqual([posted.id]);
  });

  test('is not found in what was said to somebody else', async () => {
    const { write, state, change } = await begun();
    change(postComment, refused(409, 'COMMENT_REPEATED'));
    change(listOwnComments, ok({ comments: [posted] }));
    expect(await write.post(posted.text, '903')).toBe('repeated');
    expect(state().target).toBeUndefined();
  });
});

describe('one’s own comment', () => {
  test('is changed, also where the list has it', async () => {
    const { asked, write, state } = await begun();
    await write.post('Con una errata');
    expect(await write.edit('950', 'Sin errata')).toBeUndefined();
    expect(asked.at(-1)).toMatchObject({ method: 'PATCH', path: '/api/front/comments/4711/950' });
    expect(ownBeside(state().pages, state().own)).toMatchObject([{ text: 'Sin errata', isEdited: true }]);
    await write.edit('903', 'Otra cosa');
    const listed = state()
      .pages.flat()
      .find(({ id }) => id === '903');
    expect(listed && laidOver(listed, state().own)).toMatchObject({ text: 'Otra cosa', nick: 'Iñaki.E' });
  });

  test('taken back is gone, or leaves its place to the replies', async () => {
    const { write, state } = await begun();
    await write.post('Fuera');
    expect(await write.remove('950')).toBeUndefined();
    expect(ownBeside(state().pages, state().own)).toEqual([]);
    expect(state().numComments).toBe(27);
    await write.remove('904');
    await write.remove('903');
    const [first, second] = state().pages.flat();
    expect(first && threadFor(first, state().own)).toMatchObject({ isRemoved: true, text: '', nick: '' });
    expect(second && threadFor(second, state().own)).toBeUndefined();
    expect(state().numComments).toBe(25);
  });

  test.each(Object.keys(failures))(
    'stays as it is when a change or its removal fails with %s',
    async (way) => {
      const { write, state, change } = await begun();
      await write.post('Mío');
      for (const call of [editComment, deleteComment]) change(call, failures[way] ?? ok({}));
      change(getProfile, ok(reader));
      const problem = way === '401' ? 'login' : 'failed';
      expect(await done(write.edit('950', 'Otro'))).toBe(problem);
      expect(await done(write.remove('950'))).toBe(problem);
      expect(ownBeside(state().pages, state().own)).toMatchObject([{ text: 'Mío' }]);
      change(deleteComment, refused(403, 'COMMENT_SETTLED'));
      expect(await write.remove('950')).toBe('settled');
    },
  );
});

describe('others’ comments', () => {
  test('[COMM-05] [COMM-06] are voted on, and a dislike is noted on the user', async () => {
    const { asked, write, state } = await begun();
    expect(await write.vote('904', 'dislike')).toBeUndefined();
    expect(asked.at(-1)).toMatchObject({ method: 'POST', path: '/api/front/comments/4711/904/vote' });
    expect(asked.at(-1)?.body).toEqual({ vote: 'dislike' });
    const [thread] = state().pages.flat();
    expect(thread && laidOver(thread, state().own)).toMatchObject({ likes: 15, dislikes: 1 });
    expect(state().own.disliked.has('904')).toBe(true);
    expect($user.get().commentsDislikeId).toContain('904');
    await write.vote('903', 'like');
    expect(state().own.liked.has('903')).toBe(true);
    expect($user.get().commentsDislikeId).not.toContain('9040');
  });

  test('[COMM-06] a dislike is not noted on a reader who has logged in meanwhile', async () => {
    const { asked, write, change } = await begun();
    const answer = later();
    change(voteComment, answer.answer);
    const voting = write.vote('904', 'dislike');
    await vi.waitFor(() => expect(asked.at(-1)?.method).toBe('POST'));
    $user.set({ ...reader, id: '8', commentsDislikeId: [] });
    answer.come(ok({ id: '904', nick: 'marinero', text: 'x', likes: 15, dislikes: 1 })());
    expect(await voting).toBeUndefined();
    expect($user.get().commentsDislikeId).toEqual([]);
  });

  test('[COMM-07] a second vote is refused', async () => {
    const { write, state, change } = await begun();
    change(voteComment, refused(409, 'COMMENT_ALREADY_VOTED'));
    expect(await write.vote('904', 'like')).toBe('voted');
    expect(state().own.votes.size).toBe(0);
  });

  test('[COMM-05] [COMM-06] are reported once, with a reason', async () => {
    const { asked, write, state, change } = await begun();
    expect(await write.report('904', 'spam')).toBeUndefined();
    expect(asked.at(-1)?.body).toEqual({ reason: 'spam' });
    expect($user.get().commentsReportId).toContain('904');
    change(reportComment, refused(409, 'COMMENT_ALREADY_REPORTED'));
    expect(await write.report('903', 'other')).toBeUndefined();
    expect([...state().own.reported]).toEqual(['904', '903']);
  });

  test.each(Object.keys(failures))('a vote or report that fails with %s changes nothing', async (way) => {
    const { write, state, change } = await begun();
    for (const call of [voteComment, reportComment]) change(call, failures[way] ?? ok({}));
    change(getProfile, ok(reader));
    const problem = way === '401' ? 'login' : 'failed';
    expect(await done(write.vote('904', 'like'))).toBe(problem);
    expect(await done(write.report('904', 'spam'))).toBe(problem);
    expect(state().own).toMatchObject({ liked: new Set(), reported: new Set() });
  });
});
