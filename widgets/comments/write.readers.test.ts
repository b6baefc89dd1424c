import {
  type Call,
  deleteComment,
  editComment,
  postComment,
  reportComment,
  voteComment,
} from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import { $user } from '@portada/core';
import { later, ok } from '@portada/ui/test/back-end.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyOwn } from './own.ts';
import { posted } from './test/comments-back-end.ts';
import { begun, refused } from './test/writing.ts';

beforeEach(() => {
  // Watched, as by the widget: otherwise a look at it would load the session.
  const stop = $user.listen(() => undefined);
  $user.set(reader);
  return stop;
});

describe('an answer that comes when its reader has gone', () => {
  type Write = Awaited<ReturnType<typeof begun>>['write'];
  const actions: [string, Call, unknown, (write: Write) => Promise<unknown>][] = [
    ['post', postComment, posted, (write) => write.post(posted.text)],
    ['change', editComment, { ...posted, pending: true }, (write) => write.edit('950', 'Otra cosa')],
    ['removal', deleteComment, { success: true }, (write) => write.remove('903')],
    ['vote', voteComment, { id: '904', likes: 15, dislikes: 1 }, (write) => write.vote('904', 'dislike')],
    ['report', reportComment, { success: true }, (write) => write.report('904', 'spam')],
  ];
  const next = { ...reader, id: '18', commentsDislikeId: [], commentsReportId: [] };
  const nobody = { ...next, id: '' };

  async function sent(call: Call, act: (write: Write) => Promise<unknown>) {
    const server = await begun();
    await server.list.become(reader.id);
    server.list.keep({ ...posted, parentId: '', pending: false, isEdited: false, isRemoved: false });
    const answer = later();
    server.change(call, answer.answer);
    return { ...server, answer, acting: act(server.write) };
  }

  test.each(actions)('is no %s of the next reader, nor of nobody', async (_name, call, body, act) => {
    for (const who of [next, nobody]) {
      $user.set(reader);
      const { list, answer, acting, state } = await sent(call, act);
      $user.set(who);
      await list.become(who.id);
      answer.come(ok(body)());
      expect(await acting).toBeUndefined();
      expect(state()).toMatchObject({ own: emptyOwn, numComments: 27, target: undefined });
      expect($user.get()).toEqual(who);
    }
  });

  test.each(actions)(
    'tells the next reader nothing of why a %s was rejected',
    async (_name, call, _body, act) => {
      for (const [status, code] of [
        [401, 'NOT_LOGGED_IN'],
        [403, 'PROFILE_INCOMPLETE'],
        [409, 'COMMENT_REPEATED'],
        [409, 'COMMENT_ALREADY_REPORTED'],
      ] as const) {
        $user.set(reader);
        const { asked, list, answer, acting, state } = await sent(call, act);
        $user.set(next);
        await list.become(next.id);
        const askedBefore = asked.length;
        answer.come(refused(status, code)());
        expect(await acting).toBe('failed');
        expect(state().own).toEqual(emptyOwn);
        expect(asked).toHaveLength(askedBefore);
        expect($user.get()).toEqual(next);
      }
    },
  );

  test('closes the comments for the next reader too', async () => {
    const { list, answer, acting, state } = await sent(postComment, (write) => write.post('Hola'));
    await list.become(next.id);
    answer.come(refused(403, 'COMMENTS_CLOSED')());
    expect(await acting).toBe('failed');
    expect(state().closed).toBe(true);
  });

  test('[COMM-06] is not noted on the next user, also before the list knows of them', async () => {
    const { answer, acting } = await sent(voteComment, (write) => write.vote('904', 'dislike'));
    $user.set(next);
    answer.come(ok({ id: '904', likes: 15, dislikes: 1 })());
    await acting;
    expect($user.get()).toEqual(next);
  });
});
