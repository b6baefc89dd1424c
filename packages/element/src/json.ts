import { exact } from '@portada/contract/exact-json';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import type { Attribute } from './attributes.ts';

/** JSON attributes, validated by a schema of the contract. A module of its own, since it imports valibot. */
export const json = <Schema extends GenericSchema>(
  schema: Schema,
  byDefault: NoInfer<InferOutput<Schema>>,
): Attribute<InferOutput<Schema>> => {
  const accept = (given: unknown): InferOutput<Schema> | undefined => {
    const read = safeParse(schema, given);
    return read.success ? read.output : undefined;
  };
  const parse = (written: string) => {
    if (!written.trim()) return byDefault;
    try {
      return accept(JSON.parse(written, exact));
    } catch {
      return undefined;
    }
  };
  return { type: 'json', byDefault, parse, accept };
};
