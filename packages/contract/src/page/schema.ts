/** The page block as schemas, for documents and tests; pages read it without them, for the sake of their weight. */
import * as v from '../valibot.ts';
import { idOrNone } from '../wire.ts';
import { pageVariables, type Variable, type Whole } from './variables.ts';

/** A URL, absolute or as a path from the page's origin. */
const address = v.pipe(
  v.string(),
  v.check((value) => URL.canParse(value, 'https://site.test')),
);

function objectOf({ parts, alone }: Whole): v.GenericSchema {
  const entries = Object.entries(parts).map(([name, part]): [string, v.GenericSchema] => {
    const schema = schemaOf(part);
    return [name, name === alone || typeof part === 'object' ? schema : v.nullish(schema, part)];
  });
  return v.object(Object.fromEntries(entries));
}

function schemaOf(kind: Variable): v.GenericSchema {
  if (typeof kind === 'boolean') return v.boolean();
  if (typeof kind === 'string') return v.string();
  if ('id' in kind) return idOrNone;
  if ('address' in kind) return address;
  if ('choices' in kind) return v.picklist(kind.choices);
  if ('map' in kind) return v.record(v.string(), schemaOf(kind.map));
  const { alone, or } = kind;
  // Documents refer to it by its name.
  const whole = kind === pageVariables.site ? site : objectOf(kind);
  if (or === false) return v.union([v.literal(or), whole]);
  if (!alone) return whole;
  const asObject = v.transform((text: string) => v.parse(whole, { [alone]: text }));
  return v.union([v.pipe(v.string(), asObject), whole]);
}

/** A site of the publisher (PAGE-02). */
export const site = /* @__PURE__ */ objectOf(pageVariables.site);

/** The page variables (PAGE-01), one schema each: an invalid one falls back alone. */
export const pageFields: Readonly<Record<string, v.GenericSchema>> = /* @__PURE__ */ Object.fromEntries(
  Object.entries(pageVariables).map(([name, kind]) => [name, schemaOf(kind)]),
);
