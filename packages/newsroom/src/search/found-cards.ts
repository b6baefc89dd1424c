/** The cards of a page of results, with what its order is by. */
import { eq, type SQL, type Subquery, sql } from 'drizzle-orm';
import { type CardRow, cardColumns } from '../content/cards.ts';
import type { Database } from '../db/client.ts';
import { type Reading, rowsOf, written } from '../db/reading.ts';
import { contents, sections } from '../db/schema/content.ts';
import { pictures } from '../db/schema/sites.ts';

/** A content with its key in the order. */
export type FoundRow = CardRow & { readonly key: string | number };

const selectFound = written((builder) =>
  builder
    .select({ ...cardColumns, key: sql<string | number>`page.key` })
    .from(contents)
    .innerJoin(sections, eq(sections.id, contents.sectionId))
    .leftJoin(pictures, eq(pictures.id, contents.pictureId)),
);

/** The cards of the contents with the ids and keys of a page. */
export function cardsOf(db: Database, page: Subquery<'page'>, orderBy: SQL[]): Reading<FoundRow[]> {
  const order = sql.join(orderBy, sql`, `);
  return rowsOf(db, selectFound(sql`inner join ${page} on page.id = ${contents.id} order by ${order}`));
}
