/** Writes, edits and deletes a reader's own comments. */
import { withoutJoiners } from '@portada/contract/rules';
import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { comments } from '../db/schema/community.ts';
import { ApiError } from '../http/errors.ts';
import { noSuch } from '../http/ids.ts';
import type { Reader } from '../sessions/sessions.ts';
import { changeComments, type Rules } from './comment-count.ts';
import { type CommentRow, commentColumns, settlesAt } from './rows.ts';
import type { CommentedContent } from './subject.ts';
import { tidyText } from './text.ts';

/** The same text twice in the same place is one that was sent twice; two comments may well be thanked for alike. */
const REPEATED_MS = 600_000;
/** The same text below another content within an hour is spam. */
const ELSEWHERE_MS = 3_600_000;

interface WriteContext {
  readonly content: CommentedContent;
  readonly reader: Reader;
  readonly now: Date;
}

export interface Post extends WriteContext {
  readonly text: string;
  /** A comment, or a reply to one; undefined if the comment replied to does not exist. */
  readonly parentId?: number | undefined;
}

export function addComment(db: Database, { content, reader, now, ...post }: Post): Promise<CommentRow> {
  const text = tidyText(post.text);
  return changeComments(db, content.id, async (inside, rules) => {
    requireOpen(rules);
    const parentId = post.parentId === undefined ? null : await headOf(inside, content.id, post.parentId);
    await refuseRepeated(inside, { content, reader, now, text, parentId });
    const status = rules.isModerated ? 'waiting' : 'published';
    const { id: userId, nick } = reader;
    const [row] = await inside
      .insert(comments)
      .values({ contentId: content.id, userId, nick, parentId, text, status, createdAt: now })
      .returning(commentColumns);
    return row ?? failed();
  });
}

export interface Change extends WriteContext {
  readonly commentId: number;
}

/** In pre-moderated sections an edited comment is pending again. */
export function editComment(db: Database, change: Change & { readonly text: string }): Promise<CommentRow> {
  const { content, now } = change;
  const text = tidyText(change.text);
  return changeComments(db, content.id, async (inside, rules) => {
    requireOpen(rules);
    const { id, parentId } = await ownUnsettled(inside, change);
    await refuseRepeated(inside, { ...change, text, parentId });
    const [row] = await inside
      .update(comments)
      .set({ text, editedAt: now, ...(rules.isModerated && { status: 'waiting' as const }) })
      .where(eq(comments.id, id))
      .returning(commentColumns);
    return row ?? failed();
  });
}

/** A comment with replies stays as an empty placeholder, so that the replies of others are kept. */
export function removeComment(db: Database, change: Change): Promise<void> {
  return changeComments(db, change.content.id, async (inside) => {
    const { id, parentId } = await ownUnsettled(inside, change);
    const replies = await inside.$count(comments, eq(comments.parentId, id));
    if (replies > 0) {
      const nothing = { text: '', nick: '', userId: null, removedAt: change.now };
      await inside.update(comments).set(nothing).where(eq(comments.id, id));
      return;
    }
    await inside.delete(comments).where(eq(comments.id, id));
    if (parentId !== null) await removeIfEmpty(inside, parentId);
  });
}

/** The placeholder of a deleted comment is removed with its last reply. */
async function removeIfEmpty(db: Database, id: number): Promise<void> {
  const [place] = await db.select().from(comments).where(eq(comments.id, id));
  if (!place?.removedAt || (await db.$count(comments, eq(comments.parentId, id))) > 0) return;
  await db.delete(comments).where(eq(comments.id, id));
}

/** The top-level comment of a reply: there is one level of replies. */
async function headOf(db: Database, contentId: number, id: number): Promise<number> {
  const published = and(eq(comments.contentId, contentId), eq(comments.status, 'published'));
  const [parent] = await db
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), published));
  if (!parent) throw noSuch();
  const head = parent.parentId ?? parent.id;
  const [found] = await db
    .select()
    .from(comments)
    .where(and(eq(comments.id, head), published));
  if (!found) throw noSuch();
  return head;
}

/** COMM-08 */
function requireOpen({ isOpen }: Rules): void {
  if (!isOpen) throw new ApiError(403, 'COMMENTS_CLOSED', 'The comments on this content are closed.');
}

interface Candidate extends WriteContext {
  readonly text: string;
  readonly parentId: number | null;
  /** The comment that is edited, where it is no new one. */
  readonly commentId?: number;
}

async function refuseRepeated(db: Database, candidate: Candidate): Promise<void> {
  const { content, reader, now, text, parentId, commentId = 0 } = candidate;
  const another = ne(comments.id, commentId);
  const within = (ms: number) => gt(comments.createdAt, new Date(now.getTime() - ms));
  const sameParent = parentId === null ? isNull(comments.parentId) : eq(comments.parentId, parentId);
  const place = or(
    and(eq(comments.contentId, content.id), sameParent, within(REPEATED_MS)),
    and(ne(comments.contentId, content.id), within(ELSEWHERE_MS)),
  );
  const sameText = sql`portada_unjoined(${comments.text}) = ${withoutJoiners(text)}`;
  const same = and(eq(comments.userId, reader.id), sameText, ne(comments.status, 'rejected'));
  if ((await db.$count(comments, and(same, place, another))) === 0) return;
  throw new ApiError(409, 'COMMENT_REPEATED', 'The reader has said this already.');
}

/** The reader's own comment, within its editing time. */
async function ownUnsettled(
  db: Database,
  { content, reader, now, commentId }: Change,
): Promise<Pick<CommentRow, 'id' | 'parentId'>> {
  const own = and(
    eq(comments.userId, reader.id),
    isNull(comments.removedAt),
    ne(comments.status, 'rejected'),
  );
  const [row] = await db
    .select(commentColumns)
    .from(comments)
    .where(and(eq(comments.id, commentId), eq(comments.contentId, content.id), own));
  if (!row) throw noSuch();
  if (settlesAt(row) <= now.getTime()) {
    throw new ApiError(403, 'COMMENT_SETTLED', 'The time to change the comment is over.');
  }
  return row;
}

function failed(): never {
  throw new Error('A comment was not kept.');
}
