/** The shows: the index by letter or text, those with the newest contents first, and a show's own page. */
import { type ContentCard, type Show, show } from '@portada/contract';
import { and, desc, eq, exists, ne, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { showUrl } from '../content/addresses.ts';
import { listCards, visible } from '../content/cards.ts';
import { type Edition, siteId } from '../content/edition.ts';
import { type PictureRow, toImage } from '../content/pictures.ts';
import type { Database } from '../db/client.ts';
import { contents } from '../db/schema/content.ts';
import { shows } from '../db/schema/shows.ts';
import { pictures } from '../db/schema/sites.ts';
import { holds } from '../search/text.ts';
import { escapeHtml } from '../strings/escape-html.ts';

export interface ShowSearch {
  /** `#` or a letter; empty for all. */
  letter: string;
  /** Normalised: see `cleanLine`. */
  text: string;
  /** Those of the radio that one can listen to, only. */
  isPodcast?: boolean;
  limit: number;
  /** A numbered page, from 1; without a cursor only. */
  page: number;
}

/**
 * The cursor: the last show's moment, in fractional seconds, and its id; and the moment of the first page, so that a
 * show that publishes in the meantime does not move to a page already loaded.
 */
export const showCursor = v.object({
  key: v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,6})?$/)),
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
  asOf: v.pipe(v.string(), v.isoTimestamp()),
});
export type ShowCursor = v.InferOutput<typeof showCursor>;

export interface ShowPage {
  shows: Show[];
  next: ShowCursor | null;
}

export async function searchShows(
  db: Database,
  edition: Edition,
  { letter, text, isPodcast = false, limit, page }: ShowSearch,
  now: Date,
  cursor?: ShowCursor,
): Promise<ShowPage> {
  const seenAt = cursor ? new Date(Math.min(Date.parse(cursor.asOf), now.getTime())) : now;
  const latest = latestOf(seenAt);
  const rows = await db
    .select({ show: shows, picture: pictures, key: sql<string>`(${latest})::text` })
    .from(shows)
    .leftJoin(pictures, eq(pictures.id, shows.pictureId))
    .where(
      and(
        eq(shows.siteId, siteId(edition)),
        letter ? eq(shows.initial, letter.toLowerCase()) : undefined,
        isPodcast ? podcasts(db, seenAt) : undefined,
        text ? holds(shows.nameFolded, text) : undefined,
        cursor && sql`(${latest}, ${shows.id}) < (${cursor.key}::numeric, ${cursor.id}::int)`,
      ),
    )
    .orderBy(desc(latest), desc(shows.id))
    .limit(limit + 1)
    .offset(cursor ? 0 : (page - 1) * limit);
  const visible = rows.slice(0, limit);
  const last = rows.length > limit ? visible.at(-1) : undefined;
  return {
    shows: visible.map((row) => toShow(edition, row.show, row.picture)),
    next: last ? { key: last.key, id: last.show.id, asOf: seenAt.toISOString() } : null,
  };
}

function podcasts(db: Database, seenAt: Date): SQL | undefined {
  const heard = db
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.showId, shows.id), eq(contents.kind, 'audio'), visible(seenAt)));
  return and(eq(shows.medium, 'radio'), exists(heard));
}

/** When a show last published before that moment, in seconds; its own date until it has contents. */
function latestOf(seenAt: Date): SQL {
  const at = sql`${seenAt.toISOString()}::timestamptz`;
  return sql`extract(epoch from coalesce(
    (select max(${contents.publishedAt}) from ${contents}
      where ${contents.showId} = ${shows.id} and ${contents.publishedAt} <= ${at} and ${contents.withdrawnAt} is null),
    least(${shows.lastPublishedAt}, ${at})
  ))`;
}

function toShow(edition: Edition, row: typeof shows.$inferSelect, picture: PictureRow | null): Show {
  return v.parse(show, {
    id: row.id,
    name: row.name,
    url: showUrl(edition, row.slug),
    image: picture && { image: toImage(edition, picture) },
    resume: [{ html: `<p>${escapeHtml(row.summary)}</p>` }],
  });
}

/** A show with the texts of its own page. */
export interface ShowProfile {
  show: Show;
  summary: string;
  medium: (typeof shows.$inferSelect)['medium'];
}

/** The show of `/programas/{slug}/`; undefined if there is none. */
export async function findShow(
  db: Database,
  edition: Edition,
  slug: string,
): Promise<ShowProfile | undefined> {
  const [row] = await db
    .select({ show: shows, picture: pictures })
    .from(shows)
    .leftJoin(pictures, eq(pictures.id, shows.pictureId))
    .where(and(eq(shows.siteId, siteId(edition)), eq(shows.slug, slug)));
  if (!row) return undefined;
  const { summary, medium } = row.show;
  return { show: toShow(edition, row.show, row.picture), summary, medium };
}

/** Other shows of the same medium, those with the newest contents first. */
export async function showsLike(
  db: Database,
  edition: Edition,
  { show: { id }, medium }: ShowProfile,
  { limit, now }: { limit: number; now: Date },
): Promise<Show[]> {
  const rows = await db
    .select({ show: shows, picture: pictures })
    .from(shows)
    .leftJoin(pictures, eq(pictures.id, shows.pictureId))
    .where(and(eq(shows.siteId, siteId(edition)), eq(shows.medium, medium), ne(shows.id, Number(id))))
    .orderBy(desc(latestOf(now)), desc(shows.id))
    .limit(limit);
  return rows.map((row) => toShow(edition, row.show, row.picture));
}

/** The contents of a show, newest first. */
export async function contentsOfShow(
  db: Database,
  edition: Edition,
  showId: number,
  { limit, offset, now }: { limit: number; offset: number; now: Date },
): Promise<ContentCard[]> {
  return listCards(db, edition, { where: eq(contents.showId, showId), limit, offset }, now);
}
