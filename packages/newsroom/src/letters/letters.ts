/** Readers' letters: contributions to a call (UGC-01) and questions to an interview (INTV-01). */
import { INTERVIEW_QUESTIONS_PER_READER, type UploadPurpose } from '@portada/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Reader } from '../accounts/sessions.ts';
import { cleanLine, cleanText } from '../content/plain-text.ts';
import type { Database } from '../db/client.ts';
import { contributions, interviewQuestions } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { invalidFields } from '../http/handle.ts';
import { limits } from '../http/limits.ts';
import { countAttempt, forgiveAttempt } from '../http/rate-limit.ts';
import { claimUpload, readyUpload } from '../uploads/store.ts';
import { type Asked, hasClosed, holdAsked } from './calls.ts';

interface Letter {
  readonly reader: Reader;
  /** The id of the call or of the interview, as it was given. */
  readonly to: string;
  readonly uploadId: string | undefined;
}

/** What is left of a letter's text once nothing unseen is in it; nothing, and it is refused. */
function written(field: string, text: string): string {
  if (text === '') throw invalidFields({ [field]: `validation.${field}.required` });
  return text;
}

export function sendContribution(
  app: FastifyInstance,
  letter: Letter & { readonly title: string; readonly text: string },
): Promise<void> {
  const title = written('title', cleanLine(letter.title));
  const text = written('text', cleanText(letter.text));
  const { reader, uploadId = null } = letter;
  return post(app, letter, 'contribution', async (db, call, now) => {
    if (hasClosed(call, now)) throw new ApiError(409, 'CALL_CLOSED', 'The call is closed.');
    await db
      .insert(contributions)
      .values({ contentId: call.id, userId: reader.id, title, text, uploadId, createdAt: now });
  });
}

export function askQuestion(
  app: FastifyInstance,
  letter: Letter & { readonly question: string },
): Promise<void> {
  const text = written('question', cleanText(letter.question));
  const { reader, uploadId = null } = letter;
  return post(app, letter, 'interview', async (db, interview, now) => {
    await refuseQuestion(db, interview, reader, now);
    const { id: userId, nick } = reader;
    await db
      .insert(interviewQuestions)
      .values({ contentId: interview.id, userId, nick, text, uploadId, createdAt: now });
  });
}

/** INTV-03: an interview takes so many questions in all, and so many of one reader; those turned down do not count. */
async function refuseQuestion(db: Database, interview: Asked, reader: Reader, now: Date): Promise<void> {
  if (interview.opensAt && interview.opensAt > now) {
    throw new ApiError(409, 'INTERVIEW_NOT_OPEN', 'The interview takes no questions yet.');
  }
  if (hasClosed(interview, now)) throw new ApiError(409, 'INTERVIEW_CLOSED', 'The interview is closed.');
  const [asked] = await db
    .select({
      all: sql<number>`count(*)::integer`,
      own: sql<number>`(count(*) filter (where ${interviewQuestions.userId} = ${reader.id}))::integer`,
    })
    .from(interviewQuestions)
    .where(and(eq(interviewQuestions.contentId, interview.id), ne(interviewQuestions.status, 'rejected')));
  const { all = 0, own = 0 } = asked ?? {};
  if (all >= (interview.questionLimit ?? Infinity) || own >= INTERVIEW_QUESTIONS_PER_READER) {
    throw new ApiError(409, 'INTERVIEW_LIMIT_REACHED', 'The interview takes no more questions.');
  }
}

/** What every letter has in common: it is counted, it is whole or not at all, and its file goes along with it alone. */
async function post(
  app: FastifyInstance,
  { reader, to, uploadId }: Letter,
  purpose: UploadPurpose,
  insert: (db: Database, asked: Asked, now: Date) => Promise<void>,
): Promise<void> {
  const now = app.now();
  if (uploadId !== undefined) await readyUpload(app, { id: uploadId, userId: reader.id, purpose });
  await countAttempt(app, limits.lettersByReader, reader.id);
  try {
    await app.db.transaction(async (db) => {
      const asked = await holdAsked(db, purpose, to, now);
      if (uploadId !== undefined) await claimUpload(db, uploadId, reader.id, now);
      await insert(db, asked, now);
    });
  } catch (error) {
    await forgiveAttempt(app, limits.lettersByReader, reader.id);
    throw error;
  }
}
