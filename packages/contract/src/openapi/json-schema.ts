import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { wholeNumber } from '../requests.ts';
import { componentNotes, components } from './components.ts';

/** The document describes what is sent, not what it is parsed to: hence the input side of every schema. */
const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // Checks that JSON Schema cannot express; they are described in text.
  ignoreActions: ['check', 'trim', 'transform', 'parse_json'],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    valibotSchema.type === 'file' ? { type: 'string', format: 'binary' } : withTypesTogether(jsonSchema),
};

/** `{ type: ['string', 'null'] }` if every alternative is a plain type: equivalent, and half as long. */
function withTypesTogether({ anyOf, ...rest }: JsonSchema): JsonSchema | undefined {
  const types = anyOf?.map((option) => {
    const bare = typeof option === 'object' && Object.keys(option).join() === 'type';
    return bare ? [option.type].flat() : [];
  });
  if (!types?.every((names) => names.length > 0)) return undefined;
  return { type: [...new Set(types.flat().filter((name) => name !== undefined))], ...rest };
}

const noteOf = new Map<string, string>(Object.entries(componentNotes));

/** `components.schemas`: every entity by its name. */
export function componentSchemas(): Record<string, JsonSchema> {
  const schemas = toJsonSchemaDefs(components, config);
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      { description: noteOf.get(name) ?? name, ...schema },
    ]),
  );
}

/** The JSON Schema of anything else, with references to entities. */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  const {
    $schema: _dialect,
    $defs: _entities,
    ...rest
  } = toJsonSchema(schema, { ...config, definitions: components });
  return rest;
}

/** The encoding of a query parameter: a number, JSON, or plain text. */
export function queryParameterSchema(
  entry: GenericSchema,
  given: unknown,
): { schema: JsonSchema; example?: unknown } | { content: object } {
  const example = given === undefined ? {} : { example: given };
  const schema = unwrapped(entry);
  if (schema === wholeNumber) return { schema: { type: 'integer', minimum: 0 }, ...example };
  const json = jsonBehind(schema);
  return json
    ? { content: { 'application/json': { schema: jsonSchemaOf(json), ...example } } }
    : { schema: jsonSchemaOf(schema), ...example };
}

function unwrapped(entry: GenericSchema): GenericSchema {
  return isOptional(entry) && 'wrapped' in entry && isSchema(entry.wrapped) ? entry.wrapped : entry;
}

export function isOptional(entry: GenericSchema): boolean {
  return entry.type === 'optional' || entry.type === 'nullish';
}

/** `jsonText` is a union of the text and the value: the latter is the content of the text. */
function jsonBehind(schema: GenericSchema): GenericSchema | undefined {
  if (!('options' in schema) || !Array.isArray(schema.options) || schema.options.length !== 2)
    return undefined;
  const [asText, value]: unknown[] = schema.options;
  return isSchema(asText) && asText.type === 'string' && isSchema(value) ? value : undefined;
}

function isSchema(value: unknown): value is GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}
