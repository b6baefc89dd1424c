import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { scheduleEntries } from '../db/schema/programming.ts';
import { shows } from '../db/schema/shows.ts';
import type { ImportContext } from './context.ts';
import type { Broadcast } from './items.ts';
import { RejectedItemError } from './problems.ts';

/** The overlapping broadcasts of the channel. Throws a `RejectedItemError` if one of them is from the same file. */
async function clear(
  db: Database,
  siteId: number,
  { channelId, startsAt, endsAt }: Broadcast,
  options: { readonly own: number | undefined; readonly fresh: ReadonlySet<number> },
): Promise<void> {
  const others = await db
    .select({ id: scheduleEntries.id, title: scheduleEntries.title })
    .from(scheduleEntries)
    .where(
      and(
        eq(scheduleEntries.siteId, siteId),
        eq(scheduleEntries.channelId, channelId),
        lt(scheduleEntries.startsAt, endsAt),
        gt(scheduleEntries.endsAt, startsAt),
      ),
    );
  const inTheWay = others.filter(({ id }) => id !== options.own);
  const first = inTheWay.find(({ id }) => options.fresh.has(id));
  if (first)
    throw new RejectedItemError(`it is at the same time as «${first.title}», which the file has before it`);
  const ids = inTheWay.map(({ id }) => id);
  if (ids.length > 0) await db.delete(scheduleEntries).where(inArray(scheduleEntries.id, ids));
}

/** Stores a broadcast and replaces those it overlaps. `fresh` are those of this file. */
export async function storeBroadcast(
  db: Database,
  context: ImportContext,
  broadcast: Broadcast,
  options: { readonly own: number | undefined; readonly fresh: ReadonlySet<number> },
): Promise<number> {
  const siteId = Number(context.site.id);
  await clear(db, siteId, broadcast, options);
  const row = { ...broadcast, siteId, showId: await showNamed(db, siteId, broadcast.title) };
  if (options.own !== undefined) {
    await db.update(scheduleEntries).set(row).where(eq(scheduleEntries.id, options.own));
    return options.own;
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
