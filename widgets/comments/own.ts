import type { Comment, CommentThread, OwnComment, OwnCommentsAnswer } from '@portada/contract';

/** One's own comment, with the moment of this clock from which on it can no longer be changed. */
export interface OwnSaid extends Comment {
  readonly settlesAt: number;
  /** Said so lately that a list which others share may not hold it yet. */
  readonly isRecent: boolean;
}

/** What is the reader's alone: laid over a list that is everybody's. */
export interface Own {
  readonly said: ReadonlyMap<string, OwnSaid>;
  readonly removed: ReadonlySet<string>;
  readonly liked: ReadonlySet<string>;
  readonly disliked: ReadonlySet<string>;
  readonly reported: ReadonlySet<string>;
  /** What votes have come to since the list was fetched. */
  readonly votes: ReadonlyMap<string, Pick<Comment, 'likes' | 'dislikes'>>;
}

export const nobodys: Own = {
  said: new Map(),
  removed: new Set(),
  liked: new Set(),
  disliked: new Set(),
  reported: new Set(),
  votes: new Map(),
};

/** The server says how long, since readers' clocks are wrong; the deadline is then by this clock. */
export function toOwnSaid({ editableSeconds, ...comment }: OwnComment): OwnSaid {
  return {
    ...comment,
    settlesAt: Date.now() + editableSeconds * 1_000,
    isRecent: editableSeconds > 0,
  };
}

/** What the server knows of the reader, with what they have done since it was asked. */
export function joined(answer: OwnCommentsAnswer, before: Own, now: Own): Own {
  const since = [...now.said].filter(([id, one]) => before.said.get(id) !== one);
  const told = answer.comments.map((comment) => [comment.id, toOwnSaid(comment)] as const);
  return {
    ...now,
    // The latest stands first, and what was kept since is the newer one of two.
    said: new Map([...since, ...told, ...since]),
    liked: new Set([...now.liked, ...answer.likedIds]),
    disliked: new Set([...now.disliked, ...answer.dislikedIds]),
    reported: new Set([...now.reported, ...answer.reportedIds]),
  };
}

/** A comment as this reader is to see it. */
export function laidOver<Shown extends Comment>(comment: Shown, { said, votes }: Own): Shown {
  const { text, isEdited, pending } = said.get(comment.id) ?? comment;
  return { ...comment, text, isEdited, pending, ...votes.get(comment.id) };
}

/** The replies to a comment, with one's own that are not in the list yet. */
export function repliesOf(thread: CommentThread, own: Own): Comment[] {
  const known = new Set(thread.replies.map(({ id }) => id));
  const others = [...own.said.values()].filter(
    ({ id, parentId }) => parentId === thread.id && !known.has(id),
  );
  return [...thread.replies, ...others.filter(isUnlisted).toReversed()]
    .filter(({ id }) => !own.removed.has(id))
    .map((reply) => laidOver(reply, own));
}

/** One's own comments that the list does not hold: a moderator has to read them, or they are too new for it. */
export function ownBeside(pages: readonly (readonly CommentThread[])[], own: Own): CommentThread[] {
  const heads = [...own.said.values()].filter(({ parentId }) => parentId === '');
  const isListed = (id: string) => pages.some((page) => page.some((thread) => thread.id === id));
  return heads
    .filter((comment) => isUnlisted(comment) && !own.removed.has(comment.id) && !isListed(comment.id))
    .map((comment) => ({ ...comment, numReplies: 0, replies: [] }));
}

/** What is settled and published is found in the list, wherever it belongs. */
const isUnlisted = ({ pending, isRecent }: OwnSaid) => pending || isRecent;

/** A thread as this reader is to see it; undefined where its comment is gone and nobody has replied. */
export function threadFor(thread: CommentThread, own: Own): CommentThread | undefined {
  if (!own.removed.has(thread.id)) return laidOver(thread, own);
  if (thread.numReplies === 0) return undefined;
  return { ...thread, isRemoved: true, text: '', nick: '' };
}
