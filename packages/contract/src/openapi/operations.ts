import type { JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Call } from '../call.ts';
import type { CallExample } from './examples.ts';
import { isOptional, jsonSchemaOf, queryParameterSchema } from './json-schema.ts';
import { type CallErrors, type CallSummary, pathParameters } from './summaries.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description?: string;
  readonly schema?: JsonSchema;
  readonly content?: object;
  readonly example?: unknown;
}

interface Response {
  readonly description: string;
  readonly headers?: object;
  readonly content?: {
    readonly 'application/json': { readonly schema: JsonSchema; readonly example?: unknown };
  };
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, Response>>;
  readonly security?: readonly object[];
}

/** The session's cookie, as `components.securitySchemes` names it. */
export const SESSION_SCHEME = 'session';

export function operation(name: string, call: Call, summary: CallSummary, example?: CallExample): Operation {
  return {
    operationId: name,
    summary: summary.summary,
    tags: [summary.tag],
    parameters: [
      ...parametersInPath(call.path),
      ...(call.query ? parametersInQuery(call.query, example?.query) : []),
    ],
    ...(call.body ? { requestBody: requestBody(call, call.body, example?.body) } : {}),
    responses: {
      200: { description: 'Done', content: json(jsonSchemaOf(call.answer), example?.answer) },
      ...errorResponses(summary),
    },
    ...(summary.session ? { security: [{ [SESSION_SCHEME]: [] }] } : {}),
  };
}

export function parametersInPath(path: string): Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: pathParameters[name] ?? name,
    schema: { type: 'string' },
  }));
}

function parametersInQuery(query: GenericSchema, example: CallExample['query'] = {}): Parameter[] {
  return Object.entries(entriesOf(query)).map(([name, entry]) => ({
    name,
    in: 'query',
    required: !isOptional(entry),
    ...queryParameterSchema(entry, example[name]),
  }));
}

function entriesOf(schema: GenericSchema): Record<string, GenericSchema> {
  return isObjectSchema(schema) ? schema.entries : {};
}

function isObjectSchema(
  schema: GenericSchema,
): schema is GenericSchema & { entries: Record<string, GenericSchema> } {
  return schema.type === 'object' && 'entries' in schema;
}

function requestBody(call: Call, body: GenericSchema, example: unknown): object {
  const type = call.form ? 'multipart/form-data' : 'application/json';
  return { required: true, content: { [type]: withExample(jsonSchemaOf(body), example) } };
}

function errorResponses({ errors = {}, session }: CallSummary): Record<string, Response> {
  const all: CallErrors = {
    ...(session ? { 401: ['NOT_LOGGED_IN'] } : {}),
    ...errors,
    429: ['TOO_MANY_REQUESTS'],
    500: ['UNKNOWN_ERROR'],
  };
  return Object.fromEntries(
    Object.entries(all).map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\``).join(' or '),
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    ]),
  );
}

function json(schema: JsonSchema, example?: unknown) {
  return { 'application/json': withExample(schema, example) };
}

function withExample(schema: JsonSchema, example: unknown) {
  return { schema, ...(example !== undefined && { example }) };
}
