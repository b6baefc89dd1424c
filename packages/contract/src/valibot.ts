/**
 * Valibot, with objects that take no notice of what a page has added to `Object.prototype`, as libraries of before
 * 2012 do: valibot goes through an object's entries by `for…in`. Schemas that a browser runs are made by this.
 */
import * as v from 'valibot';

export * from 'valibot';

/** An object of these entries; unknown fields are left out. */
/* @__NO_SIDE_EFFECTS__ */
export function object<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.ObjectSchema<Entries, undefined> {
  Object.setPrototypeOf(entries, null);
  return v.object(entries);
}
