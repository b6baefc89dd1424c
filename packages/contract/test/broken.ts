import * as v from 'valibot';

/** The message keys that a value draws from a schema, in order; none where it is fine. */
export function broken(schema: v.GenericSchema, value: unknown): string[] {
  return v.safeParse(schema, value).issues?.map((issue) => issue.message) ?? [];
}
