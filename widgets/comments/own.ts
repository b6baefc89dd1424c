import type { Comment, CommentThread, OwnComment, OwnCommentsAnswer } from '@portada/contract';

/** One's own comment. `settlesAt`: until when it can be edited, in milliseconds of this browser's clock. */
export interface OwnEntry extends Comment {
  readonly settlesAt: number;
  /** So new that the cached list may not contain it yet. */
  readonly isRecent: boolean;
}

/** What belongs to this reader alone, merged over the list that is the same for everybody. */
export interface Own {
  readonly ownById: ReadonlyMap<string, OwnEntry>;
  readonly removed: ReadonlySet<string>;
  readonly liked: ReadonlySet<string>;
  readonly disliked: ReadonlySet<string>;
  readonly reported: ReadonlySet<string>;
  /** The counts of comments voted on since the list was fetched. */
  readonly votes: ReadonlyMap<string, Pick<Comment, 'likes' | 'dislikes'>>;
}

export const emptyOwn: Own = {
  ownById: new Map(),
  removed: new Set(),
  liked: new Set(),
  disliked: new Set(),
  reported: new Set(),
  votes: new Map(),
};

/** The server sends a duration, since readers' clocks are wrong; the deadline is computed with the local clock. */
export function toOwnEntry({ editableSeconds, ...comment }: OwnComment): OwnEntry {
  return {
    ...comment,
    settlesAt: Date.now() + editableSeconds * 1_000,
    isRecent: editableSeconds > 0,
  };
}

/** The server's answer merged with what the reader did while the request was pending. */
export function mergeOwn(answer: OwnCommentsAnswer, before: Own, now: Own): Own {
  const since = [...now.ownById].filter(([id, one]) => before.ownById.get(id) !== one);
  const answered = answer.comments.map((comment) => [comment.id, toOwnEntry(comment)] as const);
  return {
    ...now,
    // The latest first; of two versions of a comment the local one is newer.
    ownById: new Map([...since, ...answered, ...since]),
    liked: new Set([...now.liked, ...answer.likedIds]),
    disliked: new Set([...now.disliked, ...answer.dislikedIds]),
    reported: new Set([...now.reported, ...answer.reportedIds]),
  };
}

/** A comment with this reader's edits and votes applied. */
export function laidOver<Shown extends Comment>(comment: Shown, { ownById, votes }: Own): Shown {
  const { text, isEdited, pending } = ownById.get(comment.id) ?? comment;
  return { ...comment, text, isEdited, pending, ...votes.get(comment.id) };
}

/** The replies to a comment, with one's own that the list does not contain yet. */
export function repliesOf(thread: CommentThread, own: Own): Comment[] {
  const listedIds = new Set(thread.replies.map(({ id }) => id));
  const others = [...own.ownById.values()].filter(
    ({ id, parentId }) => parentId === thread.id && !listedIds.has(id),
  );
  return [...thread.replies, ...others.filter(isUnlisted).toReversed()]
    .filter(({ id }) => !own.removed.has(id))
    .map((reply) => laidOver(reply, own));
}

/** One's own comments that the list does not contain: those awaiting moderation, and very new ones. */
export function ownBeside(pages: readonly (readonly CommentThread[])[], own: Own): CommentThread[] {
  const heads = [...own.ownById.values()].filter(({ parentId }) => parentId === '');
  const isListed = (id: string) => pages.some((page) => page.some((thread) => thread.id === id));
  return heads
    .filter((comment) => isUnlisted(comment) && !own.removed.has(comment.id) && !isListed(comment.id))
    .map((comment) => ({ ...comment, numReplies: 0, replies: [] }));
}

/** Published and no longer recent: the list contains it, in its place. */
const isUnlisted = ({ pending, isRecent }: OwnEntry) => pending || isRecent;

/** A thread with this reader's changes applied; undefined where its comment was removed and has no replies. */
export function threadFor(thread: CommentThread, own: Own): CommentThread | undefined {
  if (!own.removed.has(thread.id)) return laidOver(thread, own);
  if (thread.numReplies === 0) return undefined;
  return { ...thread, isRemoved: true, text: '', nick: '' };
}
