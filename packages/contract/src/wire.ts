/**
 * The pieces every schema of the contract is made of. Back ends are uneven, so answers are read tolerantly:
 * unknown fields are ignored, ids may be numbers, and what a widget can live without may be missing or null.
 */
import * as v from 'valibot';

/** An identifier: text or a number on the wire, text in our hands. */
export const id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.check((value) => value.length > 0, 'id.empty'),
);

/** Text that may be missing or null: read as empty text. */
export const text = v.nullish(v.string(), '');

/** A switch that may be missing or null: read as off. */
export const flag = v.nullish(v.boolean(), false);

/** A number that may be missing or null: read as null. */
export const number = v.nullish(v.number(), null);

/** An entity that may be missing or null: read as null. */
export const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null);

/** A list that may be missing or null: read as empty. */
export const list = <Schema extends v.GenericSchema>(item: Schema) => v.nullish(v.array(item), () => []);

/** A moment as the wire writes it: `{ "date": "2026-11-21T09:30:00+01:00" }`, ISO 8601 with offset. */
export const moment = v.object({ date: v.string() });

/** The answer of every call whose answer the specification does not show. */
export const success = v.object({ success: v.boolean() });
