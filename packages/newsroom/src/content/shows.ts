/** The show index: shows by letter or text, those with the newest contents first. */
import { type Show, show } from '@portada/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/client.ts';
import { shows } from '../db/schema/shows.ts';
import { pictures } from '../db/schema/sites.ts';
import { showUrl } from './addresses.ts';
import { type Edition, siteId } from './edition.ts';
import { paragraph } from './html.ts';
import { toImage } from './pictures.ts';
import { cleanText, holds } from './search-text.ts';

export interface ShowSearch {
  /** `#` or a letter; empty for all. */
  letter: string;
  text: string;
  limit: number;
}

/** Where a page ended: the last show's moment, in seconds with their parts, and its id. */
export const showCursor = v.object({
  key: v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,6})?$/)),
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
});
export type ShowCursor = v.InferOutput<typeof showCursor>;

export interface ShowPage {
  shows: Show[];
  next: ShowCursor | null;
}

export async function searchShows(
  db: Database,
  edition: Edition,
  { letter, text, limit }: ShowSearch,
  cursor?: ShowCursor,
): Promise<ShowPage> {
  const seconds = sql<string>`extract(epoch from ${shows.lastPublishedAt})::text`;
  const rows = await db
    .select({ show: shows, picture: pictures, key: seconds })
    .from(shows)
    .leftJoin(pictures, eq(pictures.id, shows.pictureId))
    .where(
      and(
        eq(shows.siteId, siteId(edition)),
        letter ? eq(shows.initial, letter.toLowerCase()) : undefined,
        cleanText(text) ? holds(shows.nameFolded, cleanText(text)) : undefined,
        cursor && after(cursor),
      ),
    )
    .orderBy(desc(shows.lastPublishedAt), desc(shows.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    shows: page.map(({ show: row, picture }) =>
      v.parse(show, {
        id: row.id,
        name: row.name,
        url: showUrl(edition, row.slug),
        image: picture && { image: toImage(edition, picture) },
        resume: [{ html: paragraph(row.summary) }],
      }),
    ),
    next: last ? { key: last.key, id: last.show.id } : null,
  };
}

function after({ key, id }: ShowCursor): SQL {
  return sql`(extract(epoch from ${shows.lastPublishedAt}), ${shows.id}) < (${key}::numeric, ${id}::int)`;
}
