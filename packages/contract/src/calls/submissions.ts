import type { Call } from '../call.ts';
import { EMAIL_MAX_LENGTH, FIELD_MAX_LENGTH, SUBMISSION_MAX_LENGTH } from '../constants/limits.ts';
import { lineUpTo, upTo } from '../requests.ts';
import { maxLength } from '../rules/text.ts';
import * as v from '../valibot.ts';
import { success } from '../wire.ts';

/** In graphemes, as the reader counts: in a form each line break has two characters. */
const submission = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\r\n?/g, '\n')),
  v.trim(),
  v.nonEmpty(),
  maxLength(SUBMISSION_MAX_LENGTH),
);
const title = v.pipe(v.string(), maxLength(FIELD_MAX_LENGTH));

/**
 * The submission's image or video: in the form itself, as a form without script sends it, or uploaded in chunks before,
 * as the widgets do.
 */
const attachment = {
  /** A server parses it separately, as a stream. */
  file: v.optional(v.file()),
  /** The last path segment of the file's URL below `UPLOADS_PATH`. */
  uploadId: v.optional(upTo(100)),
};

/** UGC-01. `title` and `text` are the contribution; `terms` is the acceptance of its conditions. */
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

/** CONT-01: without login; `topic` is one of the form's options, or empty for any other. */
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
