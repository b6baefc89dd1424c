/** The filters of a search as conditions. */
import type { DateValue, FilterValues } from '@portada/contract';
import { and, eq, gte, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import {
  authors,
  type ContentKind,
  contentAuthors,
  contentKinds,
  contents,
  eventOccurrences,
  newsTypes,
  sections,
} from '../db/schema/content.ts';
import { newsletters } from '../db/schema/editorial.ts';
import { addDays, startOfDay } from './dates.ts';

/** What the page «news» of the search means; everything else is «other» (SRCH-02). */
const newsKinds: readonly ContentKind[] = ['article', 'blog'];

/** Kinds by what `type` may say, several by commas; undefined for a word that is none. */
export function kindsOf(type: string): SQL | 'all' | undefined {
  if (type === '' || type === 'all') return 'all';
  if (type === 'news') return inArray(contents.kind, [...newsKinds]);
  if (type === 'other') return notInArray(contents.kind, [...newsKinds]);
  const names = type.split(',');
  const kinds = contentKinds.filter((kind) => names.includes(kind));
  return kinds.length === names.length ? inArray(contents.kind, kinds) : undefined;
}

/** What a module of the page lists. */
const modules: Readonly<Record<string, ContentKind | undefined>> = {
  events: 'event',
  agenda: 'event',
  recipes: 'recipe',
  newsletters: 'newsletter',
};

export function moduleKind(moduleId: string): ContentKind | undefined {
  return Object.hasOwn(modules, moduleId) ? modules[moduleId] : undefined;
}

/**
 * `section` and `author` by id or slug, `kind`, `newsType`, `thematic`, `place`, `modality`, `difficulty`. A filter
 * that the newsroom does not know leaves the search as it is.
 */
export function filterConditions(db: Database, filters: FilterValues): (SQL | undefined)[] {
  return Object.entries(filters)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => (Object.hasOwn(conditions, name) ? conditions[name]?.(db, value) : undefined));
}

const conditions: Readonly<Record<string, (db: Database, value: string) => SQL | undefined>> = {
  section: inSection,
  author: byAuthor,
  kind: (_, value) => known(contentKinds, value, (kind) => eq(contents.kind, kind)),
  newsType: (_, value) => known(newsTypes, value, (type) => eq(contents.newsType, type)),
  thematic: (_, value) =>
    sql`${contents.event} -> 'thematics' @> ${JSON.stringify([{ name: value }])}::jsonb`,
  place: (_, value) => sql`${contents.event} -> 'location' ->> 'name' = ${value}`,
  modality: (_, value) => sql`${contents.event} -> 'modality' ->> 'name' = ${value}`,
  difficulty: (_, value) => sql`${contents.recipe} ->> 'difficulty' = ${value}`,
};

/** A value that is none of the list finds nothing. */
function known<T extends string>(list: readonly T[], value: string, condition: (found: T) => SQL): SQL {
  const found = list.find((candidate) => candidate === value);
  return found ? condition(found) : sql`false`;
}

export function inSection(db: Database, value: string): SQL {
  const found = db
    .select({ id: sections.id })
    .from(sections)
    .where(or(eq(sections.slug, value), eq(sections.code, value), eq(sections.id, idOf(value))));
  return inArray(contents.sectionId, found);
}

function byAuthor(db: Database, value: string): SQL {
  const found = db
    .select({ id: contentAuthors.contentId })
    .from(contentAuthors)
    .innerJoin(authors, eq(authors.id, contentAuthors.authorId))
    .where(or(eq(authors.slug, value), eq(authors.id, idOf(value))));
  return inArray(contents.id, found);
}

/** Issues of the newsletter whose address ends in this id (SEEK-10): an issue bears its newsletter's name. */
export function ofNewsletter(db: Database, taxonUrl: string): SQL | undefined {
  const id = taxonUrl.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? '';
  const name = db
    .select({ name: sql`regexp_replace(${newsletters.name}, '<[^>]+>', '', 'g')` })
    .from(newsletters)
    .where(inArray(newsletters.id, [id, `${id}-ca`]));
  return and(eq(contents.kind, 'newsletter'), sql`${contents.kicker} in ${name}`);
}

/** Published between both, both included; a bound without an hour is a whole day. */
export function publishedBetween({ start, end }: DateValue): SQL | undefined {
  const after = isDay(end) ? startOfDay(addDays(end, 1)) : new Date(Date.parse(end) + 1);
  const from = isDay(start) ? startOfDay(start) : new Date(start);
  return and(gte(contents.publishedAt, from), lt(contents.publishedAt, after));
}

/** Events that happen between both days. */
export function happensBetween(db: Database, start: string, end: string | undefined): SQL {
  const found = db
    .select({ id: eventOccurrences.contentId })
    .from(eventOccurrences)
    .where(
      and(
        gte(eventOccurrences.endsOn, start),
        end === undefined ? undefined : lt(eventOccurrences.startsOn, addDays(end, 1)),
      ),
    );
  return inArray(contents.id, found);
}

function isDay(bound: string): boolean {
  return bound.length === 10;
}

/** An id of the database, or one that nothing has. */
function idOf(value: string): number {
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : 0;
}
