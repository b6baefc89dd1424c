/** A content with comments, as a back end answers for it. */
import {
  countComments,
  deleteComment,
  editComment,
  listComments,
  listOwnComments,
  listReplies,
  postComment,
  reportComment,
  voteComment,
} from '@portada/contract';
import { comments, ownComments } from '@portada/contract/fixtures';
import { backEnd, ok, success } from '@portada/ui/test/back-end.ts';

export const CONTENT = '4711';

const none = { comments: [], likedIds: [], dislikedIds: [], reportedIds: [] };

export const posted = {
  ...{ id: '950', nick: 'marinera', text: 'Yo también lo vi.', likes: 0, dislikes: 0 },
  ...{ publishedDate: { date: '2026-11-22T10:00:00+01:00' }, editableSeconds: 300 },
};

/** The last page of a list. */
export const lastPage = {
  comments: [{ id: '880', nick: 'Sole', text: 'Me ha emocionado el final.', likes: 1 }],
  numComments: 27,
};

export type BackEnd = ReturnType<typeof backEnd>;

/** A back end where all goes well; a test changes what is to go wrong. */
export function commentsBackEnd(): BackEnd {
  return backEnd(
    [countComments, ok({ counts: [{ id: CONTENT, numComments: comments.numComments }] })],
    [listOwnComments, ok(none)],
    [
      listReplies,
      ok({ comments: [{ id: '909', parentId: '904', nick: 'Lola', text: 'Y yo.' }], hasMore: false }),
    ],
    [listComments, ({ url }) => ok(url.searchParams.has('cursor') ? lastPage : comments)()],
    [postComment, ({ body }) => ok({ ...posted, ...Object(body) })()],
    [
      editComment,
      ({ body, url }) =>
        ok({ ...posted, id: url.pathname.split('/').at(-1), ...Object(body), isEdited: true })(),
    ],
    [deleteComment, success],
    [voteComment, ok({ id: '904', nick: 'marinero', text: 'x', likes: 15, dislikes: 1 })],
    [reportComment, success],
  );
}

export const owned = ok(ownComments);
