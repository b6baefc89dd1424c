/** The number of comments that cards and pages show, kept on the content. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { contents } from '../db/schema/content.ts';

/**
 * Changes what is said under a content, and counts anew. One change at a time: the next waits for the content's row,
 * so that a count never misses what another writes at the same moment.
 */
export function changeComments<Result>(
  db: Database,
  contentId: number,
  change: (db: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (inside) => {
    const own = eq(contents.id, contentId);
    await inside.select({ id: contents.id }).from(contents).where(own).for('no key update');
    const result = await change(inside);
    await inside
      .update(contents)
      .set({ numComments: shownUnder(contentId) })
      .where(own);
    return result;
  });
}

/** A reply is not seen without its comment. */
function shownUnder(contentId: number) {
  return sql`(select count(*) from comments one left join comments parent on parent.id = one.parent_id
    where one.content_id = ${contentId} and one.status = 'published'
      and (one.parent_id is null or parent.status = 'published'))`;
}
