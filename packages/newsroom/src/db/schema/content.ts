/**
 * What the newsroom publishes: sections, authors and contents.
 * Text search depends on the first migration, which creates the configurations `portada_es` and `portada_ca`
 * (unaccent, then stemming) and the immutable function `portada_fold` (lower case without accents).
 */
import { isNotNull, isNull, sql } from 'drizzle-orm';
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

/** The kind of an article; `opinion` is shown with its author's portrait. */
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

/** Who may read a content: everybody, or registered readers only. */
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
    /** Whether comments are moderated before they are published; the default of the section's new contents. */
    commentsModerated: boolean('comments_moderated').notNull().default(false),
  },
  (table) => [uniqueIndex('sections_site_slug').on(table.siteId, table.slug)],
);

/** Authors write for both sites, so their descriptions are stored in both languages. */
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
    /** Inline HTML: strong, em and links at most. */
    summary: text('summary').notNull().default(''),
    /**
     * HTML of a safe subset (p, h2, a, strong, em, blockquote, ul, ol, li, tables, figures), written by the newsroom
     * only. A figure is a picture of the newsroom, or a link to a player or a post elsewhere.
     */
    body: text('body').notNull().default(''),
    newsType: newsType('news_type').notNull().default('news'),
    signature: text('signature').notNull().default(''),
    publishedAt: moment('published_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Set when the content has been withdrawn: its page responds with 410. */
    withdrawnAt: moment('withdrawn_at'),
    pictureId: text('picture_id').references(() => pictures.id),
    /** What this content says below it, in place of the picture's own caption. */
    pictureCaption: text('picture_caption').notNull().default(''),
    multimedia: jsonb('multimedia').$type<Multimedia>(),
    durationSeconds: integer('duration_seconds'),
    showId: integer('show_id').references(() => shows.id),
    blog: text('blog').notNull().default(''),
    recipe: jsonb('recipe').$type<RecipeData>(),
    totalMinutes: integer('total_minutes'),
    ratingValue: doublePrecision('rating_value').notNull().default(0),
    ratingVotes: integer('rating_votes').notNull().default(0),
    event: jsonb('event').$type<EventData>(),
    /** When an interview opens for questions; null for its publication. */
    opensAt: moment('opens_at'),
    /** When an interview or a call closes. */
    closesAt: moment('closes_at'),
    /** The maximum of questions of an interview. */
    questionLimit: integer('question_limit'),
    commentsShown: boolean('comments_shown').notNull().default(true),
    commentsOpen: boolean('comments_open').notNull().default(true),
    commentsModerated: boolean('comments_moderated').notNull().default(false),
    numComments: integer('num_comments').notNull().default(0),
    access: accessLevel('access').notNull().default('free'),
    /** The same content in another language, on the sister site, has the same key; null for what is not translated. */
    translationKey: text('translation_key'),
    /** The home page leads with the lowest rank; null means by date. */
    homeRank: integer('home_rank'),
    readsToday: integer('reads_today').notNull().default(0),
    readsWeek: integer('reads_week').notNull().default(0),
    createdAt: createdAt(),
    /** Words with and without accents, stemmed both ways, so that each matches the other. */
    search: tsvector('search').generatedAlwaysAs(
      sql`portada_words(case lang when 'ca' then 'ca' else 'es' end, title, kicker || ' ' || summary, body)`,
    ),
    /** The words of the title only, also unstemmed: for ranking, and for prefix search. */
    titleWords: tsvector('title_words').generatedAlwaysAs(
      sql`portada_title(case lang when 'ca' then 'ca' else 'es' end, title)`,
    ),
  },
  // Scanned backwards for newest first: a descending index would place nulls differently from the query's order.
  (table) => [
    index('contents_latest').on(table.siteId, table.publishedAt, table.id).where(isNull(table.withdrawnAt)),
    // What a list of a section or of kinds counts is all in these two: no row is read for it.
    index('contents_visible_section')
      .on(table.sectionId, table.publishedAt, table.id, table.siteId)
      .where(isNull(table.withdrawnAt)),
    index('contents_visible_kind')
      .on(table.siteId, table.kind, table.publishedAt, table.id)
      .where(isNull(table.withdrawnAt)),
    // Scanned for the few of a topic, which may all be old.
    index('contents_topic')
      .on(table.sectionId, table.kicker, table.publishedAt, table.id)
      .where(sql`withdrawn_at is null and kicker <> ''`),
    // As the release before has them.
    index('contents_section').on(table.sectionId, table.publishedAt, table.id),
    index('contents_kind').on(table.siteId, table.kind, table.publishedAt, table.id),
    index('contents_show').on(table.showId, table.publishedAt),
    index('contents_home').on(table.siteId, table.homeRank).where(isNotNull(table.homeRank)),
    // The newsroom never writes these counts: who fills them in does it for many contents at a time.
    index('contents_read_today')
      .on(table.siteId, table.readsToday, table.id)
      .where(isNull(table.withdrawnAt)),
    index('contents_read_week').on(table.siteId, table.readsWeek, table.id).where(isNull(table.withdrawnAt)),
    index('contents_translation').on(table.translationKey).where(isNotNull(table.translationKey)),
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

/** The days of an event: one row for a range, one for each of several dates. */
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
 * The unaccented words of titles, kickers and summaries, for spelling correction. Triggers of the migrations write them
 * when contents are added; a word stays when its last content is deleted.
 */
export const searchWords = pgTable(
  'search_words',
  {
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id),
    word: text('word').notNull(),
    /** The number of texts with the word. */
    uses: integer('uses').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.word] })],
);
