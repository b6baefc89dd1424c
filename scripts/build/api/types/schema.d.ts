/** `portada/schema`: JSON attributes, and the building blocks of tolerant schemas. */
import type { GenericSchema, InferOutput } from 'valibot';
import type { Attribute } from './element.d.ts';

/** A JSON attribute, validated by a valibot schema. */
export const json: <Schema extends GenericSchema>(
  schema: Schema,
  byDefault: NoInfer<InferOutput<Schema>>,
) => Attribute<InferOutput<Schema>>;

/** An identifier: text or a number in JSON, text once it is read. */
export const id: GenericSchema<string | number, string>;
/** An identifier that may be missing or null: empty text. */
export const idOrNone: GenericSchema<string | number | null | undefined, string>;
/** Text that may be missing or null: empty text. */
export const text: GenericSchema<string | null | undefined, string>;
/** A boolean that may be missing or null: false. */
export const flag: GenericSchema<boolean | null | undefined, boolean>;
/** A number or numeric text; anything else is null. */
export const number: GenericSchema<string | number | null | undefined, number | null>;
/** A count that may be missing or null: 0. */
export const count: GenericSchema<number | null | undefined, number>;
/** A moment: `{ "date": "2026-11-21T09:30:00+01:00" }`. */
export const moment: GenericSchema<{ date: string }, { date: string }>;
/** A moment that may be missing, null or invalid: null. */
export const maybeMoment: GenericSchema<{ date: string } | null | undefined, { date: string } | null>;
/** `{ "success": true }` */
export const success: GenericSchema<{ success: boolean }, { success: boolean }>;
/** An entity that may be missing or null: null. */
export function maybe<Schema extends GenericSchema>(
  schema: Schema,
): GenericSchema<unknown, InferOutput<Schema> | null>;
/** A list. Items that are not valid are reported and dropped; if none is valid, neither is the list. */
export function items<Schema extends GenericSchema>(
  item: Schema,
): GenericSchema<unknown, InferOutput<Schema>[]>;
/** A list that may be missing or null: empty, also if none of its items is valid. */
export function list<Schema extends GenericSchema>(
  item: Schema,
): GenericSchema<unknown, InferOutput<Schema>[]>;
