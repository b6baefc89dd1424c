/** Who may comment (COMM-01, COMM-02). */
import { commenterFields } from '@portada/contract';
import { ApiError } from '../http/errors.ts';
import type { Reader } from '../sessions/sessions.ts';

/** Throws a 403 that names the missing profile fields. */
export function requireCompleteProfile(reader: Reader): void {
  const missing = commenterFields.filter((field) => !reader[field]?.trim());
  if (missing.length === 0) return;
  const fields = Object.fromEntries(missing.map((field) => [field, `validation.${field}.required`]));
  throw new ApiError(403, 'PROFILE_INCOMPLETE', 'The profile is not complete.', { fields });
}
