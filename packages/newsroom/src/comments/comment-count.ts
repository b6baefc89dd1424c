/** The comment count on cards and pages, stored with the content. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { visible } from '../content/cards.ts';
import { type Edition, siteId } from '../content/edition.ts';
import type { Database } from '../db/client.ts';
import { contents } from '../db/schema/content.ts';
import { noSuch } from '../http/ids.ts';

/** The comment settings of a content, read with its row locked. */
export interface Rules {
  readonly isOpen: boolean;
  /** Comments are moderated before they are published. */
  readonly isModerated: boolean;
}

/**
 * Changes the comments of a content and updates its count. It locks the content's row, so that concurrent changes
 * are counted one after another.
 */
export function changeComments<Result>(
  db: Database,
  contentId: number,
  change: (db: Database, rules: Rules) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (inside) => {
    const own = eq(contents.id, contentId);
    const [rules] = await inside
      .select({ isOpen: contents.commentsOpen, isModerated: contents.commentsModerated })
      .from(contents)
      .where(own)
      .for('no key update');
    if (!rules) throw noSuch();
    const result = await change(inside, rules);
    await inside
      .update(contents)
      .set({ numComments: shownUnder(contentId) })
      .where(own);
    return result;
  });
}

/** A reply is visible only with its comment; a deleted comment is not counted. */
function shownUnder(contentId: number) {
  return sql`(select count(*) from comments one left join comments parent on parent.id = one.parent_id
    where one.content_id = ${contentId} and one.status = 'published' and one.removed_at is null
      and (one.parent_id is null or parent.status = 'published'))`;
}

/** The counts of these contents of the site, where they show comments. */
export function countsOf(db: Database, edition: Edition, ids: readonly number[], now: Date) {
  const own = and(inArray(contents.id, [...ids]), eq(contents.siteId, siteId(edition)));
  return db
    .select({ id: contents.id, numComments: contents.numComments })
    .from(contents)
    .where(and(own, eq(contents.commentsShown, true), visible(now)));
}
