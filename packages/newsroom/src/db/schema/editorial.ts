/** Editorial data beside the contents: corrections, newsletters, alerts, hot topics, weather and advertising. */
import type { ForecastDay } from '@portada/contract';
import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { contents } from './content.ts';
import { pictures, sites } from './sites.ts';

/** What the newsroom has told of a mistake in a published content. */
export const corrections = pgTable(
  'corrections',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    contentId: integer('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    correctedAt: moment('corrected_at').notNull(),
  },
  (table) => [index('corrections_content').on(table.contentId, table.correctedAt)],
);

export const newsletters = pgTable('newsletters', {
  id: text('id').primaryKey(),
  siteId: integer('site_id')
    .notNull()
    .references(() => sites.id),
  name: text('name').notNull(),
  description: text('description').notNull(),
  frequency: text('frequency').notNull(),
  /** The code of its section; empty for all sections. */
  sectionCode: text('section_code').notNull().default(''),
  pictureId: text('picture_id').references(() => pictures.id),
  position: integer('position').notNull().default(0),
});

export const alerts = pgTable('alerts', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  siteId: integer('site_id')
    .notNull()
    .references(() => sites.id),
  title: text('title').notNull(),
  text: text('text').notNull(),
  href: text('href').notNull(),
  pictureId: text('picture_id').references(() => pictures.id),
  /** Who is told of it by Web Push: `breaking`, or the code of a section. */
  topic: text('topic').notNull().default('breaking'),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at'),
});

export const hotTopics = pgTable('hot_topics', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  siteId: integer('site_id')
    .notNull()
    .references(() => sites.id),
  text: text('text').notNull(),
  href: text('href').notNull(),
  position: integer('position').notNull().default(0),
});

export const weatherPlaces = pgTable('weather_places', {
  id: text('id').primaryKey(),
  nameEs: text('name_es').notNull(),
  nameCa: text('name_ca').notNull(),
  position: integer('position').notNull().default(0),
});

export const weatherForecasts = pgTable(
  'weather_forecasts',
  {
    placeId: text('place_id')
      .notNull()
      .references(() => weatherPlaces.id),
    day: date('day', { mode: 'string' }).notNull(),
    /** Sky codes 11 to 83; the night variant ends in `n`. */
    code: text('code').notNull(),
    min: integer('min').notNull(),
    max: integer('max').notNull(),
    /** Wind, rain, sea and hours, as far as the weather service tells them. */
    details: jsonb('details').$type<Partial<Omit<ForecastDay, 'date' | 'code' | 'min' | 'max'>>>(),
  },
  (table) => [primaryKey({ columns: [table.placeId, table.day] })],
);

export const adPositions = pgTable('ad_positions', {
  id: text('id').primaryKey(),
  siteId: integer('site_id')
    .notNull()
    .references(() => sites.id),
  type: text('type').notNull(),
  adUnitCode: text('ad_unit_code').notNull(),
  /** JSON text, passed to the ad server's tag. */
  sizes: text('sizes').notNull(),
  mapping: text('mapping').notNull(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  minHeightDesktop: integer('min_height_desktop').notNull(),
  minHeightMobile: integer('min_height_mobile').notNull(),
});
