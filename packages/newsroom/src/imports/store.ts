/** Stores items, each in one transaction; idempotent for the same item. */
import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { contents } from '../db/schema/content.ts';
import { importedItems } from '../db/schema/imported.ts';
import type { ImportContext } from './context.ts';
import { fingerprint } from './fingerprint.ts';
import type { ContentDraft, ImportItem, NotTaken } from './items.ts';
import { KnownItems, type StoredRow } from './known-items.ts';
import { LeftOutItemError, RejectedItemError } from './problems.ts';
import { storeBroadcast } from './store-broadcast.ts';
import { storeContent } from './store-content.ts';

export type Outcome = 'taken' | 'updated' | 'unchanged' | 'taken down';
/** Of an item, beside its name and address. */
type Remembered = Pick<StoredRow, 'fingerprint' | 'isWithdrawn' | 'importedAt'> &
  Partial<Pick<StoredRow, 'contentId' | 'scheduleEntryId'>>;
/** An item whose pictures are there, or left out. */
export type KnownItem =
  | Exclude<ImportItem, { type: NotTaken | 'content' }>
  | (Omit<Extract<ImportItem, { type: 'content' }>, 'draft'> & { readonly draft: ContentDraft });

/** The store of one file. */
export class ItemStore {
  readonly #db: Database;
  readonly #context: ImportContext;
  /** The ids of this file's items, with their lines. */
  readonly #seen = new Map<string, number>();
  readonly #known: KnownItems;

  constructor(db: Database, context: ImportContext) {
    this.#db = db;
    this.#context = context;
    this.#known = new KnownItems(context);
  }

  /** Throws a `RejectedItemError` for an item that cannot be stored; the database is then unchanged. */
  async take(item: KnownItem): Promise<Outcome> {
    const key = fingerprint(item.identity.source, item.identity.id);
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
    const { identity } = item;
    const siteId = Number(this.#context.site.id);
    const name = { siteId, source: identity.source, item: fingerprint(identity.id) };
    // Serialises concurrent imports of the same feed.
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`${siteId} ${name.source} ${name.item}`}, 0))`,
    );
    const known = await this.#find(db, item);
    if (known?.contentId) this.#known.meet(known.contentId);
    const [outcome, row] = await this.#outcomeOf(db, item, known);
    const address = identity.address ? fingerprint(identity.address) : null;
    await this.#remember(db, { ...row, ...name, address }, known);
    return outcome;
  }

  async #find(db: Database, item: KnownItem): Promise<StoredRow | undefined> {
    const known = await this.#known.find(db, item.identity);
    if (known || item.type !== 'content') return known;
    return this.#known.findAlike(db, item.draft, item.identity);
  }

  /** Writes what is new, and tells what is to be remembered of it. */
  async #outcomeOf(
    db: Database,
    item: KnownItem,
    known: StoredRow | undefined,
  ): Promise<readonly [Outcome, Remembered]> {
    if (item.type === 'withdrawn') return this.#withdraw(db, item.reason, known);
    const data = JSON.stringify(item.type === 'content' ? item.draft : item.broadcast);
    // It replaces bytes that could not be decoded.
    if (data.includes('\ufffd'))
      throw new RejectedItemError('some of its characters are not of the file’s encoding');
    const print = fingerprint(data);
    if (known && known.fingerprint === print && !known.isWithdrawn) return ['unchanged', known];
    const target = await this.#write(db, item, known);
    const row = { ...target, fingerprint: print, isWithdrawn: false, importedAt: this.#context.now };
    return [known ? 'updated' : 'taken', row];
  }

  async #write(db: Database, item: Exclude<KnownItem, { type: 'withdrawn' }>, known: StoredRow | undefined) {
    if (item.type === 'broadcast') {
      const own = known?.scheduleEntryId ?? undefined;
      return { scheduleEntryId: await storeBroadcast(db, this.#context, item.broadcast, own) };
    }
    const contentId = await storeContent(db, this.#context, item.draft, known?.contentId ?? undefined);
    this.#known.meet(contentId);
    // A content withdrawn by the newsroom stays withdrawn.
    if (known?.isWithdrawn) {
      await db.update(contents).set({ withdrawnAt: null }).where(eq(contents.id, contentId));
    }
    return { contentId };
  }

  /** Withdraws what its source has withdrawn; leaves out what was never imported. */
  async #withdraw(
    db: Database,
    reason: string,
    known: StoredRow | undefined,
  ): Promise<readonly [Outcome, Remembered]> {
    if (!known || known.contentId === null) throw new LeftOutItemError(reason);
    if (known.isWithdrawn) return ['unchanged', known];
    const { now } = this.#context;
    await db.update(contents).set({ withdrawnAt: now }).where(eq(contents.id, known.contentId));
    return ['taken down', { ...known, isWithdrawn: true, importedAt: now }];
  }

  /** Rows under other names stay as they are: an earlier release reads them. */
  async #remember(
    db: Database,
    row: Remembered & Pick<StoredRow, 'siteId' | 'source' | 'item' | 'address'>,
    known: StoredRow | undefined,
  ): Promise<void> {
    if (isDeepStrictEqual(row, known)) return;
    const { siteId, source, item } = importedItems;
    await db
      .insert(importedItems)
      .values(row)
      .onConflictDoUpdate({ target: [siteId, source, item], set: row });
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
