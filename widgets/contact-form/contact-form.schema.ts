import { FIELD_MAX_LENGTH, SUBMISSION_MAX_LENGTH } from '@portada/contract';
import { email, maxLength, required, terms, type ValidationKey } from '@portada/contract/rules';
import * as v from '@portada/contract/valibot';
import type { ServerFieldErrors } from '@portada/ui/form/server-field-errors.ts';

const tooLong = 'validation.tooLong' satisfies ValidationKey;

/** CONT-01: the rules of the form. What the server has refused stays refused until it is changed. */
export function contactSchema(serverErrors: ServerFieldErrors) {
  return v.pipe(
    v.object({
      name: v.pipe(required('name'), v.trim(), v.maxLength(FIELD_MAX_LENGTH, tooLong)),
      email: email(),
      topic: v.string(),
      message: v.pipe(required('message'), v.trim(), maxLength(SUBMISSION_MAX_LENGTH)),
      terms: terms(),
    }),
    serverErrors.rule(),
  );
}

export type Values = v.InferOutput<ReturnType<typeof contactSchema>>;
