/** The publisher's sites, their languages and their shared pictures. */
import { languages } from '@portada/contract';
import { boolean, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';

export const language = pgEnum('language', languages);

export const sites = pgTable('sites', {
  id: integer('id').primaryKey(),
  alias: text('alias').notNull().unique(),
  mediaId: text('media_id').notNull(),
  name: text('name').notNull(),
  tagline: text('tagline').notNull().default(''),
  lang: language('lang').notNull(),
  isDefault: boolean('is_default').notNull().default(false),
});

/** A picture; `id` is the file's name under `media/pictures` and the last part of `/imagenes/{id}`. */
export const pictures = pgTable('pictures', {
  id: text('id').primaryKey(),
  altEs: text('alt_es').notNull(),
  altCa: text('alt_ca').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** What stands below it, beside the credit; empty for none. */
  captionEs: text('caption_es').notNull().default(''),
  captionCa: text('caption_ca').notNull().default(''),
  credit: text('credit').notNull().default(''),
});
