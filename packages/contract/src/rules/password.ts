import * as v from 'valibot';
import { PASSWORD_MIN_LENGTH, PROFILE_PASSWORD_RUN, REGISTRATION_PASSWORD_RUN } from '../constants/limits.ts';
import type { ValidationKey } from './keys.ts';
import { lengthOf, required } from './text.ts';

/** One requirement of a password, for a form that shows them as a checklist. */
export interface PasswordRule {
  readonly key: ValidationKey;
  readonly holds: (password: string) => boolean;
}

/* @__NO_SIDE_EFFECTS__ */
function passwordRules(run: PasswordRule): readonly PasswordRule[] {
  return [
    {
      key: 'validation.password.length',
      holds: (password) => lengthOf(password.normalize()) >= PASSWORD_MIN_LENGTH,
    },
    { key: 'validation.password.lowercase', holds: (password) => /\p{Ll}/u.test(password) },
    { key: 'validation.password.uppercase', holds: (password) => /\p{Lu}/u.test(password) },
    { key: 'validation.password.number', holds: (password) => /[0-9]/.test(password) },
    // Neither a combining accent nor a space is a special character.
    { key: 'validation.password.special', holds: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password) },
    run,
  ];
}

/** Whether a character is repeated so many times in a row, or more (reading 23); combining accents belong to it. */
/* @__NO_SIDE_EFFECTS__ */
function hasRun(password: string, length: number): boolean {
  let run = 0;
  let last = '';
  for (const character of password.normalize()) {
    run = character === last ? run + 1 : 1;
    last = character;
    if (run >= length) return true;
  }
  return false;
}

/** VAL-03: the requirements of a password at registration. */
export const registrationPasswordRules: readonly PasswordRule[] = passwordRules({
  key: 'validation.password.run',
  holds: (password) => !hasRun(password, REGISTRATION_PASSWORD_RUN),
});

/** VAL-04: the requirements of a new password in the profile. */
export const profilePasswordRules: readonly PasswordRule[] = passwordRules({
  key: 'validation.newPassword.run',
  holds: (password) => !hasRun(password, PROFILE_PASSWORD_RUN),
});

/** Every violated rule gives its own message, in the order of the list; empty text passes. */
/* @__NO_SIDE_EFFECTS__ */
export function follows(rules: readonly PasswordRule[]) {
  return v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value === '') return;
    for (const rule of rules) if (!rule.holds(dataset.value)) addIssue({ message: rule.key });
  });
}

/** VAL-03: the password of a registration. */
/* @__NO_SIDE_EFFECTS__ */
export function registrationPassword() {
  return v.pipe(required('password'), follows(registrationPasswordRules));
}

/** VAL-04: the new password of the profile; empty to keep the old one. */
/* @__NO_SIDE_EFFECTS__ */
export function profileNewPassword() {
  return v.pipe(v.nullish(v.string(), ''), follows(profilePasswordRules));
}
