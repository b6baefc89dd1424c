/** The advertising positions of a site. */
import type { adPosition } from '@portada/contract';
import { eq, sql } from 'drizzle-orm';
import type { InferInput } from 'valibot';
import type { Database } from '../db/client.ts';
import { type Reading, rowsOf, written } from '../db/reading.ts';
import { adPositions } from '../db/schema/editorial.ts';
import { type Edition, siteId } from './edition.ts';

/** A position as the page block has it (ADS-01). */
export type Advert = InferInput<typeof adPosition>;

/** Every position by its code, with its place on the pages. */
export type Adverts = Readonly<Record<string, Advert>>;

const selectAdverts = written((builder) => builder.select().from(adPositions));

export function listAdverts(db: Database, edition: Edition): Reading<Adverts> {
  const select = selectAdverts(sql`where ${eq(adPositions.siteId, siteId(edition))}`);
  return rowsOf(db, select).map((rows) =>
    Object.fromEntries(
      rows.map(({ siteId: _site, minHeightDesktop, minHeightMobile, ...position }) => [
        position.code,
        {
          ...position,
          minimumReservedHeightDesktop: minHeightDesktop,
          minimumReservedHeightMobile: minHeightMobile,
        },
      ]),
    ),
  );
}

/** The results of the search and the archive after which there is an ad. */
const RESULT_PLACES = [5, 15] as const;

/** One position at several places of a list (SEEK-21, SHOW-07), on both screen classes; none where it is not sold. */
export function placedAds(advert: Advert | undefined, places: readonly number[]) {
  const ads = advert ? places.map((place) => ({ ...advert, position: place })) : [];
  return { desktop: ads, mobile: ads };
}

/** The ads between the results of the search and the archive. */
export function resultAds({ list }: Adverts) {
  return placedAds(list, RESULT_PLACES);
}
