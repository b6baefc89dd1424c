/** The published comments, in pages. */
import { type CommentOrder, REPLIES_PAGE_SIZE } from '@portada/contract';
import { and, asc, desc, eq, gt, inArray, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/client.ts';
import { comments } from '../db/schema/community.ts';
import { commentColumns, toComment } from './rows.ts';

/** COMM-01: the comments of a page, replies not counted. */
export const COMMENTS_PAGE_SIZE = 20;
/** COMM-01: the replies included with their comment; the others are loaded by a call. */
export const REPLIES_SHOWN = 3;

/** The last comment of a page. Ids increase with time, so that new comments do not shift the pages. */
export const commentCursor = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
  rank: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000))),
});
export type CommentCursor = v.InferOutput<typeof commentCursor>;

export interface ThreadQuery {
  readonly contentId: number;
  readonly order: CommentOrder;
  readonly after?: CommentCursor | undefined;
  /** The id of a comment or a reply whose thread the list starts with. */
  readonly from?: number | undefined;
}

const published = eq(comments.status, 'published');
/** A deleted comment is listed only while it has visible replies. */
const isEmpty = sql`(${comments.removedAt} is not null
  and not exists (select from comments reply where reply.parent_id = ${comments.id} and reply.status = 'published'))`;
const threadColumns = { ...commentColumns, rank: comments.rank };
type ThreadRow = Awaited<ReturnType<typeof selectThreads>>[number];

export async function listThreads(db: Database, query: ThreadQuery) {
  const { contentId, order, from } = query;
  const focus = from === undefined ? undefined : await threadOf(db, contentId, from);
  const range = focus ? reaching(order, focus) : query.after && beyond(order, query.after);
  const rows = await selectThreads(db, query, range, COMMENTS_PAGE_SIZE + 1);
  const page = rows.slice(0, COMMENTS_PAGE_SIZE);
  const before = focus && (await selectThreads(db, query, above(order, focus), 1));
  const last = page.at(-1);
  return {
    threads: await withReplies(db, page, focus && from),
    next: rows.length > page.length && last ? cursorOf(order, last) : null,
    hasEarlier: (before?.length ?? 0) > 0,
  };
}

/** The replies after one of a comment's replies; undefined if there is no such comment. */
export async function listReplies(
  db: Database,
  thread: { readonly contentId: number; readonly commentId: number; readonly after: number },
) {
  if (!(await threadOf(db, thread.contentId, thread.commentId))) return undefined;
  const rows = await db
    .select(commentColumns)
    .from(comments)
    .where(and(eq(comments.parentId, thread.commentId), published, gt(comments.id, thread.after)))
    .orderBy(asc(comments.id))
    .limit(REPLIES_PAGE_SIZE + 1);
  const page = rows.slice(0, REPLIES_PAGE_SIZE);
  return { comments: page.map(toComment), hasMore: rows.length > page.length };
}

/**
 * The page of replies that contains one of them, for navigation without script; with the number of replies after it and
 * the first of these.
 */
export async function replyPage(db: Database, commentId: number, replyId: number) {
  const own = and(eq(comments.parentId, commentId), published);
  const upTo = await db.$count(comments, and(own, lte(comments.id, replyId)));
  const start = Math.floor(Math.max(0, upTo - 1) / REPLIES_PAGE_SIZE) * REPLIES_PAGE_SIZE;
  const rows = await db
    .select(commentColumns)
    .from(comments)
    .where(own)
    .orderBy(asc(comments.id))
    .offset(start)
    .limit(REPLIES_PAGE_SIZE + 1);
  const replies = rows.slice(0, REPLIES_PAGE_SIZE).map(toComment);
  const left = (await db.$count(comments, own)) - start - replies.length;
  return { replies, left, nextId: rows.at(REPLIES_PAGE_SIZE)?.id };
}

function selectThreads(
  db: Database,
  { contentId, order }: Pick<ThreadQuery, 'contentId' | 'order'>,
  range: SQL | undefined,
  limit: number,
) {
  const by = {
    newest: [desc(comments.id)],
    oldest: [asc(comments.id)],
    best: [desc(comments.rank), desc(comments.id)],
  }[order];
  return db
    .select(threadColumns)
    .from(comments)
    .where(and(eq(comments.contentId, contentId), isNull(comments.parentId), published, not(isEmpty), range))
    .orderBy(...by)
    .limit(limit);
}

/** The top-level comment of a visible comment or reply. */
async function threadOf(db: Database, contentId: number, id: number): Promise<CommentCursor | undefined> {
  const head = sql`(select coalesce(one.parent_id, one.id) from comments one
    where one.id = ${id} and one.content_id = ${contentId} and one.status = 'published')`;
  const [row] = await db
    .select({ id: comments.id, rank: comments.rank })
    .from(comments)
    .where(and(sql`${comments.id} = ${head}`, published, not(isEmpty)));
  return row && { id: row.id, rank: row.rank ?? 0 };
}

function cursorOf(order: CommentOrder, { id, rank }: Pick<ThreadRow, 'id' | 'rank'>): CommentCursor {
  return order === 'best' ? { id, rank: rank ?? 0 } : { id };
}

/** The comments after one, in an order. */
function beyond(order: CommentOrder, at: CommentCursor): SQL {
  return compare(order, at, order === 'oldest' ? sql`>` : sql`<`);
}

/** The comment itself and those after it. */
function reaching(order: CommentOrder, at: CommentCursor): SQL {
  return compare(order, at, order === 'oldest' ? sql`>=` : sql`<=`);
}

function above(order: CommentOrder, at: CommentCursor): SQL {
  return compare(order, at, order === 'oldest' ? sql`<` : sql`>`);
}

function compare(order: CommentOrder, { id, rank = 0 }: CommentCursor, sign: SQL): SQL {
  return order === 'best'
    ? sql`(${comments.rank}, ${comments.id}) ${sign} (${rank}::integer, ${id}::integer)`
    : sql`${comments.id} ${sign} ${id}::integer`;
}

/** Adds to each comment its first replies, and the page of replies that a permanent link refers to. */
async function withReplies(db: Database, rows: readonly ThreadRow[], linkedId = 0) {
  const ranked = db
    .select({
      ...commentColumns,
      nth: sql<number>`(row_number() over (partition by parent_id order by id))::integer`.as('nth'),
      total: sql<number>`(count(*) over (partition by parent_id))::integer`.as('total'),
    })
    .from(comments)
    .where(
      and(
        published,
        inArray(
          comments.parentId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .as('ranked');
  const linked = sql`${ranked.nth} <= ${REPLIES_PAGE_SIZE}
    and ${ranked.parentId} = (select one.parent_id from comments one where one.id = ${linkedId})`;
  const replies =
    rows.length === 0
      ? []
      : await db
          .select()
          .from(ranked)
          .where(or(sql`${ranked.nth} <= ${REPLIES_SHOWN}`, linked))
          .orderBy(asc(ranked.id));
  return rows.map((row) => {
    const own = replies.filter(({ parentId }) => parentId === row.id);
    return { ...toComment(row), numReplies: own[0]?.total ?? 0, replies: own.map(toComment) };
  });
}
