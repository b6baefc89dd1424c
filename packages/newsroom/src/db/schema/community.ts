/** What readers add: comments, votes, ratings, contributions, questions, messages and files. */
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

/** The reader who did it; what they did goes with their account. */
const reader = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const content = () =>
  integer('content_id')
    .notNull()
    .references(() => contents.id, { onDelete: 'cascade' });

/** Where a reader's words stand with the moderators. */
export const moderation = pgEnum('moderation', ['waiting', 'published', 'rejected']);

export const comments = pgTable(
  'comments',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    contentId: content(),
    /** Null once the account has been deleted: the words stay, unsigned. */
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
    /** Set when its author took it back and replies to it stay: then it has neither text nor author. */
    removedAt: moment('removed_at'),
    /**
     * What readers think of it, from -1,000,000 to 1,000,000: few votes weigh little. Whole, so that a cursor can
     * carry it.
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
    /** When a moderator looked at it; null while it is open. */
    reviewedAt: moment('reviewed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_reports_user').on(table.userId),
  ],
);

/** A poll belongs to the content that asks it; a content of kind `poll` has one, an article may have one too. */
export const polls = pgTable(
  'polls',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    contentId: content(),
    question: text('question').notNull(),
    /** How many options a reader may choose; one makes a choice, more a poll of several. */
    maxChoices: smallint('max_choices').notNull().default(1),
    /** Null for a poll that was open from the start, or is for ever. */
    opensAt: moment('opens_at'),
    closesAt: moment('closes_at'),
    /** How many readers have voted; where each has one choice, the options' votes say it too. */
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

/** A reader's one vote, with everything that they chose. */
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
 * Anybody may rate a recipe: a reader once, an anonymous visitor once per address (reading 29), of which only a
 * hash is stored. A deleted account's rating has neither.
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

/** What a reader's file goes along with. */
export const uploadPurpose = pgEnum('upload_purpose', ['contribution', 'interview']);

/** A reader's file, from its first byte on; what its content is not, it is refused for once it is whole. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    purpose: uploadPurpose('purpose').notNull(),
    kind: uploadKind('kind').notNull(),
    mimeType: text('mime_type').notNull(),
    /** As many as the reader sends; what is kept of a picture may be fewer. */
    bytes: integer('bytes').notNull(),
    /** Relative to the upload folder. */
    path: text('path').notNull(),
    originalName: text('original_name').notNull().default(''),
    /** When it was found to be what it says that it is; null while it is on its way. */
    checkedAt: moment('checked_at'),
    /** When the submission went off that it goes along with: each goes with one. Without, it is swept away after a day. */
    sentAt: moment('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [index('uploads_user').on(table.userId)],
);

const upload = () => text('upload_id').references(() => uploads.id, { onDelete: 'set null' });

/** What a reader sends to a contribution call. */
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

/** A reader's question to a digital interview; answered ones are shown. Seeded questions have no account behind. */
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
