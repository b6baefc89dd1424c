/** Items imported with `newsroom import`, to recognise them in the next import. */
import { isNotNull } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { contents } from './content.ts';
import { scheduleEntries } from './programming.ts';
import { sites } from './sites.ts';

/**
 * Each item is one content or one broadcast; after that is deleted, the item can be imported again. A content has a row
 * for every name under which it came: those of earlier releases (`rss http://elsur.example/`) stay beside the others.
 */
export const importedItems = pgTable(
  'imported_items',
  {
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id),
    /** `feed`, `wordpress`, `event`; with its source where its id counts there only: `feed elsur.example`. */
    source: text('source').notNull(),
    /** The hash of the source's own id: guid, id, link, post id, UID or start. */
    item: text('item').notNull(),
    contentId: integer('content_id').references(() => contents.id, { onDelete: 'cascade' }),
    scheduleEntryId: integer('schedule_entry_id').references(() => scheduleEntries.id, {
      onDelete: 'cascade',
    }),
    /** The hash of its page's address at the source, without what a move changes; null for none. */
    address: text('address'),
    /** The hash of all imported fields: if it is unchanged, nothing is updated. */
    fingerprint: text('fingerprint').notNull(),
    /** Withdrawn by the source, not by the newsroom. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    importedAt: moment('imported_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.source, table.item] }),
    index('imported_items_content').on(table.contentId),
    index('imported_items_schedule_entry').on(table.scheduleEntryId),
    index('imported_items_address').on(table.address).where(isNotNull(table.address)),
  ],
);
