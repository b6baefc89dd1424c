/**
 * Predictive filters (PRED-05) and the author search (SRCH-06): not contents but names, as cards whose `id` is the
 * filter's value and whose `title` is its label.
 */
import { type ContentCard, contentCard } from '@portada/contract';
import { AGENDA_PATH } from '@portada/shared/paths.ts';
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { withBase } from '../content/addresses.ts';
import { authorsByIds } from '../content/authors.ts';
import { visible } from '../content/cards.ts';
import { type Edition, siteId } from '../content/edition.ts';
import type { Database } from '../db/client.ts';
import { type Reading, rowsOf } from '../db/reading.ts';
import { authors, contents } from '../db/schema/content.ts';
import { escapeHtml } from '../strings/escape-html.ts';
import { defaultSearch, type Search } from './query.ts';

const nameTypes = ['author', 'place', 'thematic', 'modality'] as const;
export type NameType = (typeof nameTypes)[number];

export function nameTypeOf(type: string): NameType | undefined {
  return nameTypes.find((candidate) => candidate === type);
}

/** The cursor of a page of names. */
export const nameCursor = v.object({
  order: v.literal('name'),
  key: v.pipe(v.string(), v.maxLength(200)),
  id: v.pipe(v.string(), v.maxLength(200)),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type NameCursor = v.InferOutput<typeof nameCursor>;

export interface NamePage {
  cards: ContentCard[];
  total: number;
  next: NameCursor | null;
}

/** The minimum trigram similarity of a misspelt name, from 0 to 1. */
const ALIKE = 0.4;

/** Names that contain the text, in order; similar ones if there is none. */
export async function searchNames(
  db: Database,
  edition: Edition,
  type: NameType,
  { text, limit, page }: Pick<Search, 'text' | 'limit' | 'page'> = defaultSearch,
  cursor?: NameCursor,
): Promise<NamePage> {
  const names = namesOf(db, edition, type);
  const literal = text.replace(/[\\%_]/g, '\\$&');
  const holdsText = sql`${names.folded} like '%' || portada_fold(${literal}) || '%'`;
  const rows = await pick(db, names, holdsText, limit + 1, (page - 1) * limit, cursor);
  const total = cursor ? cursor.total : await countOf(db, names, holdsText);
  if (total === 0) {
    const isAlike = sql`word_similarity(portada_fold(${text}), ${names.folded}) >= ${ALIKE}::real`;
    const alike = await pick(db, names, isAlike, limit, 0);
    return { cards: await cardsOf(db, edition, type, alike), total: alike.length, next: null };
  }
  const visible = rows.slice(0, limit);
  const last = rows.length > limit ? visible.at(-1) : undefined;
  return {
    cards: await cardsOf(db, edition, type, visible),
    total,
    next: last ? { order: 'name', key: last.folded, id: last.id, total } : null,
  };
}

/** The first names of all, in order. */
export function listNames(db: Database, edition: Edition, type: NameType, limit: number): Reading<NameRow[]> {
  return rowsOf(db, pick(db, namesOf(db, edition, type), sql`true`, limit, 0));
}

function namesOf(db: Database, edition: Edition, type: NameType): Names {
  return type === 'author' ? authorNames(db) : eventNames(db, edition, type);
}

interface NameRow {
  id: string;
  name: string;
  folded: string;
}

function authorNames(db: Database) {
  return db
    .select({
      id: sql<string>`${authors.id}::text`.as('id'),
      name: sql<string>`${authors.name}`.as('name'),
      folded: sql<string>`${authors.nameFolded}`.as('folded'),
    })
    .from(authors)
    .as('names');
}

const eventFields = {
  place: sql`${contents.event} -> 'location'`,
  modality: sql`${contents.event} -> 'modality'`,
  thematic: sql`jsonb_array_elements(${contents.event} -> 'thematics')`,
} as const;

/** The distinct places, themes or modalities of the site's events; not every event has one. */
function eventNames(db: Database, edition: Edition, type: Exclude<NameType, 'author'>) {
  const written = sql<string>`${eventFields[type]} ->> 'name'`;
  const each = db
    .selectDistinct({ name: written.as('name') })
    .from(contents)
    .where(and(eq(contents.siteId, siteId(edition)), eq(contents.kind, 'event'), visible(new Date())))
    .as('each');
  return db
    .select({
      id: sql<string>`${each.name}`.as('id'),
      name: sql<string>`${each.name}`.as('name'),
      folded: sql<string>`portada_fold(${each.name})`.as('folded'),
    })
    .from(each)
    .where(sql`${each.name} <> ''`)
    .as('names');
}

type Names = ReturnType<typeof authorNames> | ReturnType<typeof eventNames>;

function pick(
  db: Database,
  names: Names,
  condition: SQL,
  limit: number,
  offset: number,
  cursor?: NameCursor,
) {
  const after = cursor && sql`(${names.folded}, ${names.id}) > (${cursor.key}, ${cursor.id})`;
  return db
    .select({ id: names.id, name: names.name, folded: names.folded })
    .from(names)
    .where(and(condition, after))
    .orderBy(asc(names.folded), asc(names.id))
    .limit(limit)
    .offset(cursor ? 0 : offset);
}

async function countOf(db: Database, names: Names, condition: SQL): Promise<number> {
  const [row] = await db.select({ total: count() }).from(names).where(condition);
  return row?.total ?? 0;
}

async function cardsOf(
  db: Database,
  edition: Edition,
  type: NameType,
  rows: readonly NameRow[],
): Promise<ContentCard[]> {
  if (type !== 'author') {
    return rows.map(({ id, name }) => {
      const query = new URLSearchParams({ [type]: name });
      return v.parse(contentCard, { id, title: name, url: withBase(edition, `${AGENDA_PATH}?${query}`) });
    });
  }
  const profiles = await authorsByIds(
    db,
    edition,
    rows.map(({ id }) => Number(id)),
  );
  return profiles.map(({ card, role }) =>
    v.parse(contentCard, {
      id: card.id,
      title: card.name,
      url: card.url,
      description: escapeHtml(role),
      image: card.image,
    }),
  );
}
