/** Stores items, each in one transaction; idempotent for the same item. */
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { contents } from '../db/schema/content.ts';
import { importedItems } from '../db/schema/imported.ts';
import type { ImportContext } from './context.ts';
import { fingerprint } from './fingerprint.ts';
import type { ImportItem, NotTaken } from './items.ts';
import { LeftOutItemError, RejectedItemError } from './problems.ts';
import { storeBroadcast } from './store-broadcast.ts';
import { storeContent } from './store-content.ts';

export type Outcome = 'taken' | 'updated' | 'unchanged' | 'taken down';
type KnownItem = Exclude<ImportItem, { type: NotTaken }>;
type StoredRow = typeof importedItems.$inferSelect;

/** The store of one file. */
export class ItemStore {
  readonly #db: Database;
  readonly #context: ImportContext;
  /** The ids of this file's items, with their lines. */
  readonly #seen = new Map<string, number>();

  constructor(db: Database, context: ImportContext) {
    this.#db = db;
    this.#context = context;
  }

  /** Throws a `RejectedItemError` for an item that cannot be stored; the database is then unchanged. */
  async take(item: KnownItem): Promise<Outcome> {
    const key = fingerprint(item.source, item.identity);
    const before = this.#seen.get(key);
    if (before !== undefined) throw new RejectedItemError(`the item of line ${before} has the same id`);
    this.#seen.set(key, item.line);
    try {
      return await this.#db.transaction((db) => this.#store(db, item));
    } catch (error) {
      if (isOfTheData(error)) throw new RejectedItemError('the database cannot hold it');
      throw error;
    }
  }

  async #store(db: Database, item: KnownItem): Promise<Outcome> {
    const { source } = item;
    const name = fingerprint(item.identity);
    const siteId = Number(this.#context.site.id);
    // Serialises concurrent imports of the same feed.
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`${siteId} ${source} ${name}`}, 0))`,
    );
    const where = and(
      eq(importedItems.siteId, siteId),
      eq(importedItems.source, source),
      eq(importedItems.item, name),
    );
    const [stored] = await db.select().from(importedItems).where(where);
    if (item.type === 'withdrawn') return this.#withdraw(db, item.reason, stored);
    const data = JSON.stringify(item.type === 'content' ? item.draft : item.broadcast);
    // It replaces bytes that could not be decoded.
    if (data.includes('\ufffd'))
      throw new RejectedItemError('some of its characters are not of the file’s encoding');
    const print = fingerprint(data);
    if (stored && stored.fingerprint === print && !stored.isWithdrawn) return 'unchanged';
    const target = await this.#write(db, item, stored);
    const row = { ...target, fingerprint: print, isWithdrawn: false, importedAt: this.#context.now };
    if (stored) await db.update(importedItems).set(row).where(where);
    else await db.insert(importedItems).values({ siteId, source, item: name, ...row });
    return stored ? 'updated' : 'taken';
  }

  async #write(db: Database, item: Exclude<KnownItem, { type: 'withdrawn' }>, stored: StoredRow | undefined) {
    if (item.type === 'broadcast') {
      const own = stored?.scheduleEntryId ?? undefined;
      return { scheduleEntryId: await storeBroadcast(db, this.#context, item.broadcast, own) };
    }
    const contentId = await storeContent(db, this.#context, item.draft, stored?.contentId ?? undefined);
    // A content withdrawn by the newsroom stays withdrawn.
    if (stored?.isWithdrawn) {
      await db.update(contents).set({ withdrawnAt: null }).where(eq(contents.id, contentId));
    }
    return { contentId };
  }

  /** Withdraws what its source has withdrawn; leaves out what was never imported. */
  async #withdraw(db: Database, reason: string, stored: StoredRow | undefined): Promise<Outcome> {
    if (!stored || stored.contentId === null) throw new LeftOutItemError(reason);
    if (stored.isWithdrawn) return 'unchanged';
    const { now } = this.#context;
    const { contentId, siteId, source, item } = stored;
    await db.update(contents).set({ withdrawnAt: now }).where(eq(contents.id, contentId));
    await db
      .update(importedItems)
      .set({ isWithdrawn: true, importedAt: now })
      .where(
        and(eq(importedItems.siteId, siteId), eq(importedItems.source, source), eq(importedItems.item, item)),
      );
    return 'taken down';
  }
}

/**
 * Whether the database rejects the value (class 22) or its size (class 54): an error of the item, not of the newsroom.
 */
function isOfTheData(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && /^(22|54)\w{3}$/.test(String(at.code))) return true;
  }
  return false;
}
