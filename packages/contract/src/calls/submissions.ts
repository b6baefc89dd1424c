import * as v from 'valibot';
import type { Call } from '../call.ts';
import { EMAIL_MAX_LENGTH, FIELD_MAX_LENGTH, SUBMISSION_MAX_LENGTH } from '../constants/limits.ts';
import { lineUpTo, upTo } from '../requests.ts';
import { maxLength } from '../rules/text.ts';
import { success } from '../wire.ts';

/** As long as its writer counts it: a form sends two characters for each line break. */
const submission = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\r\n?/g, '\n')),
  v.trim(),
  v.nonEmpty(),
  maxLength(SUBMISSION_MAX_LENGTH),
);
const title = v.pipe(v.string(), maxLength(FIELD_MAX_LENGTH));

/**
 * The image or video that goes along: in the form itself, as a form without script sends it, or uploaded beforehand
 * piece by piece, as the widgets do.
 */
const attachment = {
  /** A server reads it apart, as a stream. */
  file: v.optional(v.file()),
  /** The last part of the address that `UPLOADS_PATH` gave the file. */
  uploadId: v.optional(upTo(100)),
};

/** UGC-01. `title` and `text` are the contribution; `terms` its conditions. */
export const sendContribution = {
  method: 'POST',
  path: '/api/front/contribution/{callId}',
  form: true,
  body: v.object({ title, text: submission, terms: v.literal('true'), ...attachment }),
  answer: success,
} as const satisfies Call;

/** INTV-01 */
export const askInterview = {
  method: 'POST',
  path: '/api/front/interview/{interviewId}/question',
  form: true,
  body: v.object({ question: submission, ...attachment }),
  answer: success,
} as const satisfies Call;

/** CONT-01: anybody may write; `topic` is one of those that the form was given, or empty for any other. */
export const sendContact = {
  method: 'POST',
  path: '/api/front/contact',
  body: v.object({
    name: lineUpTo(FIELD_MAX_LENGTH),
    email: lineUpTo(EMAIL_MAX_LENGTH),
    topic: v.optional(lineUpTo(100), ''),
    message: submission,
    terms: v.literal(true),
    recaptcha: v.optional(upTo(4_000), ''),
  }),
  answer: success,
} as const satisfies Call;
