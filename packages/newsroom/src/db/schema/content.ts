/**
 * What the newsroom publishes: sections, authors and the contents themselves.
 * Text search leans on what the first migration sets up: the configurations `portada_es` and `portada_ca`
 * (unaccent, then stemming) and the immutable function `portada_fold` (lower case without accents).
 */
import { isNull, sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, moment, tsvector } from './columns.ts';
import type { EventData, Multimedia, RecipeData, SocialLink } from './content-data.ts';
import { shows } from './shows.ts';
import { language, pictures, sites } from './sites.ts';

export const contentKinds = [
  'article',
  'blog',
  'video',
  'audio',
  'gallery',
  'live',
  'poll',
  'recipe',
  'event',
  'interview',
  'contribution',
  'newsletter',
] as const;
export type ContentKind = (typeof contentKinds)[number];
export const contentKind = pgEnum('content_kind', contentKinds);

/** What an article is; readers see `opinion` with its author's portrait. */
export const newsTypes = [
  'news',
  'opinion',
  'analysis',
  'report',
  'chronicle',
  'editorial',
  'review',
] as const;
export type NewsType = (typeof newsTypes)[number];
export const newsType = pgEnum('news_type', newsTypes);

/** Who may read a content: anybody, or registered readers only. */
export const accessLevels = ['free', 'registered'] as const;
export type AccessLevel = (typeof accessLevels)[number];
export const accessLevel = pgEnum('access_level', accessLevels);

export const sections = pgTable(
  'sections',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** The same section on the sister site has the same code. */
    code: text('code').notNull(),
    position: integer('position').notNull().default(0),
    inMenu: boolean('in_menu').notNull().default(true),
    /** Whether moderators read comments first; what is published in the section begins with it. */
    commentsModerated: boolean('comments_moderated').notNull().default(false),
  },
  (table) => [uniqueIndex('sections_site_slug').on(table.siteId, table.slug)],
);

/** Authors write for both sites, so what is said of them is kept in both languages. */
export const authors = pgTable('authors', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  roleEs: text('role_es').notNull().default(''),
  roleCa: text('role_ca').notNull().default(''),
  bioEs: text('bio_es').notNull().default(''),
  bioCa: text('bio_ca').notNull().default(''),
  pictureId: text('picture_id').references(() => pictures.id),
  social: jsonb('social').$type<SocialLink[]>().notNull().default([]),
  nameFolded: text('name_folded').generatedAlwaysAs(sql`portada_fold(name)`),
});

export const contents = pgTable(
  'contents',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id),
    sectionId: integer('section_id')
      .notNull()
      .references(() => sections.id),
    kind: contentKind('kind').notNull(),
    lang: language('lang').notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    kicker: text('kicker').notNull().default(''),
    kickerHref: text('kicker_href').notNull().default(''),
    /** HTML of a line: strong, em and links at most. */
    summary: text('summary').notNull().default(''),
    /** HTML of a small safe vocabulary (p, h2, a, strong, em, blockquote, ul, ol, li), written by the newsroom only. */
    body: text('body').notNull().default(''),
    newsType: newsType('news_type').notNull().default('news'),
    signature: text('signature').notNull().default(''),
    publishedAt: moment('published_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Set when the content has been taken down: its page answers 410. */
    withdrawnAt: moment('withdrawn_at'),
    pictureId: text('picture_id').references(() => pictures.id),
    multimedia: jsonb('multimedia').$type<Multimedia>(),
    durationSeconds: integer('duration_seconds'),
    showId: integer('show_id').references(() => shows.id),
    blog: text('blog').notNull().default(''),
    recipe: jsonb('recipe').$type<RecipeData>(),
    totalMinutes: integer('total_minutes'),
    ratingValue: doublePrecision('rating_value').notNull().default(0),
    ratingVotes: integer('rating_votes').notNull().default(0),
    event: jsonb('event').$type<EventData>(),
    /** From when on an interview takes questions; null for as soon as it is published. */
    opensAt: moment('opens_at'),
    /** Until when an interview takes questions or a call takes contributions. */
    closesAt: moment('closes_at'),
    /** How many questions an interview takes before it is full. */
    questionLimit: integer('question_limit'),
    commentsShown: boolean('comments_shown').notNull().default(true),
    commentsOpen: boolean('comments_open').notNull().default(true),
    commentsModerated: boolean('comments_moderated').notNull().default(false),
    numComments: integer('num_comments').notNull().default(0),
    access: accessLevel('access').notNull().default('free'),
    /** The home page leads with the lowest rank; null leaves the place to the date. */
    homeRank: integer('home_rank'),
    readsToday: integer('reads_today').notNull().default(0),
    readsWeek: integer('reads_week').notNull().default(0),
    createdAt: createdAt(),
    /** Words with and without accents, stemmed both ways, so that each finds the other. */
    search: tsvector('search').generatedAlwaysAs(
      sql`portada_words(case lang when 'ca' then 'ca' else 'es' end, title, kicker || ' ' || summary, body)`,
    ),
    /** The words of the title alone, unstemmed too: what a content is about, and what half a word finds. */
    titleWords: tsvector('title_words').generatedAlwaysAs(
      sql`portada_title(case lang when 'ca' then 'ca' else 'es' end, title)`,
    ),
  },
  // Read backwards for the newest first: an index said to be descending would put nulls elsewhere than the order does.
  (table) => [
    index('contents_latest').on(table.siteId, table.publishedAt, table.id).where(isNull(table.withdrawnAt)),
    index('contents_section').on(table.sectionId, table.publishedAt, table.id),
    index('contents_kind').on(table.siteId, table.kind, table.publishedAt, table.id),
    index('contents_show').on(table.showId, table.publishedAt),
    index('contents_search').using('gin', table.search),
    index('contents_title').using('gin', table.titleWords),
  ],
);

export const contentAuthors = pgTable(
  'content_authors',
  {
    contentId: integer('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    authorId: integer('author_id')
      .notNull()
      .references(() => authors.id),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.authorId] }),
    index('content_authors_author').on(table.authorId),
  ],
);

/** The days on which an event happens; a range is one row, each of several dates has its own. */
export const eventOccurrences = pgTable(
  'event_occurrences',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    contentId: integer('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    index('event_occurrences_dates').on(table.startsOn, table.endsOn),
    index('event_occurrences_content').on(table.contentId),
  ],
);

/**
 * The words of titles, kickers and summaries, without accents: what a mistyped word may have meant. Triggers of the
 * migrations write it as contents come; a word stays when its last content has gone.
 */
export const searchWords = pgTable(
  'search_words',
  {
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id),
    word: text('word').notNull(),
    /** In how many texts it stood. */
    uses: integer('uses').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.word] })],
);
