/** The advertising positions of a site. */
import type { adPosition } from '@portada/contract';
import { eq } from 'drizzle-orm';
import type { InferInput } from 'valibot';
import type { Database } from '../db/client.ts';
import { adPositions } from '../db/schema/editorial.ts';
import { type Edition, siteId } from './edition.ts';

/** A position as it is written on the wire (ADS-01). */
export type Advert = InferInput<typeof adPosition>;

/** Every position by its code: where it stands on the pages. */
export type Adverts = Readonly<Record<string, Advert>>;

export async function listAdverts(db: Database, edition: Edition): Promise<Adverts> {
  const rows = await db
    .select()
    .from(adPositions)
    .where(eq(adPositions.siteId, siteId(edition)));
  return Object.fromEntries(
    rows.map(({ siteId: _site, minHeightDesktop, minHeightMobile, ...position }) => [
      position.code,
      {
        ...position,
        minimumReservedHeightDesktop: minHeightDesktop,
        minimumReservedHeightMobile: minHeightMobile,
      },
    ]),
  );
}

/** After how many results the lists of the search and the archive have advertising. */
const RESULT_PLACES = [5, 15] as const;

/** One position at several places of a list (SEEK-21, SHOW-07), on screens of either class; none where it is not sold. */
export function placedAds(advert: Advert | undefined, places: readonly number[]) {
  const ads = advert ? places.map((place) => ({ ...advert, position: place })) : [];
  return { desktop: ads, mobile: ads };
}

/** The advertising among the results of the search and the archive. */
export async function resultAds(db: Database, edition: Edition) {
  const { list } = await listAdverts(db, edition);
  return placedAds(list, RESULT_PLACES);
}
