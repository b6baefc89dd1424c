/** The type, module and filters of a search as SQL conditions. */

import type { DateValue, FilterValues } from '@portada/contract';
import { addDays } from '@portada/shared/days.ts';
import { and, eq, gte, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { startOfDay } from '../content/dates.ts';
import type { Database } from '../db/client.ts';
import {
  authors,
  type ContentKind,
  contentAuthors,
  contentKinds,
  contents,
  newsTypes,
  sections,
} from '../db/schema/content.ts';
import { newsletters } from '../db/schema/editorial.ts';
import { idOf } from '../http/ids.ts';
import type { Search } from './query.ts';

/** The kinds of the search's type «news»; all others are «other» (SRCH-02). */
const newsKinds: readonly ContentKind[] = ['article', 'blog'];

/** The kinds of `type`, a comma-separated list; undefined for an unknown one. */
export function kindsOf(type: string): SQL | 'all' | undefined {
  if (type === '' || type === 'all') return 'all';
  if (type === 'news') return inArray(contents.kind, [...newsKinds]);
  if (type === 'other') return notInArray(contents.kind, [...newsKinds]);
  const names = type.split(',');
  const kinds = contentKinds.filter((kind) => names.includes(kind));
  return kinds.length === names.length ? inArray(contents.kind, kinds) : undefined;
}

/** The condition of a page's module. */
const modules: Readonly<Record<string, ContentKind | undefined>> = {
  events: 'event',
  agenda: 'event',
  recipes: 'recipe',
  newsletters: 'newsletter',
};

/** An unknown module lists nothing. */
function inModule(moduleId: string): SQL | undefined {
  if (moduleId === '') return undefined;
  const kind = Object.hasOwn(modules, moduleId) ? modules[moduleId] : undefined;
  return kind ? eq(contents.kind, kind) : sql`false`;
}

/** Whether the search is for events: these are found by their days, not by their publication date. */
export function isAgenda({ moduleId, type }: Pick<Search, 'moduleId' | 'type'>): boolean {
  return moduleId === 'events' || moduleId === 'agenda' || type === 'event';
}

/** All conditions of a search except its text. */
export function narrowing(db: Database, search: Search): (SQL | undefined)[] {
  const kinds = kindsOf(search.type);
  return [
    kinds === 'all' ? undefined : (kinds ?? sql`false`),
    inModule(search.moduleId),
    search.categoryId ? inSection(db, search.categoryId) : undefined,
    search.taxonUrl ? ofNewsletter(db, search.taxonUrl) : undefined,
    search.dates && !isAgenda(search) ? publishedBetween(search.dates) : undefined,
    search.without.length > 0 ? notInArray(contents.id, [...search.without]) : undefined,
    ...filterConditions(db, search.filters),
  ];
}

type Condition = (db: Database, value: string) => SQL | undefined;

/** `section` and `author` by id or slug, the fields of events by name. */
const conditions: Readonly<Record<string, Condition>> = {
  section: inSection,
  author: byAuthor,
  kind: (_, value) => oneOf(contentKinds, value, (kind) => eq(contents.kind, kind)),
  newsType: (_, value) => oneOf(newsTypes, value, (type) => eq(contents.newsType, type)),
  thematic: (_, value) =>
    sql`${contents.event} -> 'thematics' @> ${JSON.stringify([{ name: value }])}::jsonb`,
  place: (_, value) => sql`${contents.event} -> 'location' ->> 'name' = ${value}`,
  modality: (_, value) => sql`${contents.event} -> 'modality' ->> 'name' = ${value}`,
  difficulty: (_, value) => sql`${contents.recipe} ->> 'difficulty' = ${value}`,
};

export function isKnownFilter(name: string): boolean {
  return Object.hasOwn(conditions, name);
}

function filterConditions(db: Database, filters: FilterValues): (SQL | undefined)[] {
  return Object.entries(filters)
    .filter(([name, value]) => value !== '' && isKnownFilter(name))
    .map(([name, value]) => conditions[name]?.(db, value));
}

/** An unknown value matches nothing. */
function oneOf<T extends string>(list: readonly T[], value: string, condition: (found: T) => SQL): SQL {
  const found = list.find((candidate) => candidate === value);
  return found ? condition(found) : sql`false`;
}

function inSection(db: Database, value: string): SQL {
  const found = db
    .select({ id: sections.id })
    .from(sections)
    .where(or(eq(sections.slug, value), eq(sections.code, value), eq(sections.id, idOf(value) ?? 0)));
  // As a list of ids, not as a join, so that the index by section and date is used.
  return sql`${contents.sectionId} = any(array${found})`;
}

function byAuthor(db: Database, value: string): SQL {
  const found = db
    .select({ id: contentAuthors.contentId })
    .from(contentAuthors)
    .innerJoin(authors, eq(authors.id, contentAuthors.authorId))
    .where(or(eq(authors.slug, value), eq(authors.id, idOf(value) ?? 0)));
  return inArray(contents.id, found);
}

/** Issues of the newsletter with this id (SEEK-10): an issue has its newsletter's name as title. */
function ofNewsletter(db: Database, taxonUrl: string): SQL | undefined {
  const id = taxonUrl.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? '';
  const name = db
    .select({ name: sql`regexp_replace(${newsletters.name}, '<[^>]+>', '', 'g')` })
    .from(newsletters)
    .where(inArray(newsletters.id, [id, `${id}-ca`]));
  return and(eq(contents.kind, 'newsletter'), sql`${contents.kicker} in ${name}`);
}

/** Published between both, inclusive; a bound without a time is a whole day. */
function publishedBetween({ start, end }: DateValue): SQL | undefined {
  const after = isWholeDay(end) ? startOfDay(addDays(end, 1)) : new Date(Date.parse(end) + 1);
  const from = isWholeDay(start) ? startOfDay(start) : new Date(start);
  return and(gte(contents.publishedAt, from), lt(contents.publishedAt, after));
}

function isWholeDay(bound: string): boolean {
  return bound.length === 10;
}
