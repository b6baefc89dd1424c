/** Calls for contributions and digital interviews: their state, and their published submissions. */
import { and, asc, desc, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { rowsOf, together } from '../db/reading.ts';
import { contributions, interviewQuestions, uploads } from '../db/schema/community.ts';
import { contents, users } from '../db/schema/index.ts';

/** A closed interview is archived a day after its end: until then answers may be added. */
export const ANSWERING_MS = 86_400_000;
/** The page size. */
const SHOWN = 30;

export type ParticipationState = 'soon' | 'open' | 'full' | 'closed' | 'archived';

/** The period in which submissions are accepted, and their limit. */
export interface Terms {
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
  readonly questionLimit: number | null;
}

export interface PublishedContribution {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly nick: string;
  readonly hasPicture: boolean;
}

export interface Question {
  readonly nick: string;
  readonly text: string;
  readonly answer: string;
}

export interface Participation {
  readonly state: ParticipationState;
  readonly questions: readonly Question[];
  readonly contributions: readonly PublishedContribution[];
}

/** INTV-03: the state of an interview, or of a call, which has no limit. */
export function stateOf(
  { opensAt, closesAt, questionLimit }: Terms,
  questionCount: number,
  now: Date,
): ParticipationState {
  if (closesAt && closesAt <= now) {
    return now.getTime() - closesAt.getTime() < ANSWERING_MS ? 'closed' : 'archived';
  }
  if (opensAt && opensAt > now) return 'soon';
  return questionLimit !== null && questionCount >= questionLimit ? 'full' : 'open';
}

export async function participationIn(
  db: Database,
  kind: 'interview' | 'contribution',
  contentId: number,
  terms: Terms,
  now: Date,
): Promise<Participation> {
  if (kind === 'contribution') {
    const contributions = await publishedContributions(db, contentId);
    return { state: stateOf(terms, 0, now), questions: [], contributions };
  }
  const { counted, questions } = await together(db, {
    counted: rowsOf(db, countQuestions(db, contentId)),
    questions: rowsOf(db, answeredQuestions(db, contentId)),
  });
  return { state: stateOf(terms, counted[0]?.all ?? 0, now), questions, contributions: [] };
}

/** Rejected submissions do not count towards the limit. */
export function countQuestions(db: Database, contentId: number | typeof contents.id) {
  return db
    .select({ all: sql<number>`count(*)::integer` })
    .from(interviewQuestions)
    .where(and(eq(interviewQuestions.contentId, contentId), ne(interviewQuestions.status, 'rejected')));
}

function answeredQuestions(db: Database, contentId: number) {
  return db
    .select({
      nick: interviewQuestions.nick,
      text: interviewQuestions.text,
      answer: interviewQuestions.answer,
    })
    .from(interviewQuestions)
    .where(and(eq(interviewQuestions.contentId, contentId), eq(interviewQuestions.status, 'published')))
    .orderBy(asc(interviewQuestions.createdAt), asc(interviewQuestions.id));
}

function publishedContributions(db: Database, contentId: number): Promise<PublishedContribution[]> {
  return db
    .select({
      id: contributions.id,
      title: contributions.title,
      text: contributions.text,
      nick: users.nick,
      hasPicture: sql<boolean>`coalesce(${uploads.kind} = 'image', false)`,
    })
    .from(contributions)
    .innerJoin(users, eq(users.id, contributions.userId))
    .leftJoin(uploads, eq(uploads.id, contributions.uploadId))
    .where(and(eq(contributions.contentId, contentId), eq(contributions.status, 'published')))
    .orderBy(desc(contributions.createdAt), desc(contributions.id))
    .limit(SHOWN);
}

/**
 * The path of a contribution's picture in the upload folder; undefined until the moderators have published it, and
 * while its call is not visible.
 */
export async function contributionPicture(db: Database, id: number, now: Date): Promise<string | undefined> {
  const [found] = await db
    .select({ path: uploads.path })
    .from(contributions)
    .innerJoin(uploads, eq(uploads.id, contributions.uploadId))
    .innerJoin(contents, eq(contents.id, contributions.contentId))
    .where(
      and(
        eq(contributions.id, id),
        eq(contributions.status, 'published'),
        eq(uploads.kind, 'image'),
        lte(contents.publishedAt, now),
        isNull(contents.withdrawnAt),
      ),
    );
  return found?.path;
}
