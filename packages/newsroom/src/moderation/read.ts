/** The moderation queues: pending submissions, oldest first, and reported comments. */
import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { canonicalBase, sites } from '../config/sites.ts';
import { contentUrl } from '../content/addresses.ts';
import { isoWithOffset } from '../content/dates.ts';
import type { Database } from '../db/client.ts';
import {
  commentReports,
  comments,
  contributions,
  interviewQuestions,
  uploads,
} from '../db/schema/community.ts';
import { contents, sections } from '../db/schema/content.ts';
import { users } from '../db/schema/index.ts';
import { editedMsOf, type SubmissionKind } from './kinds.ts';

/** A submission for the moderator. All its texts are untrusted: the terminal output escapes them. */
export interface ShownSubmission {
  readonly kind: SubmissionKind;
  readonly id: number;
  /** Its reference: `12`, or `12+4182` for a comment edited 4,182 ms after it was sent. */
  readonly ref: string;
  readonly site: string;
  readonly content: { readonly id: number; readonly title: string; readonly url: string };
  /** Empty if the account has been deleted. */
  readonly nick: string;
  readonly sentAt: string;
  /** Contributions only. */
  readonly title?: string;
  readonly text: string;
  /** Its path in the upload folder. */
  readonly file?: { readonly path: string; readonly mimeType: string; readonly bytes: number };
  /** The open reports of a comment. */
  readonly reports: number;
  readonly reasons: readonly string[];
}

export interface Page {
  readonly submissions: readonly ShownSubmission[];
  /** The total, of which these are the first. */
  readonly total: number;
}

/** Reports that no moderator has resolved. */
const openReports = isNull(commentReports.reviewedAt);

export async function waitingSubmissions(db: Database, kind: SubmissionKind, limit: number): Promise<Page> {
  if (kind === 'comment') {
    return commentsWhere(db, and(eq(comments.status, 'waiting'), isNull(comments.removedAt)), limit);
  }
  const table = kind === 'question' ? interviewQuestions : contributions;
  const waiting = eq(table.status, 'waiting');
  const { id, text, createdAt } = getTableColumns(table);
  const rows = await db
    .select({
      ...place,
      ...{ id, text, createdAt, nick: users.nick },
      title: kind === 'contribution' ? contributions.title : sql<string>`''`,
      path: uploads.path,
      mimeType: uploads.mimeType,
      bytes: uploads.bytes,
    })
    .from(table)
    .innerJoin(contents, eq(contents.id, table.contentId))
    .innerJoin(sections, eq(sections.id, contents.sectionId))
    .leftJoin(users, eq(users.id, table.userId))
    .leftJoin(uploads, eq(uploads.id, table.uploadId))
    .where(waiting)
    .orderBy(asc(table.createdAt), asc(table.id))
    .limit(limit);
  const submissions = rows.map(({ path, mimeType, bytes, title, ...row }) => ({
    ...shown(kind, row),
    ...(title && { title }),
    ...(path && mimeType && { file: { path, mimeType, bytes: bytes ?? 0 } }),
  }));
  return { submissions, total: await db.$count(table, waiting) };
}

/** Published comments with open reports, the most reported first. */
export function reportedComments(db: Database, limit: number): Promise<Page> {
  const reported = inArray(
    comments.id,
    db.select({ id: commentReports.commentId }).from(commentReports).where(openReports),
  );
  // A comment deleted by its author has no text.
  const where = and(eq(comments.status, 'published'), isNull(comments.removedAt), reported);
  const times = sql`(select count(*) from ${commentReports} where ${commentReports.commentId} = ${comments.id} and ${openReports})`;
  return commentsWhere(db, where, limit, [desc(times)]);
}

async function commentsWhere(
  db: Database,
  where: SQL | undefined,
  limit: number,
  first: readonly SQL[] = [],
): Promise<Page> {
  const { id, nick, text, createdAt, editedAt } = comments;
  const rows = await db
    .select({ ...place, id, nick, text, createdAt, editedAt })
    .from(comments)
    .innerJoin(contents, eq(contents.id, comments.contentId))
    .innerJoin(sections, eq(sections.id, contents.sectionId))
    .where(where)
    .orderBy(...first, asc(comments.createdAt), asc(comments.id))
    .limit(limit);
  const reports = await reportsOf(
    db,
    rows.map((row) => row.id),
  );
  const submissions = rows.map((row) => ({ ...shown('comment', row), ...reports.get(row.id) }));
  return { submissions, total: await db.$count(comments, where) };
}

async function reportsOf(db: Database, ids: readonly number[]) {
  const { commentId, reason } = commentReports;
  const rows = await db
    .select({ commentId, reason, times: count() })
    .from(commentReports)
    .where(and(inArray(commentId, [...ids]), openReports))
    .groupBy(commentId, reason)
    .orderBy(asc(commentId), asc(reason));
  const found = new Map<number, { reports: number; reasons: string[] }>();
  for (const row of rows) {
    const before = found.get(row.commentId) ?? { reports: 0, reasons: [] };
    const reasons = row.reason ? [...before.reasons, row.reason] : before.reasons;
    found.set(row.commentId, { reports: before.reports + row.times, reasons });
  }
  return found;
}

const place = {
  siteId: contents.siteId,
  contentId: contents.id,
  contentTitle: contents.title,
  contentSlug: contents.slug,
  sectionSlug: sections.slug,
};

interface Row {
  readonly siteId: number;
  readonly contentId: number;
  readonly contentTitle: string;
  readonly contentSlug: string;
  readonly sectionSlug: string;
  readonly id: number;
  readonly nick: string | null;
  readonly text: string;
  readonly createdAt: Date;
  readonly editedAt?: Date | null;
}

function refOf({ id, createdAt, editedAt = null }: Row): string {
  const editedMs = editedMsOf({ createdAt, editedAt });
  return editedMs === 0 ? String(id) : `${id}+${editedMs}`;
}

function shown(kind: SubmissionKind, row: Row): ShownSubmission {
  const { siteId, contentId, contentTitle, contentSlug, sectionSlug } = row;
  const site = sites.find(({ id }) => Number(id) === siteId);
  const edition = site && { ...site, base: canonicalBase(site), url: '' };
  const content = { id: contentId, siteId, slug: contentSlug, sectionSlug };
  return {
    kind,
    id: row.id,
    ref: refOf(row),
    site: site?.alias ?? '',
    content: { id: contentId, title: contentTitle, url: edition ? contentUrl(edition, content) : '' },
    nick: row.nick ?? '',
    sentAt: isoWithOffset(row.createdAt),
    text: row.text,
    reports: 0,
    reasons: [],
  };
}
