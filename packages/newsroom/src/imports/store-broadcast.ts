import { and, asc, eq, gt, gte, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { scheduleEntries } from '../db/schema/programming.ts';
import { shows } from '../db/schema/shows.ts';
import type { ImportContext } from './context.ts';
import type { Broadcast } from './items.ts';

/** Makes room on the channel: what began before ends now, and what would begin meanwhile is replaced. */
async function clear(
  db: Database,
  siteId: number,
  { channelId, startsAt, endsAt }: Broadcast,
  own: number | undefined,
): Promise<void> {
  const others = and(
    eq(scheduleEntries.siteId, siteId),
    eq(scheduleEntries.channelId, channelId),
    own === undefined ? undefined : ne(scheduleEntries.id, own),
  );
  await db
    .delete(scheduleEntries)
    .where(and(others, gte(scheduleEntries.startsAt, startsAt), lt(scheduleEntries.startsAt, endsAt)));
  await db
    .update(scheduleEntries)
    .set({ endsAt: startsAt })
    .where(and(others, lt(scheduleEntries.startsAt, startsAt), gt(scheduleEntries.endsAt, startsAt)));
}

/** Stores a broadcast, by its id if there is one, in the place of those that it overlaps. */
export async function storeBroadcast(
  db: Database,
  context: ImportContext,
  broadcast: Broadcast,
  own: number | undefined,
): Promise<number> {
  const siteId = Number(context.site.id);
  await clear(db, siteId, broadcast, own);
  const row = { ...broadcast, siteId, showId: await showNamed(db, siteId, broadcast.title) };
  if (own !== undefined) {
    await db.update(scheduleEntries).set(row).where(eq(scheduleEntries.id, own));
    return own;
  }
  const [made] = await db.insert(scheduleEntries).values(row).returning({ id: scheduleEntries.id });
  if (!made) throw new Error('the database gave no id');
  return made.id;
}

/** A broadcast is linked to the show with its name. */
async function showNamed(db: Database, siteId: number, title: string): Promise<number | null> {
  const [show] = await db
    .select({ id: shows.id })
    .from(shows)
    .where(and(eq(shows.siteId, siteId), eq(shows.nameFolded, sql`portada_fold(${title})`)))
    .orderBy(asc(shows.id))
    .limit(1);
  return show?.id ?? null;
}
