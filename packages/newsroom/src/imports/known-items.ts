/** Finds what an item has become in earlier imports. */
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { canonicalBase } from '../config/sites.ts';
import { contentPath } from '../content/addresses.ts';
import { shorten } from '../content/plain-text.ts';
import type { Database } from '../db/client.ts';
import { contents, eventOccurrences, sections } from '../db/schema/content.ts';
import { importedItems } from '../db/schema/imported.ts';
import type { ImportContext } from './context.ts';
import { fingerprint } from './fingerprint.ts';
import type { ItemIdentity } from './identity.ts';
import type { ContentDraft } from './items.ts';
import { RejectedItemError } from './problems.ts';

export type StoredRow = typeof importedItems.$inferSelect;

/** What so many share tells none of them apart, and is not read of each for each. */
const MOST_ALIKE = 10;

export class KnownItems {
  readonly #site: ImportContext['site'];
  readonly #ofSite: SQL;
  /** All sources of the site, before this file. */
  #sources: Promise<string[]> | undefined;
  /** The contents of this file's items. */
  readonly #met = new Set<number>();

  constructor({ site }: ImportContext) {
    this.#site = site;
    this.#ofSite = eq(importedItems.siteId, Number(site.id));
  }

  /** What is remembered of the item: under its name of today, else under one of before. */
  async find(db: Database, { source, id, formerIds, wasOf }: ItemIdentity): Promise<StoredRow | undefined> {
    const [row] = await this.#rows(db, [source], [id]);
    if (row) return row;
    this.#sources ??= this.#readSources(db);
    const sources = (await this.#sources).filter(wasOf);
    if (sources.length === 0) return undefined;
    const [former] = await this.#rows(db, sources, [id, ...formerIds]);
    return former;
  }

  /**
   * Under a source that has another name and another address now, an id still tells who looks the same. What looks the
   * same under another id is nobody's guess: it throws a `RejectedItemError`.
   */
  async findAlike(
    db: Database,
    draft: ContentDraft,
    { id, formerIds, isOfKind, address }: ItemIdentity,
  ): Promise<StoredRow | undefined> {
    const found = [
      ...(await this.#alikeByTime(db, draft)),
      ...(address ? await this.#alikeByAddress(db, draft, address) : []),
    ];
    // What one file has twice its source tells apart.
    const alike = found.filter(({ content }) => !this.#met.has(content.id));
    const ids = [id, ...formerIds].map((one) => fingerprint(one));
    const same = alike.find(({ row }) => isOfKind(row.source) && ids.includes(row.item));
    const other = alike[0]?.content;
    if (same || !other) return same?.row;
    const path = canonicalBase(this.#site) + contentPath(other);
    throw new RejectedItemError(
      `it looks like «${shorten(other.title, 80)}» (${path}), which is there under another id`,
    );
  }

  meet(contentId: number): void {
    this.#met.add(contentId);
  }

  #rows(db: Database, sources: readonly string[], ids: readonly string[]): Promise<StoredRow[]> {
    const items = ids.map((id) => fingerprint(id));
    const isNamed = and(inArray(importedItems.source, [...sources]), inArray(importedItems.item, items));
    return db.select().from(importedItems).where(and(this.#ofSite, isNamed)).limit(1);
  }

  async #readSources(db: Database): Promise<string[]> {
    const rows = await db
      .selectDistinct({ source: importedItems.source })
      .from(importedItems)
      .where(this.#ofSite);
    return rows.map(({ source }) => source);
  }

  /** An event by all that is said of its time and place; others by their title and moment. */
  async #alikeByTime(db: Database, draft: ContentDraft) {
    const { event, kind, occurrences, publishedAt, title } = draft;
    const isTitled = and(
      eq(contents.siteId, Number(this.#site.id)),
      eq(contents.kind, kind),
      eq(contents.title, title),
    );
    if (!event) return publishedAt ? this.#alike(db, isTitled, eq(contents.publishedAt, publishedAt)) : [];
    const isThatDay = inArray(
      contents.id,
      db
        .select({ id: eventOccurrences.contentId })
        .from(eventOccurrences)
        .where(eq(eventOccurrences.startsOn, occurrences[0]?.startsOn ?? '')),
    );
    const { thematics: _, ...whenAndWhere } = event;
    return this.#alike(
      db,
      isTitled,
      isThatDay,
      sql`${contents.event} - 'thematics' = ${JSON.stringify(whenAndWhere)}::jsonb`,
    );
  }

  /** An address alone does not tell: all editions of a podcast may have one. */
  #alikeByAddress(db: Database, { publishedAt, title }: ContentDraft, address: string) {
    const isTitled = eq(contents.title, title);
    return this.#alike(
      db,
      eq(importedItems.address, fingerprint(address)),
      publishedAt ? or(isTitled, eq(contents.publishedAt, publishedAt)) : isTitled,
    );
  }

  #alike(db: Database, ...conditions: readonly (SQL | undefined)[]) {
    const { id, slug, title } = contents;
    return db
      .select({ row: importedItems, content: { id, slug, title, sectionSlug: sections.slug } })
      .from(importedItems)
      .innerJoin(contents, eq(contents.id, importedItems.contentId))
      .innerJoin(sections, eq(sections.id, contents.sectionId))
      .where(and(this.#ofSite, ...conditions))
      .limit(MOST_ALIKE);
  }
}
