/** The results of a text, the best first, by their numbered pages. */
import { count, desc, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { Reading, rowsOf, together } from '../db/reading.ts';
import { contents } from '../db/schema/content.ts';
import { type Counted, countedOf } from './counts.ts';
import { cardsOf, type FoundRow } from './found-cards.ts';
import { byTime } from './order.ts';
import type { Search } from './query.ts';

/** The boost of a match in the title, in microseconds: it outranks a mention in a content up to a year newer. */
export const TITLE_AHEAD = 31_557_600_000_000;

export interface SearchRows extends Counted {
  readonly rows: readonly FoundRow[];
  /** How many results match by title. */
  readonly titled: number;
}

/**
 * The page and the counts of a text by one walk: to come to the results by the index of words is most of the work, and
 * it is the same for each page, where a walk by date is the longer the further behind a page is.
 */
export function rankedOf(
  db: Database,
  search: Search,
  matching: SQL | undefined,
  isTitled: SQL | undefined,
): Reading<SearchRows> {
  // By their ids: to match the title of each result would be to read the words of each.
  const titled = db.select({ id: contents.id }).from(contents).where(isTitled);
  const { id, sectionId, kind, publishedAt } = contents;
  const results = sql`select ${id}, ${sectionId}, ${kind}, ${publishedAt}, ${id} in ${titled} as is_titled
    from ${contents} where ${matching}`;
  // By the table's name: what is counted and sorted there is here.
  const from = sql`results as ${contents}`;
  // As times, which cost less than keys do; these are computed for the page alone.
  const best = sql`select * from results
    order by case
        when is_titled then published_at + ${TITLE_AHEAD}::float8 * interval '1 microsecond'
        else published_at
      end desc, id desc
    limit ${search.limit + 1} offset ${(search.page - 1) * search.limit}`;
  const ahead = sql`(case when is_titled then ${TITLE_AHEAD}::bigint else 0 end)`;
  const key = byTime(ahead).selected.as('key');
  const page = db.select({ id: sql<number>`${id}`.as('id'), key }).from(sql`(${best}) as ${contents}`);
  const { value, read } = together(db, {
    rows: cardsOf(db, page.as('page'), [desc(sql`page.key`), desc(sql`page.id`)]),
    all: countedOf(db, search, undefined, from),
    titled: rowsOf(db, db.select({ total: count() }).from(from).where(sql`is_titled`)),
  });
  const whole = sql`(with results as materialized (${results}) select ${value})`;
  return new Reading(db, whole, (json) => {
    const { rows, all, titled } = read(json);
    return { rows, ...all, titled: titled[0]?.total ?? 0 };
  });
}
