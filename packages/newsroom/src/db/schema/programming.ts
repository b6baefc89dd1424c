/** Broadcasting: channels, their schedule and the live streams. */
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { contents } from './content.ts';
import { medium, shows } from './shows.ts';
import { pictures, sites } from './sites.ts';

export const channels = pgTable('channels', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  medium: medium('medium').notNull(),
  position: integer('position').notNull().default(0),
});

export const scheduleEntries = pgTable(
  'schedule_entries',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id),
    channelId: text('channel_id')
      .notNull()
      .references(() => channels.id),
    showId: integer('show_id').references(() => shows.id),
    title: text('title').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('schedule_entries_time').on(table.siteId, table.channelId, table.startsAt)],
);

/** A live stream: its video and audio play on content pages of kind `live`. */
export const streams = pgTable('streams', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  siteId: integer('site_id')
    .notNull()
    .references(() => sites.id),
  /** The channel whose signal it is, if any: its schedule tells what is on. */
  channelId: text('channel_id').references(() => channels.id),
  kicker: text('kicker').notNull(),
  title: text('title').notNull(),
  videoContentId: integer('video_content_id').references(() => contents.id),
  audioContentId: integer('audio_content_id').references(() => contents.id),
  pictureId: text('picture_id').references(() => pictures.id),
  position: integer('position').notNull().default(0),
  isLive: boolean('is_live').notNull().default(true),
});
