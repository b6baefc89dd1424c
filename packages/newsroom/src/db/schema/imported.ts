/** What came in from elsewhere with `newsroom import`, so that the same item is known when it comes again. */
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { contents } from './content.ts';
import { scheduleEntries } from './programming.ts';
import { sites } from './sites.ts';

/** Each item is one content or one broadcast; once that is deleted, the item can be imported again. */
export const importedItems = pgTable(
  'imported_items',
  {
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id),
    /** The format and the feed, blog, calendar or channel: `rss https://elsur.example/`. */
    source: text('source').notNull(),
    /** What the source itself calls the item, as a hash: guid, id, post id, UID or start. */
    item: text('item').notNull(),
    contentId: integer('content_id').references(() => contents.id, { onDelete: 'cascade' }),
    scheduleEntryId: integer('schedule_entry_id').references(() => scheduleEntries.id, {
      onDelete: 'cascade',
    }),
    /** The hash of everything taken from the item: the same again changes nothing. */
    fingerprint: text('fingerprint').notNull(),
    /** Taken down by the source, not by the newsroom's own hand. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    importedAt: moment('imported_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.source, table.item] }),
    index('imported_items_content').on(table.contentId),
    index('imported_items_schedule_entry').on(table.scheduleEntryId),
  ],
);
