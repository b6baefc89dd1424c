/** The comments of a content's page as the server writes them: for search engines, and until the widget has drawn. */
import type { CommentThread } from '@portada/contract';
import type { FastifyRequest } from 'fastify';
import { listThreads } from '../comments/list.ts';
import type { ContentPage } from '../content/content-page.ts';
import { idOf } from '../http/ids.ts';
import { webFeatures } from '../http/web-features.ts';
import type { Lang } from '../sites.ts';
import { count } from './format.ts';
import type { Texts } from './texts.ts';

/** Undefined where the page shows none: behind the wall they are as closed as the text. */
export async function commentsPart(request: FastifyRequest, page: ContentPage, isCut: boolean, t: Texts) {
  if (!page.comments.shown || !webFeatures.comments || isCut) return undefined;
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
    count: amount === 1 ? words.one : `${count(amount, site.lang)} ${words.many}`,
    threads: threads.map((thread) => ({ ...thread, left: leftOf(thread, site.lang, words) })),
    hasEarlier,
    /** The comment with which the next page begins. */
    nextId: next ? String(next.id) : '',
  };
}

export type CommentsPart = Awaited<ReturnType<typeof commentsPart>>;

/** The replies that do not come with their comment, in words; empty where all do. */
function leftOf({ numReplies, replies }: CommentThread, lang: Lang, words: Texts['comments']): string {
  const left = numReplies - replies.length;
  if (left <= 0) return '';
  return left === 1 ? words.oneMoreReply : `${count(left, lang)} ${words.moreReplies}`;
}

/** The comment that the address names: `?comment=123#comment-123`. */
function linkedComment({ query }: FastifyRequest): number | undefined {
  const given: unknown = Object(query).comment;
  return typeof given === 'string' ? idOf(given) : undefined;
}

function noteFor({ open, count: amount }: ContentPage['comments'], { comments: words }: Texts): string {
  if (!open) return amount > 0 ? words.closed : words.closedNone;
  return amount > 0 ? '' : words.none;
}
