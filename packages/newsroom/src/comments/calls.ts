/** The comment calls (COMM-01 to COMM-09). The public list and the reader's own data are separate responses. */
import {
  COMMENT_COUNTS_MAX,
  countComments,
  deleteComment,
  editComment as editCommentCall,
  listComments,
  listOwnComments,
  listReplies as listRepliesCall,
  postComment,
  reportComment,
  voteComment,
} from '@portada/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { readCursor, writeCursor } from '../content/cursors.ts';
import { handle } from '../http/handle.ts';
import { idOf, noSuch, numericId } from '../http/ids.ts';
import { limits } from '../http/limits.ts';
import { countAttempt } from '../http/rate-limit.ts';
import { requireReader } from '../sessions/sessions.ts';
import { countsOf } from './comment-count.ts';
import { requireCompleteProfile } from './commenter.ts';
import { commentCursor, listReplies, listThreads } from './list.ts';
import { ownComments } from './own.ts';
import { report, vote } from './reactions.ts';
import { toComment, toOwnComment } from './rows.ts';
import { readableContent } from './subject.ts';
import { addComment, editComment, removeComment } from './write.ts';

export function registerComments(app: FastifyInstance): void {
  registerLists(app);
  registerWriting(app);
  registerReactions(app);
}

function registerLists(app: FastifyInstance): void {
  const { db, now } = app;

  handle(
    app,
    countComments,
    async ({ query, request }) => {
      const ids = countedIds(query.ids);
      return { counts: ids.length === 0 ? [] : await countsOf(db, request.site, ids, now()) };
    },
    // The same cards stand in another order on another page.
    { cache: 'brief', normal: { ids: normalIds } },
  );

  // Both are the same for whoever may read the content; where that depends on the reader they are private.
  handle(
    app,
    listComments,
    async ({ params, query, request, reply }) => {
      const content = await readableContent(request, reply, params.contentId);
      const { order = 'newest', cursor } = query;
      const list = ['comments', content.id, order];
      const after = cursor === undefined ? undefined : readCursor(commentCursor, cursor, list);
      const from = idOf(query.from ?? '');
      const page = await listThreads(db, { contentId: content.id, order, after, from });
      return {
        comments: page.threads,
        numComments: content.numComments,
        cursorMark: page.next && writeCursor(page.next, list),
        closed: !content.isOpen,
        hasEarlier: page.hasEarlier,
      };
    },
    { cache: 'brief' },
  );

  handle(
    app,
    listRepliesCall,
    async ({ params, query, request, reply }) => {
      const content = await readableContent(request, reply, params.contentId);
      const place = { contentId: content.id, commentId: numericId(params.commentId) };
      const page = await listReplies(db, { ...place, after: idOf(query.after ?? '') ?? 0 });
      if (!page) throw noSuch();
      return page;
    },
    { cache: 'brief' },
  );

  handle(app, listOwnComments, async ({ params, request, reply }) => {
    const reader = await requireReader(request, reply);
    const content = await readableContent(request, reply, params.contentId);
    reply.removeHeader('cache-control');
    return ownComments(db, content.id, reader.id, now());
  });
}

/** The first ids of a list, each once and in order; what is none is left out. */
function countedIds(given: string): number[] {
  const ids = given
    .split(',', COMMENT_COUNTS_MAX)
    .flatMap((id) => idOf(id) ?? [])
    .sort((one, other) => one - other);
  return [...new Set(ids)];
}

/** What is too long is refused as it was sent. */
const normalIds = (given: string): string =>
  v.is(countComments.query.entries.ids, given) ? countedIds(given).join() : given;

function registerWriting(app: FastifyInstance): void {
  const { db, now } = app;

  handle(app, postComment, async ({ params, body, request, reply }) => {
    const { reader, content } = await requireReaderAndContent(request, reply, params.contentId);
    requireCompleteProfile(reader);
    const parentId = body.parentId === undefined ? undefined : numericId(body.parentId);
    await countFor(app, reader.id, 'commentsInARow', 'commentsByAccount');
    const draft = { content, reader, now: now(), text: body.text, parentId };
    return toOwnComment(await addComment(db, draft), now());
  });

  handle(app, editCommentCall, async ({ params, body, request, reply }) => {
    const { reader, content } = await requireReaderAndContent(request, reply, params.contentId);
    await countFor(app, reader.id, 'changesByAccount');
    const change = { content, reader, now: now(), commentId: numericId(params.commentId), text: body.text };
    return toOwnComment(await editComment(db, change), now());
  });

  handle(app, deleteComment, async ({ params, request, reply }) => {
    const { reader, content } = await requireReaderAndContent(request, reply, params.contentId);
    await countFor(app, reader.id, 'changesByAccount');
    await removeComment(db, { content, reader, now: now(), commentId: numericId(params.commentId) });
    return { success: true };
  });
}

function registerReactions(app: FastifyInstance): void {
  const { db } = app;

  handle(app, voteComment, async ({ params, body, request, reply }) => {
    const { reader, content } = await requireReaderAndContent(request, reply, params.contentId);
    await countFor(app, reader.id, 'votesByAccount');
    return toComment(await vote(db, { content, reader, commentId: numericId(params.commentId) }, body.vote));
  });

  handle(app, reportComment, async ({ params, body, request, reply }) => {
    const { reader, content } = await requireReaderAndContent(request, reply, params.contentId);
    await countFor(app, reader.id, 'reportsByAccount');
    await report(db, { content, reader, commentId: numericId(params.commentId) }, body.reason);
    return { success: true };
  });
}

/** The comment's author and subject. */
async function requireReaderAndContent(request: FastifyRequest, reply: FastifyReply, contentId: string) {
  const reader = await requireReader(request, reply);
  return { reader, content: await readableContent(request, reply, contentId) };
}

async function countFor(app: FastifyInstance, userId: string, ...names: (keyof typeof limits)[]) {
  for (const name of names) await countAttempt(app, limits[name], userId);
}
