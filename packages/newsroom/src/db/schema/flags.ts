/** The publisher's feature flag rules; the last one that matches decides. */
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { sites } from './sites.ts';

/** What a percentage refers to: pages, or readers, whose pages are then not cached publicly. */
export const percentSubjects = ['pages', 'readers'] as const;

export const flagRules = pgTable(
  'flag_rules',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    flag: text('flag').notNull(),
    isOn: boolean('is_on').notNull(),
    /** Null for all sites. */
    siteId: integer('site_id').references(() => sites.id),
    /** A path on the site; with a trailing `*` for all with that prefix; empty for all pages. */
    path: text('path').notNull().default(''),
    percentage: integer('percentage').notNull().default(100),
    percentOf: text('percent_of', { enum: percentSubjects }).notNull().default('pages'),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('flag_rules_site').on(table.siteId)],
);
