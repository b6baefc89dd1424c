/** Content cards: one query for the rows with their authors, one mapping to the contract. */
import { type ContentCard, contentCard } from '@portada/contract';
import { and, desc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { parse } from 'valibot';
import type { Database } from '../db/client.ts';
import { type Reading, rowsOf, written } from '../db/reading.ts';
import { authors, contentAuthors, contents, sections } from '../db/schema/content.ts';
import { pictures } from '../db/schema/sites.ts';
import { authorUrl, contentUrl, sectionUrl, shareUrl } from './addresses.ts';
import { wireMoment } from './dates.ts';
import { type Edition, siteId } from './edition.ts';
import { eventPart } from './event-part.ts';
import { mediaInfo, multimediaType } from './media-info.ts';
import { type PictureRow, toImage } from './pictures.ts';

/** An author of a content, as the database writes it. */
interface Byline {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly picture: PictureRow | null;
}

/** The authors of the row's content, in their order: a query of their own for each list would cost as much again. */
const bylines = sql<Byline[]>`coalesce((
  select json_agg(json_build_object('id', ${authors.id}, 'name', ${authors.name}, 'slug', ${authors.slug}, 'picture',
    case when portrait.id is not null then json_build_object('id', portrait.id, 'altEs', portrait.alt_es,
      'altCa', portrait.alt_ca, 'width', portrait.width, 'height', portrait.height) end)
    order by ${contentAuthors.position})
  from ${contentAuthors}
  join ${authors} on ${authors.id} = ${contentAuthors.authorId}
  left join ${pictures} portrait on portrait.id = ${authors.pictureId}
  where ${contentAuthors.contentId} = ${contents.id}), '[]')`;

/** The columns of a card. */
export const cardColumns = {
  id: contents.id,
  siteId: contents.siteId,
  kind: contents.kind,
  slug: contents.slug,
  title: contents.title,
  kicker: contents.kicker,
  summary: contents.summary,
  newsType: contents.newsType,
  signature: contents.signature,
  publishedAt: contents.publishedAt,
  multimedia: contents.multimedia,
  durationSeconds: contents.durationSeconds,
  totalMinutes: contents.totalMinutes,
  ratingValue: contents.ratingValue,
  ratingVotes: contents.ratingVotes,
  event: contents.event,
  commentsShown: contents.commentsShown,
  numComments: contents.numComments,
  sectionSlug: sections.slug,
  sectionName: sections.name,
  sectionCode: sections.code,
  bylines,
  picture: {
    id: pictures.id,
    altEs: pictures.altEs,
    altCa: pictures.altCa,
    width: pictures.width,
    height: pictures.height,
  },
};

export interface CardQuery {
  where?: SQL | undefined;
  /** Newest first by default. */
  orderBy?: SQL[];
  limit: number;
  offset?: number;
}

/** The condition of what is visible at a moment: published, and not withdrawn. */
export function visible(now: Date): SQL | undefined {
  return and(lte(contents.publishedAt, now), isNull(contents.withdrawnAt));
}

/** Cards of the edition's own site. `now` is passed by tests and by cursors; future contents are not listed. */
export function listCards(
  db: Database,
  edition: Edition,
  query: CardQuery,
  now = new Date(),
): Reading<ContentCard[]> {
  const own = eq(contents.siteId, siteId(edition));
  return cardsWhere(db, edition, { ...query, where: and(own, visible(now), query.where) });
}

/** The cards of these contents of any site, in this order; unknown and withdrawn ones are omitted. */
export async function cardsByIds(
  db: Database,
  edition: Edition,
  ids: readonly number[],
  now = new Date(),
): Promise<ContentCard[]> {
  if (ids.length === 0) return [];
  const where = and(inArray(contents.id, [...ids]), visible(now));
  const cards = await cardsWhere(db, edition, { where, limit: ids.length });
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(String(id)) ?? []);
}

const selectCards = written((builder) =>
  builder
    .select(cardColumns)
    .from(contents)
    .innerJoin(sections, eq(sections.id, contents.sectionId))
    .leftJoin(pictures, eq(pictures.id, contents.pictureId)),
);

export type CardRow = ReturnType<typeof selectCards>['_']['result'][number];

const newestFirst = [desc(contents.publishedAt), desc(contents.id)];

function cardsWhere(db: Database, edition: Edition, query: CardQuery): Reading<ContentCard[]> {
  const { where = sql`true`, orderBy = newestFirst, limit, offset = 0 } = query;
  const order = sql.join(orderBy, sql`, `);
  const select = selectCards(sql`where ${where} order by ${order} limit ${limit} offset ${offset}`);
  return rowsOf(db, select).map((rows) => rows.map((row) => toCard(edition, row)));
}

/** Rounds a mean for display; the database stores it exactly, since later votes are added to it. */
export function meanOf(ratingValue: number): number {
  return Math.round(ratingValue * 100) / 100;
}

/** Maps a row of `cardColumns` to its card. */
export function toCard(edition: Edition, row: CardRow): ContentCard {
  const url = contentUrl(edition, row);
  const image = row.picture ? toImage(edition, row.picture) : null;
  return parse(contentCard, {
    id: row.id,
    url,
    title: row.title,
    description: row.summary,
    kicker: row.kicker ? { text: row.kicker } : null,
    category: {
      name: row.sectionName,
      url: sectionUrl(edition, { slug: row.sectionSlug, code: row.sectionCode }),
    },
    multimedia: image && { type: multimediaType(row), image },
    mediaInfo: mediaInfo(edition.lang, row),
    articleNewsTypeEnum: row.kind === 'blog' ? 'blog' : row.newsType,
    image,
    publishedDate: wireMoment(row.publishedAt),
    authors: row.bylines.map((byline) => toAuthor(edition, byline)),
    signature: row.signature,
    showComments: row.commentsShown,
    numComments: row.numComments,
    shareUrl: shareUrl(edition, url),
    totalTime: row.totalMinutes,
    ratingValue: row.ratingVotes > 0 ? meanOf(row.ratingValue) : null,
    ratingNumVotes: row.ratingVotes,
    ...eventPart(edition, row.event),
  });
}

function toAuthor(edition: Edition, { id, name, slug, picture }: Byline) {
  return { id, name, url: authorUrl(edition, slug), image: picture && toImage(edition, picture) };
}
