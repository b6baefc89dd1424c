/** The server-rendered comments: for search engines, and as the widget's fallback. */
import type { CommentThread, Language } from '@portada/contract';
import { commentCount } from '@portada/shared/comments/count.ts';
import { fill } from '@portada/shared/fill.ts';
import { formatNumber } from '@portada/shared/numbers.ts';
import { wordsOf } from '@portada/shared/words.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentPage } from '../content/content-page.ts';
import type { Database } from '../db/client.ts';
import { idOf } from '../http/ids.ts';
import { hasFeature } from '../render/features.ts';
import type { Texts } from '../texts/texts.ts';
import { listThreads, replyPage } from './list.ts';

interface CommentsPartInput {
  readonly page: ContentPage;
  /** Whether the text is paywalled for the reader. */
  readonly isCut: boolean;
  readonly t: Texts;
}

/** Undefined where the page shows none: on a paywalled text comments are withheld too. */
export async function commentsPart(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, isCut, t }: CommentsPartInput,
) {
  if (!page.comments.shown || isCut || !(await hasFeature(request, reply, 'comments'))) return undefined;
  const { site, server } = request;
  const contentId = Number(page.card.id);
  const from = linkedComment(request);
  const { threads, next, hasEarlier } = await listThreads(server.db, { contentId, order: 'newest', from });
  const amount = page.comments.count;
  const words = t.comments;
  return {
    words,
    closed: !page.comments.open,
    note: noteFor(page.comments, t),
    amount,
    count: commentCount(amount, wordsOf(words, site.lang), { one: 'one', many: 'many' }).words,
    threads: await Promise.all(
      threads.map(async (thread, nth) => {
        const linked = nth === 0 && from !== undefined && Number(thread.id) !== from ? from : undefined;
        const replies = await repliesOf(server.db, thread, linked);
        return { ...thread, ...replies, left: leftWords(replies.left, site.lang, words) };
      }),
    ),
    hasEarlier,
    /** The id of the next page's first comment. */
    nextId: next ? String(next.id) : '',
  };
}

/**
 * The replies shown below their comment, the number of further ones, and the id that links to a page with them: the id
 * of the last reply shown, if there are more.
 */
async function repliesOf(db: Database, thread: CommentThread, linked: number | undefined) {
  const { id, replies, numReplies } = thread;
  if (linked === undefined || replies.length === 0) {
    return { replies, left: numReplies - replies.length, leftId: replies.at(-1)?.id ?? '' };
  }
  const page = await replyPage(db, Number(id), linked);
  return { ...page, leftId: String(page.nextId ?? '') };
}

/** The number of replies not shown, as a text; empty if all are. */
function leftWords(left: number, lang: Language, words: Texts['comments']): string {
  if (left <= 0) return '';
  return left === 1 ? words.oneMoreReply : fill(words.moreReplies, { count: formatNumber(left, lang) });
}

/** The comment of the address: `?comment=123#comment-123`. */
function linkedComment({ query }: FastifyRequest): number | undefined {
  const given: unknown = Object(query).comment;
  return typeof given === 'string' ? idOf(given) : undefined;
}

function noteFor({ open, count: amount }: ContentPage['comments'], { comments: words }: Texts): string {
  if (!open) return amount > 0 ? words.closed : words.closedNone;
  return amount > 0 ? '' : words.none;
}
