/** What the newsroom keeps about a reader, table by table. A test holds the list to the database. */
import { eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/client.ts';
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
  recipeRatings,
  savedContents,
  sessions,
  socialIdentities,
  subscriptions,
  uploads,
} from '../db/schema/index.ts';
import type { Reader } from '../sessions/sessions.ts';

interface ReaderTable {
  readonly table: PgTable;
  /** Columns that are not the reader's to have: secrets, and hashes and ids that others made. */
  readonly without?: readonly string[];
}

/** The tables beside the account itself that know a reader, by what the download calls them. */
export const keptTables = {
  newsletters: { table: subscriptions },
  paywallReads: { table: paywallReads },
  savedContents: { table: savedContents },
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
  /** The links in them are secrets. */
  mails: { table: mails, without: ['text', 'html'] },
  openMailLinks: { table: mailTokens, without: ['tokenHash'] },
} as const satisfies Record<string, ReaderTable>;

type Row = Readonly<Record<string, unknown>>;

/** The rows of a table that are about a reader, the oldest first where they are dated. */
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
 * What makes a row a reader's: their account, or their address. An address that they have not proved counts for
 * nothing: it may be a stranger's, of whom they would learn all.
 */
export function about(table: PgTable, reader: Reader): SQL | undefined {
  const { userId, email, recipient, replyTo } = getTableColumns(table);
  const addresses = reader.status === 'active' ? [email, recipient, replyTo] : [];
  return or(
    // Without either column no rows, instead of all rows.
    sql`false`,
    userId && eq(userId, reader.id),
    ...addresses.map((address) => address && eq(address, reader.email)),
  );
}
