/** Readers and their data: sessions, email tokens, bookmarks, follows, subscriptions. */
import { type FilterValues, searchRhythms } from '@portada/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { authors, contents } from './content.ts';
import { newsletters } from './editorial.ts';
import { language, sites } from './sites.ts';

const userId = () => text('user_id').references(() => users.id, { onDelete: 'cascade' });

/** A registered reader (ACCT-01). Optional texts are empty, not null. */
export const users = pgTable(
  'users',
  {
    /** A random UUID, so that ids of other readers cannot be guessed. */
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    nick: text('nick').notNull(),
    /** What the nick looks like (UTS 39); null where an older account already looks the same. */
    nickSkeleton: text('nick_skeleton'),
    /** In lower case, as every e-mail address in the database. */
    email: text('email').notNull(),
    /** Null for accounts with social login only, and for accounts migrated from the old system. */
    passwordHash: text('password_hash'),
    /** `pending` until the e-mail has been validated. */
    status: text('status', { enum: ['pending', 'active'] })
      .notNull()
      .default('pending'),
    /** `legacy` accounts must set a new password first (LOGIN-11); `demo` ones cannot be deleted (ACCT-31). */
    kind: text('kind', { enum: ['standard', 'legacy', 'demo'] })
      .notNull()
      .default('standard'),
    lang: language('lang').notNull().default('es'),
    name: text('name').notNull().default(''),
    surname: text('surname').notNull().default(''),
    birthdate: date('birthdate', { mode: 'string' }),
    phone: text('phone').notNull().default(''),
    nif: text('nif').notNull().default(''),
    address: text('address').notNull().default(''),
    postalCode: text('postal_code').notNull().default(''),
    city: text('city').notNull().default(''),
    province: text('province').notNull().default(''),
    country: text('country').notNull().default(''),
    bulletin: boolean('bulletin').notNull().default(false),
    demoBulletin: boolean('demo_bulletin').notNull().default(false),
    alternativeEmail: text('alternative_email').notNull().default(''),
    socialProvider: text('social_provider').notNull().default(''),
    /** The `origin` of the registration (REG-02). */
    origin: text('origin').notNull().default(''),
    termsAcceptedAt: moment('terms_accepted_at'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    // Case- and accent-insensitive, to prevent impersonation by a similar nick.
    uniqueIndex('users_nick').on(sql`portada_fold(${table.nick})`),
    uniqueIndex('users_nick_skeleton').on(table.nickSkeleton),
  ],
);

/**
 * The log of deleted accounts, kept by a trigger: their ids and nothing else, so that a backup from before cannot bring
 * one back. A copy of each row is kept beside the readers' files, which outlives the database.
 */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    accountId: text('account_id').primaryKey(),
    deletedAt: moment('deleted_at').notNull(),
    /** When the copy was written; null until then. */
    copiedAt: moment('copied_at'),
  },
  (table) => [index('account_deletions_uncopied').on(table.accountId).where(sql`copied_at is null`)],
);

/** A session. Only the SHA-256 of its token is stored, so that a leaked table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId().notNull(),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    /** When the reader last proved who they are; a login does. */
    provedAt: moment('proved_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** An email link token or code, which verifies an address. Used once, stored as a hash. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', {
      enum: ['recovery', 'activation', 'subscription', 'emailReturn', 'proof'],
    }).notNull(),
    userId: userId(),
    email: text('email').notNull(),
    createdAt: createdAt(),
    /** Counted anew when its email has been sent; while that waits in the outbox it is good whatever this says. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('mail_tokens_user').on(table.userId), index('mail_tokens_expiry').on(table.expiresAt)],
);

/** What remains of an email link that has been used: whoever opens it again is told that it is done. */
export const usedMailLinks = pgTable(
  'used_mail_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['recovery', 'activation', 'subscription', 'emailReturn'] }).notNull(),
    userId: userId(),
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('used_mail_links_user').on(table.userId),
    index('used_mail_links_expiry').on(table.expiresAt),
  ],
);

/** A reader's id at a social provider. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    userId: userId().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
);

/** A saved content (LIKE-01). */
export const savedContents = pgTable(
  'saved_contents',
  {
    userId: userId().notNull(),
    contentId: integer('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.contentId] }),
    index('saved_contents_content').on(table.contentId),
  ],
);

/** Where a reader is in an article that they have begun. */
export const readingProgress = pgTable(
  'reading_progress',
  {
    userId: userId().notNull(),
    contentId: integer('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    paragraph: smallint('paragraph').notNull(),
    fraction: doublePrecision('fraction').notNull(),
    paragraphs: smallint('paragraphs').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.contentId] }),
    index('reading_progress_content').on(table.contentId),
    index('reading_progress_updated').on(table.updatedAt),
  ],
);

/** A search that a reader keeps, and what they have been told of it. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    /** Random: it stands in the links of mails. */
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    userId: userId().notNull(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    text: text('text').notNull(),
    type: text('type').notNull(),
    filters: jsonb('filters').$type<FilterValues>().notNull(),
    rhythm: text('rhythm', { enum: searchRhythms }).notNull(),
    createdAt: createdAt(),
    /** When the reader last changed it. */
    updatedAt: moment('updated_at').notNull(),
    /** What was published until then is not new. */
    toldUntil: moment('told_until').notNull(),
    /** The last contents that were mailed: one that is published anew is not mailed anew. */
    told: integer('told').array().notNull().default([]),
    /** When what is new is looked for; null where no mail is wanted. */
    nextAt: moment('next_at'),
  },
  (table) => [
    index('saved_searches_user').on(table.userId),
    index('saved_searches_site').on(table.siteId),
    index('saved_searches_next').on(table.nextAt),
  ],
);

/** A followed author (LIKE-02). */
export const followedAuthors = pgTable(
  'followed_authors',
  {
    userId: userId().notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => authors.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.authorId] }),
    index('followed_authors_author').on(table.authorId),
  ],
);

/** A newsletter subscription. Anybody may subscribe, so it belongs to an address, not to an account. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    email: text('email').notNull(),
    newsletterId: text('newsletter_id')
      .notNull()
      .references(() => newsletters.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** Null until the address is verified: nothing is sent before. */
    confirmedAt: moment('confirmed_at'),
    /** When the last issue was sent: at most one a day. */
    lastSentAt: moment('last_sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.newsletterId] }),
    index('subscriptions_newsletter').on(table.newsletterId),
  ],
);

/** Rate limit counters; in the database, so that all processes share them. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('rate_limits_expiry').on(table.expiresAt)],
);
