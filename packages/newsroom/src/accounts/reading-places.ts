/** Where readers have left the articles that they have begun: the newest few, and none for longer than a season. */
import type { ReadingPlace } from '@portada/contract';
import { and, desc, eq, lt, notInArray } from 'drizzle-orm';
import type { RequestSite } from '../config/sites.ts';
import { cardsByIds } from '../content/cards.ts';
import type { Database } from '../db/client.ts';
import { readingProgress } from '../db/schema/index.ts';
import { deleteExpired } from '../db/sweeping.ts';

export const MOST_READINGS = 50;
const LIFETIME_MS = 90 * 86_400_000;

const placeColumns = {
  paragraph: readingProgress.paragraph,
  fraction: readingProgress.fraction,
  paragraphs: readingProgress.paragraphs,
};

interface Key {
  readonly userId: string;
  readonly contentId: number;
}

const ofReader = (userId: string) => eq(readingProgress.userId, userId);
const at = ({ userId, contentId }: Key) => and(ofReader(userId), eq(readingProgress.contentId, contentId));

export async function readingPlace(db: Database, key: Key): Promise<ReadingPlace | null> {
  const [row] = await db.select(placeColumns).from(readingProgress).where(at(key));
  return row ?? null;
}

/** The cards of what the reader has begun on any site, most recently read first. */
export async function readingsOf(db: Database, site: RequestSite, userId: string) {
  const rows = await db
    .select({ contentId: readingProgress.contentId, place: placeColumns })
    .from(readingProgress)
    .where(ofReader(userId))
    .orderBy(desc(readingProgress.updatedAt), desc(readingProgress.contentId));
  const places = new Map(rows.map(({ contentId, place }) => [String(contentId), place]));
  const cards = await cardsByIds(
    db,
    site,
    rows.map(({ contentId }) => contentId),
  );
  return cards.flatMap((content) => {
    const place = places.get(content.id);
    return place ? [{ content, place }] : [];
  });
}

/** The last word is the newest: a reader may have gone back. What is beyond the newest few goes. */
export async function keepPlace(db: Database, key: Key, place: ReadingPlace, now: Date): Promise<void> {
  const state = { ...place, updatedAt: now };
  await db.transaction(async (transaction) => {
    await transaction
      .insert(readingProgress)
      .values({ ...key, ...state })
      .onConflictDoUpdate({ target: [readingProgress.userId, readingProgress.contentId], set: state });
    const newest = transaction
      .select({ contentId: readingProgress.contentId })
      .from(readingProgress)
      .where(ofReader(key.userId))
      .orderBy(desc(readingProgress.updatedAt), desc(readingProgress.contentId))
      .limit(MOST_READINGS);
    await transaction
      .delete(readingProgress)
      .where(and(ofReader(key.userId), notInArray(readingProgress.contentId, newest)));
  });
}

export async function forgetPlace(db: Database, key: Key): Promise<void> {
  await db.delete(readingProgress).where(at(key));
}

/** Deletes what nobody has gone on with for long. */
export async function sweepReadingPlaces(db: Database, now: Date): Promise<void> {
  await deleteExpired(
    db,
    readingProgress,
    lt(readingProgress.updatedAt, new Date(now.getTime() - LIFETIME_MS)),
  );
}
