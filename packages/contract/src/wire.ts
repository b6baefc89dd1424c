/**
 * The building blocks of the contract's schemas. Back ends differ, so responses are parsed tolerantly: unknown fields
 * are ignored, ids may be numbers, and optional fields may be missing or null.
 */
import * as v from './valibot.ts';

const textOrNumber = v.union([v.string(), v.number()]);

/** Text, or a number that is exact: one beyond 2^53 is another record's id (reading 58). */
const textOrExact = v.union([v.string(), v.pipe(v.number(), v.safeInteger())]);

/** An identifier: text or a number in responses, parsed as text. */
export const id = v.pipe(
  textOrExact,
  v.transform(String),
  v.check((value) => value.length > 0, 'id.empty'),
);

/** An identifier that may be missing or null: parsed as empty text. */
export const idOrNone = v.nullish(v.pipe(textOrExact, v.transform(String)), '');

/** Text that may be missing or null: parsed as empty text. */
export const text = v.nullish(v.string(), '');

/** A boolean that may be missing or null: parsed as false. */
export const flag = v.nullish(v.boolean(), false);

/** A number, or numeric text; missing, null or anything else: parsed as null. */
export const number = v.nullish(v.pipe(textOrNumber, v.transform(readNumber)), null);

/** A count that may be missing or null: parsed as 0. */
export const count = v.nullish(v.number(), 0);

/** An entity that may be missing or null: parsed as null. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<Schema extends v.GenericSchema>(schema: Schema) {
  return v.nullish(schema, null);
}

/* @__NO_SIDE_EFFECTS__ */
function tolerant<Item extends v.GenericSchema>(item: Item, least: number): v.ArraySchema<Item, undefined> {
  const strict = v.array(item);
  return {
    ...strict,
    '~run'(given, config) {
      const read = strict['~run'](given, config);
      const { value, issues } = read;
      if (!issues || !Array.isArray(value)) return read;
      const dropped = issues.map(({ path }) => path?.[0].key);
      const kept = value.filter((_, index) => !dropped.includes(index));
      console.error('Portada: dropped from a list, since not valid:', issues);
      return kept.length < least ? read : { typed: true, value: kept };
    },
  };
}

/**
 * A list. Items that are not valid are reported and dropped, so that one mistake of a back end does not hide the rest;
 * if none is valid, neither is the list.
 */
/* @__NO_SIDE_EFFECTS__ */
export function items<Item extends v.GenericSchema>(item: Item) {
  return tolerant(item, 1);
}

/** A list that may be missing or null: parsed as empty, also if none of its items is valid. */
/* @__NO_SIDE_EFFECTS__ */
export function list<Item extends v.GenericSchema>(item: Item) {
  return v.nullish(tolerant(item, 0), () => []);
}

/** A moment in a response: `{ "date": "2026-11-21T09:30:00+01:00" }`, ISO 8601 with offset. */
export const moment = v.object({ date: v.pipe(v.string(), v.check(isMoment, 'moment.invalid')) });
export type Moment = v.InferOutput<typeof moment>;

/** An optional moment: missing, null or invalid, it is parsed as null without rejecting the rest. */
export const maybeMoment = v.fallback(v.nullish(moment, null), null);

/** The response of every call for which the specification shows none. */
export const success = v.object({ success: v.boolean() });

function readNumber(value: string | number): number | null {
  const read = typeof value === 'number' ? value : Number.parseFloat(value);
  return Number.isFinite(read) ? read : null;
}

function isMoment(date: string): boolean {
  return !Number.isNaN(Date.parse(date));
}
