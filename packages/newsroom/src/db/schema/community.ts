/** User-generated content: comments, votes, ratings, contributions, questions, messages and files. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';
import { contents } from './content.ts';
import { sites } from './sites.ts';

/** The reader; their rows are deleted with the account. */
const reader = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const content = () =>
  integer('content_id')
    .notNull()
    .references(() => contents.id, { onDelete: 'cascade' });

/** The moderation status of a submission. */
export const moderation = pgEnum('moderation', ['waiting', 'published', 'rejected']);

export const comments = pgTable(
  'comments',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    contentId: content(),
    /** Null once the account has been deleted: the text stays, anonymised. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    parentId: integer('parent_id'),
    /** Empty once the account has been deleted. */
    nick: text('nick').notNull(),
    text: text('text').notNull(),
    status: moderation('status').notNull().default('published'),
    likes: integer('likes').notNull().default(0),
    dislikes: integer('dislikes').notNull().default(0),
    createdAt: createdAt(),
    editedAt: moment('edited_at'),
    /** Set when the author deletes a comment that has replies: its text and author are then removed. */
    removedAt: moment('removed_at'),
    /**
     * The score by votes, from -1,000,000 to 1,000,000, weighted by their number. An integer, so that a cursor can
     * contain it.
     */
    rank: integer('rank').generatedAlwaysAs(
      sql`(1000000::bigint * (likes - dislikes) / (likes + dislikes + 4))::integer`,
    ),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }).onDelete('cascade'),
    index('comments_content').on(table.contentId, table.id),
    index('comments_heads')
      .on(table.contentId, table.id)
      .where(sql`parent_id is null and status = 'published'`),
    index('comments_best')
      .on(table.contentId, table.rank, table.id)
      .where(sql`parent_id is null and status = 'published'`),
    index('comments_parent').on(table.parentId, table.id),
    index('comments_user').on(table.userId, table.contentId),
  ],
);

const comment = () =>
  integer('comment_id')
    .notNull()
    .references(() => comments.id, { onDelete: 'cascade' });

export const commentVotes = pgTable(
  'comment_votes',
  { commentId: comment(), userId: reader(), value: smallint('value').notNull() },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_votes_user').on(table.userId),
  ],
);

export const commentReports = pgTable(
  'comment_reports',
  {
    commentId: comment(),
    userId: reader(),
    reason: text('reason').notNull().default(''),
    /** When a moderator resolved it; null while it is open. */
    reviewedAt: moment('reviewed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_reports_user').on(table.userId),
  ],
);

/** A poll belongs to a content: one of kind `poll`, or an article. */
export const polls = pgTable(
  'polls',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    contentId: content(),
    question: text('question').notNull(),
    /** The maximum of options per vote; 1 for single choice. */
    maxChoices: smallint('max_choices').notNull().default(1),
    /** Null where the start or the end is open. */
    opensAt: moment('opens_at'),
    closesAt: moment('closes_at'),
    /** The number of readers who have voted; with single choice the sum of the options' votes. */
    voters: integer('voters').notNull().default(0),
  },
  (table) => [index('polls_content').on(table.contentId)],
);

export const pollOptions = pgTable(
  'poll_options',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    pollId: integer('poll_id')
      .notNull()
      .references(() => polls.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    position: integer('position').notNull().default(0),
    votes: integer('votes').notNull().default(0),
  },
  (table) => [index('poll_options_poll').on(table.pollId)],
);

/** A reader's vote, with all chosen options. */
export const pollVotes = pgTable(
  'poll_votes',
  {
    pollId: integer('poll_id')
      .notNull()
      .references(() => polls.id, { onDelete: 'cascade' }),
    optionIds: integer('option_ids').array().notNull(),
    userId: reader(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.pollId, table.userId] }),
    index('poll_votes_user').on(table.userId),
  ],
);

/**
 * A rating of a recipe: one per reader, or one per address of an anonymous visitor (reading 29), stored as a hash. The
 * rating of a deleted account has neither.
 */
export const recipeRatings = pgTable(
  'recipe_ratings',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    contentId: content(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    addressHash: text('address_hash').notNull(),
    value: smallint('value').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('recipe_ratings_user').on(table.contentId, table.userId),
    uniqueIndex('recipe_ratings_address')
      .on(table.contentId, table.addressHash)
      .where(sql`${table.userId} is null and ${table.addressHash} <> ''`),
  ],
);

export const uploadKind = pgEnum('upload_kind', ['image', 'video']);

/** What a file is attached to. */
export const uploadPurpose = pgEnum('upload_purpose', ['contribution', 'interview']);

/** A reader's upload, from its first byte on. Its content is checked once it is complete. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    purpose: uploadPurpose('purpose').notNull(),
    kind: uploadKind('kind').notNull(),
    mimeType: text('mime_type').notNull(),
    /** The size of the upload; a re-encoded picture may be smaller. */
    bytes: integer('bytes').notNull(),
    /** Relative to the upload folder. */
    path: text('path').notNull(),
    originalName: text('original_name').notNull().default(''),
    /** When the type of its content was verified; null until it is complete. */
    checkedAt: moment('checked_at'),
    /** When its submission was sent: a file belongs to one only. Without one it is deleted after a day. */
    sentAt: moment('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [index('uploads_user').on(table.userId)],
);

const upload = () => text('upload_id').references(() => uploads.id, { onDelete: 'set null' });

/** A contribution to a call. */
export const contributions = pgTable(
  'contributions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    contentId: content(),
    userId: reader(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    uploadId: upload(),
    status: moderation('status').notNull().default('waiting'),
    createdAt: createdAt(),
  },
  (table) => [index('contributions_content').on(table.contentId, table.status)],
);

/** A reader's question to a digital interview, published with its answer. Seeded questions have no account. */
export const interviewQuestions = pgTable(
  'interview_questions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    contentId: content(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    nick: text('nick').notNull(),
    text: text('text').notNull(),
    answer: text('answer').notNull().default(''),
    uploadId: upload(),
    status: moderation('status').notNull().default('waiting'),
    createdAt: createdAt(),
  },
  (table) => [index('interview_questions_content').on(table.contentId, table.status)],
);

export const contactMessages = pgTable('contact_messages', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  siteId: integer('site_id')
    .notNull()
    .references(() => sites.id),
  userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
  name: text('name').notNull(),
  email: text('email').notNull(),
  topic: text('topic').notNull(),
  text: text('text').notNull(),
  isAnswered: boolean('is_answered').notNull().default(false),
  createdAt: moment('created_at').notNull().default(sql`now()`),
});
