/** The reader as the API returns them (ACCT-01). */
import type { user } from '@portada/contract';
import { and, asc, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { InferInput } from 'valibot';
import type { RequestSite } from '../config/sites.ts';
import type { Database } from '../db/client.ts';
import {
  commentReports,
  commentVotes,
  followedAuthors,
  newsletters,
  savedContents,
  subscriptions,
} from '../db/schema/index.ts';
import type { Reader } from '../sessions/sessions.ts';
import { shownEmail } from '../strings/email-address.ts';
import { subscriptionsOf } from './subscriptions.ts';

/** The whole user, with the newsletters of the request's site. */
export async function userOf(
  db: Database,
  site: RequestSite,
  reader: Reader,
): Promise<InferInput<typeof user>> {
  const [saved, followed, disliked, reported, offers] = await Promise.all([
    savedContentIds(db, reader.id),
    followedAuthorIds(db, reader.id),
    dislikedCommentIds(db, reader.id),
    reportedCommentIds(db, reader.id),
    newslettersOf(db, site, reader),
  ]);
  return {
    id: reader.id,
    nick: reader.nick,
    name: reader.name,
    surname: reader.surname,
    email: shownEmail(reader.email),
    bulletin: reader.bulletin,
    birthdate: reader.birthdate,
    savedContentIds: saved,
    followedAuthorIds: followed,
    commentsDislikeId: disliked,
    commentsReportId: reported,
    newsletters: offers,
    isRegisteredInDemo: reader.kind === 'demo',
    phone: reader.phone,
    nif: reader.nif,
    address: reader.address,
    postalCode: reader.postalCode,
    city: reader.city,
    province: reader.province,
    country: reader.country,
    demoBulletin: reader.demoBulletin,
    alternativeEmail: shownEmail(reader.alternativeEmail),
    socialProvider: reader.socialProvider,
  };
}

/** Saved contents, newest first. */
export async function savedContentIds(db: Database, userId: string): Promise<number[]> {
  const rows = await db
    .select({ id: savedContents.contentId })
    .from(savedContents)
    .where(eq(savedContents.userId, userId))
    .orderBy(desc(savedContents.createdAt), desc(savedContents.contentId));
  return rows.map((row) => row.id);
}

/** Followed authors, newest first. */
export async function followedAuthorIds(db: Database, userId: string): Promise<number[]> {
  const rows = await db
    .select({ id: followedAuthors.authorId })
    .from(followedAuthors)
    .where(eq(followedAuthors.userId, userId))
    .orderBy(desc(followedAuthors.createdAt), desc(followedAuthors.authorId));
  return rows.map((row) => row.id);
}

async function dislikedCommentIds(db: Database, userId: string): Promise<number[]> {
  const rows = await db
    .select({ id: commentVotes.commentId })
    .from(commentVotes)
    .where(and(eq(commentVotes.userId, userId), lt(commentVotes.value, 0)));
  return rows.map((row) => row.id);
}

async function reportedCommentIds(db: Database, userId: string): Promise<number[]> {
  const rows = await db
    .select({ id: commentReports.commentId })
    .from(commentReports)
    .where(eq(commentReports.userId, userId));
  return rows.map((row) => row.id);
}

/** The site's newsletters. Choices of a reader whose address is unverified count as chosen. */
function newslettersOf(db: Database, site: RequestSite, reader: Reader) {
  const chosen = reader.status === 'active' ? subscriptions.confirmedAt : subscriptions.email;
  return db
    .select({
      id: newsletters.id,
      name: newsletters.name,
      isSubscribed: sql<boolean>`${isNotNull(chosen)}`,
    })
    .from(newsletters)
    .leftJoin(subscriptions, and(eq(subscriptions.newsletterId, newsletters.id), subscriptionsOf(reader)))
    .where(eq(newsletters.siteId, Number(site.id)))
    .orderBy(asc(newsletters.position));
}
