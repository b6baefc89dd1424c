/** How many results a search has, in all and for each value of the filters without a choice: one walk counts both. */
import type { FilterCounts } from '@portada/contract';
import { count, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type Reading, rowsOf } from '../db/reading.ts';
import { contents, sections } from '../db/schema/content.ts';
import { isAgenda } from './filters.ts';
import type { Search } from './query.ts';

export interface Counted {
  readonly total: number;
  readonly counts: FilterCounts;
}

/** What a content has for a filter: one value, several or none. */
type Value = string | readonly string[] | null;

interface Countable {
  /** What tells the groups apart. */
  readonly key: SQL;
  /** What the filter calls a group, by its key. */
  readonly value: SQL<Value>;
}

function byItself(value: SQL<Value>): Countable {
  return { key: value, value };
}

/** The filters that are offered as lists. A section is named once for its group, not for each content. */
const countable = {
  section: {
    key: sql`${contents.sectionId}`,
    value: sql`(select ${sections.slug} from ${sections} where ${sections.id} = ${contents.sectionId})`,
  },
  kind: byItself(sql`${contents.kind}`),
  thematic: byItself(sql`jsonb_path_query_array(${contents.event}, '$.thematics[*].name')`),
  modality: byItself(sql`${contents.event} -> 'modality' ->> 'name'`),
} satisfies Readonly<Record<string, Countable>>;

/** What is chosen is so in all results: there is nothing to be told apart. */
function countedNames(search: Search): (keyof typeof countable)[] {
  const names = isAgenda(search) ? (['thematic', 'modality'] as const) : (['section', 'kind'] as const);
  return names.filter((name) => !search.filters[name]);
}

/**
 * An index gives the total of a list that filters alone narrow, or nothing: to count it by values would be a walk over
 * all of it. An agenda is only what is still to come; one that nothing narrows is shown as a whole.
 */
function hasCounts(search: Search): boolean {
  const isFiltered = Object.values(search.filters).some(Boolean);
  return search.text !== '' || search.dates !== null || (isAgenda(search) && isFiltered);
}

/** `where` is what the search matches, unless that is all of `from`. */
export function countedOf(
  db: Database,
  search: Search,
  where: SQL | undefined,
  from: SQL = sql`${contents}`,
): Reading<Counted> {
  const names = hasCounts(search) ? countedNames(search) : [];
  const keys = names.map((name) => countable[name].key);
  const values = names.map((name) => countable[name].value);
  const select = db
    .select({ values: sql<Value[]>`json_build_array(${sql.join(values, sql`, `)})`, total: count() })
    .from(from)
    .where(where)
    .groupBy(...keys);
  return rowsOf(db, select).map((groups) => ({
    total: groups.reduce((all, { total }) => all + total, 0),
    counts: Object.fromEntries(
      names.map((name, index) => [
        name,
        totalsOf(groups.map(({ values, total }) => ({ of: values[index] ?? [], total }))),
      ]),
    ),
  }));
}

function totalsOf(
  groups: readonly { readonly of: string | readonly string[]; readonly total: number }[],
): Record<string, number> {
  const totals = new Map<string, number>();
  for (const { of, total } of groups) {
    for (const value of [of].flat()) totals.set(value, (totals.get(value) ?? 0) + total);
  }
  return Object.fromEntries(totals);
}
