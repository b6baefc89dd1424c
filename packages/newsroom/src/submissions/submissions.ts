/** Readers' submissions: contributions to a call (UGC-01) and questions to an interview (INTV-01). */
import type { UploadPurpose } from '@portada/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { cleanLine, cleanText } from '../content/plain-text.ts';
import type { Database } from '../db/client.ts';
import { contributions, interviewQuestions } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { invalidFields } from '../http/handle.ts';
import { idOf } from '../http/ids.ts';
import { limits } from '../http/limits.ts';
import { countAttempt, refundAttempt } from '../http/rate-limit.ts';
import type { Reader } from '../sessions/sessions.ts';
import { claimUpload, readyUpload } from '../uploads/store.ts';
import { isDuplicate, type Words } from './duplicates.ts';
import { hasClosed, isEarly, lockTarget, type SubmissionTarget } from './target.ts';

/** INTV-03: the maximum of questions per reader and interview; open in the specification. */
const INTERVIEW_QUESTIONS_PER_READER = 3;

interface Submission {
  readonly reader: Reader;
  /** The id of the call or of the interview, unparsed. */
  readonly to: string;
  readonly uploadId: string | undefined;
}

/** Removes invisible characters from a submission's text; rejects it if nothing is left. */
function written(field: string, text: string): string {
  if (text === '') throw invalidFields({ [field]: `validation.${field}.required` });
  return text;
}

export function sendContribution(
  app: FastifyInstance,
  submission: Submission & { readonly title: string; readonly text: string },
): Promise<void> {
  const title = written('title', cleanLine(submission.title));
  const text = written('text', cleanText(submission.text));
  const { reader, uploadId = null } = submission;
  return post(app, { ...submission, title, text }, 'contribution', async (db, call, now) => {
    if (isEarly(call, now)) throw new ApiError(409, 'CALL_NOT_OPEN', 'The call takes nothing yet.');
    if (hasClosed(call, now)) throw new ApiError(409, 'CALL_CLOSED', 'The call is closed.');
    await db
      .insert(contributions)
      .values({ contentId: call.id, userId: reader.id, title, text, uploadId, createdAt: now });
  });
}

export function askQuestion(
  app: FastifyInstance,
  submission: Submission & { readonly question: string },
): Promise<void> {
  const text = written('question', cleanText(submission.question));
  const { reader, to, uploadId } = submission;
  return post(app, { reader, to, uploadId, text }, 'interview', async (db, interview, now) => {
    await refuseQuestion(db, interview, reader, now);
    const { id: userId, nick } = reader;
    await db
      .insert(interviewQuestions)
      .values({ contentId: interview.id, userId, nick, text, uploadId: uploadId ?? null, createdAt: now });
  });
}

/** INTV-03: an interview has a limit of questions in all, and one per reader; rejected questions do not count. */
async function refuseQuestion(
  db: Database,
  interview: SubmissionTarget,
  reader: Reader,
  now: Date,
): Promise<void> {
  if (isEarly(interview, now)) {
    throw new ApiError(409, 'INTERVIEW_NOT_OPEN', 'The interview takes no questions yet.');
  }
  if (hasClosed(interview, now)) throw new ApiError(409, 'INTERVIEW_CLOSED', 'The interview is closed.');
  const [counts] = await db
    .select({
      all: sql<number>`count(*)::integer`,
      own: sql<number>`(count(*) filter (where ${interviewQuestions.userId} = ${reader.id}))::integer`,
    })
    .from(interviewQuestions)
    .where(and(eq(interviewQuestions.contentId, interview.id), ne(interviewQuestions.status, 'rejected')));
  const { all = 0, own = 0 } = counts ?? {};
  if (own >= INTERVIEW_QUESTIONS_PER_READER) throw new QuestionQuotaReached();
  if (all >= (interview.questionLimit ?? Infinity)) {
    throw new ApiError(409, 'INTERVIEW_LIMIT_REACHED', 'The interview takes no more questions.');
  }
}

/** This reader's limit; the interview stays open. The contract has one error code for both limits. */
export class QuestionQuotaReached extends ApiError {
  constructor() {
    super(409, 'INTERVIEW_LIMIT_REACHED', `A reader asks ${INTERVIEW_QUESTIONS_PER_READER} questions.`);
  }
}

/**
 * The steps of every submission: it is rate-limited and stored in one transaction, and its file belongs to it
 * alone. A duplicate is answered as accepted and does not count.
 */
async function post(
  app: FastifyInstance,
  { reader, to, uploadId, title, text }: Submission & Pick<Words, 'title' | 'text'>,
  purpose: UploadPurpose,
  insert: (db: Database, target: SubmissionTarget, now: Date) => Promise<void>,
): Promise<void> {
  const now = app.now();
  const words = { contentId: idOf(to) ?? 0, userId: reader.id, title, text };
  const file =
    uploadId === undefined ? undefined : await readyUpload(app, { id: uploadId, userId: reader.id, purpose });
  if (await isDuplicate(app.db, words, file, now)) return;
  await countAttempt(app, limits.submissionsByReader, reader.id);
  let isNew = false;
  try {
    isNew = await app.db.transaction(async (db) => {
      const target = await lockTarget(db, purpose, to, now);
      // Checked again in the transaction: a concurrent first request may have finished meanwhile.
      if (await isDuplicate(db, words, file, now)) return false;
      if (file) await claimUpload(db, file.id, reader.id, now);
      await insert(db, target, now);
      return true;
    });
  } finally {
    if (!isNew) await refundAttempt(app, limits.submissionsByReader, reader.id);
  }
}
