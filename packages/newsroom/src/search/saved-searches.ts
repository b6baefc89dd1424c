/** The searches that readers keep: a few each, and when a mail tells what is new. */
import { SAVED_SEARCHES_MAX, type SavedSearch, type SearchRhythm } from '@portada/contract';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { savedSearches, users } from '../db/schema/index.ts';
import { deleteExpired } from '../db/sweeping.ts';
import { ApiError } from '../http/errors.ts';

export type SavedSearchRow = typeof savedSearches.$inferSelect;
type Settings = Pick<SavedSearchRow, 'name' | 'rhythm'>;
type Kept = Settings & Pick<SavedSearchRow, 'siteId' | 'text' | 'type' | 'filters'>;

const DAY_MS = 86_400_000;
/** One that nobody is mailed about, and nobody has changed, is kept for a year. */
const LIFETIME_MS = 365 * DAY_MS;

const waits: Readonly<Record<SearchRhythm, number | undefined>> = {
  now: 60_000,
  daily: DAY_MS,
  weekly: 7 * DAY_MS,
  none: undefined,
};

export function nextTime(rhythm: SearchRhythm, now: Date): Date | null {
  const wait = waits[rhythm];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

/** What a reader sees of it. */
const { id, name, text, type, filters, rhythm } = savedSearches;
const shown = { id, name, text, type, filters, rhythm };

const ofReader = (userId: string) => eq(savedSearches.userId, userId);

/** Those of one site, the newest first. */
export function savedSearchesOf(db: Database, userId: string, siteId: number) {
  return db
    .select(shown)
    .from(savedSearches)
    .where(and(ofReader(userId), eq(savedSearches.siteId, siteId)))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));
}

/** The same search is kept once; 409 beyond the few that a reader may have. */
export function keepSearch(db: Database, userId: string, kept: Kept, now: Date): Promise<SavedSearch> {
  return db.transaction(async (transaction) => {
    // One after the other, so that two presses keep one search, and the limit holds.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const all = await transaction
      .select({ ...shown, siteId: savedSearches.siteId })
      .from(savedSearches)
      .where(ofReader(userId));
    const same = all.find((one) => keyOf(one) === keyOf(kept));
    if (same) {
      const { siteId: _, ...search } = same;
      return search;
    }
    if (all.length >= SAVED_SEARCHES_MAX) {
      throw new ApiError(409, 'SAVED_SEARCHES_FULL', `A reader may keep ${SAVED_SEARCHES_MAX} searches.`);
    }
    const state = { createdAt: now, updatedAt: now, toldUntil: now, nextAt: nextTime(kept.rhythm, now) };
    const [row] = await transaction
      .insert(savedSearches)
      .values({ ...kept, ...state, userId })
      .returning(shown);
    if (!row) throw new Error('The search was not kept.');
    return row;
  });
}

function keyOf({ siteId, text, type, filters }: Omit<Kept, keyof Settings>): string {
  const chosen = Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([siteId, text, type, chosen]);
}

interface Key {
  readonly userId: string;
  readonly id: string;
}

const at = ({ userId, id }: Key) => and(ofReader(userId), eq(savedSearches.id, id));

/** Whether there is such a search. What came while no mail was wanted is not new. */
export async function changeSearch(db: Database, key: Key, settings: Settings, now: Date): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [before] = await transaction.select().from(savedSearches).where(at(key)).for('update');
    if (!before) return false;
    const isSame = before.rhythm === settings.rhythm;
    const begin = before.nextAt === null ? { toldUntil: now } : {};
    const plan = isSame ? {} : { nextAt: nextTime(settings.rhythm, now), ...begin };
    await transaction
      .update(savedSearches)
      .set({ ...settings, ...plan, updatedAt: now })
      .where(at(key));
    return true;
  });
}

export async function deleteSearch(db: Database, key: Key): Promise<void> {
  await db.delete(savedSearches).where(at(key));
}

export async function sweepSavedSearches(db: Database, now: Date): Promise<void> {
  const isOld = lt(savedSearches.updatedAt, new Date(now.getTime() - LIFETIME_MS));
  await deleteExpired(db, savedSearches, and(isNull(savedSearches.nextAt), isOld));
}
