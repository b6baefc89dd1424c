/** Contents with as many comments as a benchmark asks for. */
import type { Database } from '@portada/newsroom';
import { comments, contents, sites } from '@portada/newsroom/schema';
import { and, eq } from 'drizzle-orm';
import { insertAll } from '../../src/seed/insert.ts';

const FIRST_ID = 1_000_000;

/**
 * Gives a content of the Spanish front page so many comments, a tenth of them replies, and answers its id.
 *
 * @param rank its place there
 */
export async function fillComments(db: Database, amount: number, rank = 1): Promise<number> {
  const [content] = await db
    .select({ id: contents.id })
    .from(contents)
    .innerJoin(sites, eq(contents.siteId, sites.id))
    .where(and(eq(contents.homeRank, rank), eq(sites.lang, 'es')));
  const contentId = content?.id ?? 0;
  await db.delete(comments).where(eq(comments.contentId, contentId));
  const words = 'Llevo años viniendo al muelle y no lo había visto así, la verdad. ';
  const firstId = FIRST_ID * rank;
  const rows = Array.from({ length: amount }, (_, nth) => ({
    ...{ id: firstId + nth, contentId, nick: `lector${nth % 97}`, likes: nth % 13 },
    text: `${nth}. ${words.repeat(1 + (nth % 4))}`,
    parentId: nth % 10 === 9 ? firstId + nth - 1 : null,
  }));
  await insertAll(db, comments, rows);
  const plain = { commentsModerated: false, commentsOpen: true, access: 'free' as const };
  await db
    .update(contents)
    .set({ ...plain, numComments: amount })
    .where(eq(contents.id, contentId));
  return contentId;
}
