import type { ContentCard } from '@portada/contract';
import { formatNumber } from '../numbers.ts';
import type { Words } from '../words.ts';

/** The number of comments on a content: for the eye beside an icon, and in words. */
export interface CommentCount {
  readonly count: string;
  readonly words: string;
}

/** The texts of one place, whose keys a page may have replaced: for one comment, and for any other number. */
interface CountKeys<Key> {
  readonly one: Key;
  readonly many: Key;
}

/** Of a content whose number is known; no comments are counted too. */
export function commentCount<Key extends string>(
  amount: number,
  { language, say }: Words<Key>,
  { one, many }: CountKeys<Key>,
): CommentCount {
  // A card's texts that a page has replaced may have the number as `{n}`.
  const values = { count: amount, n: amount };
  return { count: formatNumber(amount, language), words: say(amount === 1 ? one : many, values) };
}

/** CARD-07: a card tells it only where the content has comments and shows them. */
export function cardCommentCount<Key extends string>(
  { showComments, numComments }: Pick<ContentCard, 'showComments' | 'numComments'>,
  words: Words<Key>,
  keys: CountKeys<Key>,
): CommentCount | null {
  return showComments && numComments > 0 ? commentCount(numComments, words, keys) : null;
}
