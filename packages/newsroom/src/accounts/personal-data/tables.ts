/** The personal data that the newsroom stores, table by table. A test compares the list with the database schema. */
import { eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import {
  commentReports,
  comments,
  commentVotes,
  contactMessages,
  contributions,
  followedAuthors,
  interviewQuestions,
  mails,
  mailTokens,
  paywallReads,
  pollVotes,
  pushSubscriptions,
  readingProgress,
  recipeRatings,
  savedContents,
  savedSearches,
  sessions,
  socialIdentities,
  subscriptions,
  uploads,
  usedMailLinks,
} from '../../db/schema/index.ts';
import type { Reader } from '../../sessions/sessions.ts';

interface ReaderTable {
  readonly table: PgTable;
  /** Columns left out of the download: secrets, hashes and ids of third parties. */
  readonly without?: readonly string[];
}

/** The tables other than the account's with personal data, by their key in the download. */
export const personalTables = {
  newsletters: { table: subscriptions },
  /** The rest is secret: with it a stranger could write to the browser. */
  pushSubscriptions: { table: pushSubscriptions, without: ['endpoint', 'p256dh', 'auth'] },
  paywallReads: { table: paywallReads },
  readingProgress: { table: readingProgress },
  savedContents: { table: savedContents },
  savedSearches: { table: savedSearches },
  followedAuthors: { table: followedAuthors },
  comments: { table: comments },
  commentVotes: { table: commentVotes },
  commentReports: { table: commentReports },
  pollVotes: { table: pollVotes },
  recipeRatings: { table: recipeRatings, without: ['addressHash'] },
  contributions: { table: contributions },
  interviewQuestions: { table: interviewQuestions },
  contactMessages: { table: contactMessages },
  files: { table: uploads, without: ['path'] },
  sessions: { table: sessions, without: ['tokenHash'] },
  socialIdentities: { table: socialIdentities, without: ['subject'] },
  /** Their links contain secrets; the rest is for the mail server. */
  mails: {
    table: mails,
    without: [
      'tokenHash',
      'text',
      'html',
      'headers',
      'messageId',
      'isBulk',
      'dueAt',
      'giveUpAt',
      'attempts',
      'lastError',
      'deadAt',
    ],
  },
  openMailLinks: { table: mailTokens, without: ['tokenHash'] },
  usedMailLinks: { table: usedMailLinks, without: ['tokenHash'] },
} as const satisfies Record<string, ReaderTable>;

type Row = Readonly<Record<string, unknown>>;

/** The rows of a table about a reader, oldest first where they have a date. */
export function rowsAbout(
  db: Database,
  { table, without = [] }: ReaderTable,
  reader: Reader,
): Promise<Row[]> {
  const { userId, ...columns } = getTableColumns(table);
  for (const name of without) delete columns[name];
  const { createdAt } = columns;
  const rows = db.select(columns).from(table).where(about(table, reader));
  return createdAt ? rows.orderBy(createdAt) : rows;
}

/**
 * A row is a reader's by their account or their e-mail address. An unverified address does not count: it may belong to
 * somebody else, whose data would be disclosed.
 */
export function about(table: PgTable, reader: Reader): SQL | undefined {
  const { userId, email, recipient, replyTo } = getTableColumns(table);
  const addresses = reader.status === 'active' ? [email, recipient, replyTo] : [];
  return or(
    // With neither column: no rows, instead of all rows.
    sql`false`,
    userId && eq(userId, reader.id),
    ...addresses.map((address) => address && eq(address, reader.email)),
  );
}
