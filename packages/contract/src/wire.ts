/**
 * The pieces every schema of the contract is made of. Back ends are uneven, so answers are read tolerantly:
 * unknown fields are ignored, ids may be numbers, and what a widget can live without may be missing or null.
 */
import * as v from 'valibot';

const textOrNumber = v.union([v.string(), v.number()]);

/** An identifier: text or a number on the wire, text in our hands. */
export const id = v.pipe(
  textOrNumber,
  v.transform(String),
  v.check((value) => value.length > 0, 'id.empty'),
);

/** An identifier that may be missing or null: read as empty text. */
export const idOrNone = v.nullish(v.pipe(textOrNumber, v.transform(String)), '');

/** Text that may be missing or null: read as empty text. */
export const text = v.nullish(v.string(), '');

/** A switch that may be missing or null: read as off. */
export const flag = v.nullish(v.boolean(), false);

/** A number, or text that reads as one; missing, null or no number: read as null. */
export const number = v.nullish(v.pipe(textOrNumber, v.transform(readNumber)), null);

/** A count that may be missing or null: read as 0. */
export const count = v.nullish(v.number(), 0);

/** An entity that may be missing or null: read as null. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<Schema extends v.GenericSchema>(schema: Schema) {
  return v.nullish(schema, null);
}

/** A list that may be missing or null: read as empty. */
/* @__NO_SIDE_EFFECTS__ */
export function list<Schema extends v.GenericSchema>(item: Schema) {
  return v.nullish(v.array(item), () => []);
}

/** A moment as the wire writes it: `{ "date": "2026-11-21T09:30:00+01:00" }`, ISO 8601 with offset. */
export const moment = v.object({ date: v.pipe(v.string(), v.check(isMoment, 'moment.invalid')) });
export type Moment = v.InferOutput<typeof moment>;

/** A moment that decorates: missing, null or unreadable, it is read as null and the rest stays. */
export const maybeMoment = v.fallback(v.nullish(moment, null), null);

/** The answer of every call whose answer the specification does not show. */
export const success = v.object({ success: v.boolean() });

function readNumber(value: string | number): number | null {
  const read = typeof value === 'number' ? value : Number.parseFloat(value);
  return Number.isFinite(read) ? read : null;
}

function isMoment(date: string): boolean {
  return !Number.isNaN(Date.parse(date));
}
