import type { JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Call } from '../call.ts';
import type { ErrorCode } from '../errors.ts';
import type { CallErrors, CallSummary } from './call-summary.ts';
import type { CallExample } from './examples.ts';
import { attachment, cookieHeaders, type Headers, retryAfter } from './headers.ts';
import { isOptional, jsonSchemaOf, queryParameterSchema } from './json-schema.ts';
import { pathParameters } from './path-parameters.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema?: JsonSchema;
  readonly content?: object;
  readonly example?: unknown;
}

export interface Response {
  readonly description: string;
  readonly headers?: Headers;
  readonly content?: {
    readonly 'application/json': { readonly schema: JsonSchema; readonly example?: unknown };
  };
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly description?: string;
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
    responses: { 200: done(name, call, summary, example), ...errorResponses(call, summary) },
    security: summary.session ? [{ [SESSION_SCHEME]: [] }] : [],
  };
}

function done(name: string, call: Call, { cookies }: CallSummary, example?: CallExample): Response {
  const headers = { ...(cookies && cookieHeaders(cookies)), ...(name === 'downloadData' && attachment) };
  return {
    description: 'Done',
    ...(Object.keys(headers).length > 0 && { headers }),
    content: json(jsonSchemaOf(call.answer), example?.answer),
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

/** A 400 for whatever is read, and a 403 for a write from another site. */
function errorResponses(call: Call, { errors = {}, session }: CallSummary): Record<string, Response> {
  const reads = call.query ?? call.body;
  const own = new Map<string, readonly ErrorCode[]>(Object.entries(errors));
  const refused = [...(own.get('403') ?? []), 'FORBIDDEN'] as const;
  const all: CallErrors = {
    ...(reads ? { 400: ['INVALID_FIELD', 'INVALID_FIELDS'] } : {}),
    ...(session ? { 401: ['NOT_LOGGED_IN'] } : {}),
    ...errors,
    ...(call.method === 'GET' ? {} : { 403: [...new Set(refused)] }),
    429: ['TOO_MANY_REQUESTS'],
    500: ['UNKNOWN_ERROR'],
    503: ['UNKNOWN_ERROR'],
  };
  return Object.fromEntries(Object.entries(all).map(([status, codes]) => [status, failed(status, codes)]));
}

/** A response with an error: its first code as the example. */
export function failed(status: string, codes: readonly ErrorCode[]): Response {
  const [errorCode = ''] = codes;
  const ofField = status === '400' && errorCode.startsWith('INVALID_FIELD');
  const example = {
    ...{ httpCode: Number(status), errorCode, message: messages[status] ?? 'This cannot be done.' },
    ...(ofField && { fields: { email: 'validation.email' } }),
    ...(errorCode === 'EMAIL_NOT_VALIDATED' && { userId: '1005' }),
  };
  return {
    description: codes.map((code) => `\`${code}\``).join(' or '),
    ...((status === '429' || status === '503') && { headers: retryAfter }),
    content: json({ $ref: '#/components/schemas/Error' }, example),
  };
}

/** For developers; widgets have texts of their own. */
const messages: Readonly<Record<string, string>> = {
  400: 'What was sent is not valid.',
  401: 'There is no session.',
  403: 'This is not allowed.',
  404: 'There is no such thing.',
  409: 'This has been done already.',
  429: 'Too many requests.',
  500: 'The request could not be answered.',
  503: 'The service is not available. Please try again later.',
  507: 'There is no room for the file.',
};

function json(schema: JsonSchema, example?: unknown) {
  return { 'application/json': withExample(schema, example) };
}

function withExample(schema: JsonSchema, example: unknown) {
  return { schema, ...(example !== undefined && { example }) };
}
