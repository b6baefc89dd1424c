import * as v from '../valibot.ts';
import type { ValidationKey } from './keys.ts';

/** VAL-14: the box must be checked. */
/* @__NO_SIDE_EFFECTS__ */
export function terms() {
  const key: ValidationKey = 'validation.terms.required';
  return v.pipe(
    v.boolean(key),
    v.check((ticked) => ticked, key),
  );
}

/** Of several newsletters at least one is chosen, by its id. */
/* @__NO_SIDE_EFFECTS__ */
export function someNewsletter() {
  const key: ValidationKey = 'validation.newsletters.required';
  return v.pipe(
    v.array(v.string()),
    v.check((ids) => ids.length > 0, key),
  );
}

/**
 * VAL-05: the repeated field must equal the original; the error belongs to the repeated one. For the pipe of a
 * form's object, password or PIN:
 *
 *     v.pipe(v.object({ pin, repeatPin }), matches('pin', 'repeatPin', 'validation.pin.mismatch'))
 */
/* @__NO_SIDE_EFFECTS__ */
export function matches<Form extends Readonly<Record<string, unknown>>>(
  original: keyof Form & string,
  repeated: keyof Form & string,
  key: ValidationKey = 'validation.repeatPassword.mismatch',
) {
  return v.rawCheck<Form>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    if (input[original] === input[repeated]) return;
    addIssue({
      message: key,
      path: [{ type: 'object', origin: 'value', input, key: repeated, value: input[repeated] }],
    });
  });
}
