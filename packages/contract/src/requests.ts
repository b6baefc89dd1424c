/** The pieces of what is asked. Unlike answers, requests are read strictly: types and lengths must be right. */
import * as v from 'valibot';
import type { ValidationKey } from './rules/keys.ts';

/** Text of a request, at most so many characters. */
/* @__NO_SIDE_EFFECTS__ */
export function upTo(length: number) {
  return v.pipe(v.string(), v.maxLength(length));
}

/**
 * One line of text that says what it seems to say: without line breaks and other control characters, and without the
 * marks that turn the writing direction. A tab may have come along when the reader pasted.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lineUpTo(length: number) {
  return v.pipe(
    upTo(length),
    v.check(
      (value) => !/[^\P{Cc}\t]|[\u202a-\u202e\u2066-\u2069]/u.test(value),
      'validation.pattern' satisfies ValidationKey,
    ),
  );
}

/** A value that travels in a query as JSON text. A caller gives the value itself, a server reads the text. */
/* @__NO_SIDE_EFFECTS__ */
export function jsonText<Schema extends v.GenericSchema>(schema: Schema) {
  return v.union([v.pipe(v.string(), v.parseJson(), schema), schema]);
}

/** A whole number from 0 of a query, where it is text. */
export const wholeNumber = v.pipe(
  v.union([v.string(), v.number()]),
  v.check((value) => /^\d{1,9}$/.test(String(value))),
  v.transform(Number),
);
