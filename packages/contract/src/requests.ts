/** Schemas of requests. Unlike responses, these are strict: types and lengths must be right. */
import * as v from 'valibot';
import type { ValidationKey } from './rules/keys.ts';

/** A text with a maximum length. */
/* @__NO_SIDE_EFFECTS__ */
export function upTo(length: number) {
  return v.pipe(v.string(), v.maxLength(length));
}

/**
 * A single line of text: without line breaks, other control characters and bidirectional controls. Tabs are accepted,
 * since pasted text may contain them.
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

/** A value sent in a query as JSON text. Callers pass the value, a server parses the text. */
/* @__NO_SIDE_EFFECTS__ */
export function jsonText<Schema extends v.GenericSchema>(schema: Schema) {
  return v.union([v.pipe(v.string(), v.parseJson(), schema), schema]);
}

/** A non-negative integer of a query, sent as text. */
export const wholeNumber = v.pipe(
  v.union([v.string(), v.number()]),
  v.check((value) => /^\d{1,9}$/.test(String(value))),
  v.transform(Number),
);
