/** The TV and radio shows of the show index. */
import { sql } from 'drizzle-orm';
import { index, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { pictures, sites } from './sites.ts';

export const medium = pgEnum('medium', ['tv', 'radio']);

export const shows = pgTable(
  'shows',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    medium: medium('medium').notNull(),
    summary: text('summary').notNull(),
    pictureId: text('picture_id').references(() => pictures.id),
    /** When the show last published a content: the order of the index. */
    lastPublishedAt: moment('last_published_at').notNull(),
    nameFolded: text('name_folded').generatedAlwaysAs(sql`portada_fold(name)`),
    /** `a` to `z` by the first letter, leading punctuation skipped, or `#` for a digit. */
    initial: text('initial').generatedAlwaysAs(
      sql`coalesce(substring(portada_fold(name) from '^[^a-z0-9]*([a-z])'), '#')`,
    ),
  },
  (table) => [
    uniqueIndex('shows_site_slug').on(table.siteId, table.slug),
    index('shows_latest').on(table.siteId, table.lastPublishedAt, table.id),
    index('shows_name').using('gin', table.nameFolded.op('gin_trgm_ops')),
  ],
);
