/** Registers the contract's calls: path and schemas are the contract's, the handler is the newsroom's. */
import type { Call, CallInput } from '@portada/contract';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type Cache, cacheHeader } from './cache.ts';
import { ApiError } from './errors.ts';
import { limits } from './limits.ts';
import { countAttempt, type Limit } from './rate-limit.ts';

type ParamsOf<C extends Call> = CallInput<C> extends { params: infer P } ? P : Record<never, string>;
type QueryOf<C extends Call> = C extends { query: infer Q extends v.GenericSchema }
  ? v.InferOutput<Q>
  : undefined;
type BodyOf<C extends Call> = C extends { body: infer B extends v.GenericSchema }
  ? v.InferOutput<B>
  : undefined;

/** A handler's input, validated by the call's schemas. */
interface HandlerInput<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A handler's result: the input of the call's response schema. */
export type Handler<C extends Call> = (input: HandlerInput<C>) => Promise<v.InferInput<C['answer']>>;

export interface HandleOptions {
  /** `private` unless every client gets the same response; a header that the handler sets takes precedence. */
  readonly cache?: Cache;
  /**
   * Whether the response is wrapped as `{ httpCode: 200, response }`, as for the calls that return the user; all others
   * return what the contract defines, unwrapped: lists as lists, `{ success: true }`, `{ httpCode: 200 }`.
   */
  readonly envelope?: boolean;
  /** The rate limit per address; writes without one share a common limit. `none`: the handler counts by itself. */
  readonly limit?: Limit | 'none';
  readonly normal?: FastifyContextConfig['normal'];
}

/** Longer than any id, address or cursor. */
const MAX_PARAM = 1_000;

/**
 * Registers one call. Invalid input gives a 400 with the invalid fields; an `ApiError` of the handler gives a response
 * with its status.
 */
export function handle<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  options: HandleOptions = {},
): void {
  const limit = options.limit ?? (call.method === 'GET' ? undefined : limits.writes);
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(options.cache && options.cache !== 'private' && { config: sharedConfig(call, options) }),
    handler: async (request, reply) => {
      if (limit && limit !== 'none') await countAttempt(app, limit, request.ip);
      const answer = await handler({
        params: readParams(call, request),
        query: readQuery(call, request),
        body: readBody(call, request),
        request,
        reply,
      });
      // The handler knows it per response, where some are public and some a reader's own.
      if (!reply.hasHeader('cache-control')) {
        reply.header('cache-control', cacheHeader(options.cache ?? 'private'));
      }
      return reply.send(options.envelope ? { httpCode: 200, response: answer } : answer);
    },
  });
}

function sharedConfig(call: Call, { normal }: HandleOptions): FastifyContextConfig {
  return { shared: queryNames(call), ...(normal && { normal }) };
}

function queryNames({ query }: Call): string[] {
  return query && 'entries' in query ? Object.keys(Object(query.entries)) : [];
}

function readParams<C extends Call>(call: C, request: FastifyRequest): ParamsOf<C>;
function readParams(_call: Call, { params }: FastifyRequest): unknown {
  return checked(v.record(v.string(), v.pipe(v.string(), v.maxLength(MAX_PARAM))), params);
}

function readQuery<C extends Call>(call: C, request: FastifyRequest): QueryOf<C>;
function readQuery(call: Call, { query }: FastifyRequest): unknown {
  return call.query ? checked(call.query, query) : undefined;
}

function readBody<C extends Call>(call: C, request: FastifyRequest): BodyOf<C>;
function readBody(call: Call, { body }: FastifyRequest): unknown {
  refuseNul(body);
  return call.body ? checked(call.body, body) : undefined;
}

/** PostgreSQL text cannot contain NUL, and no reader types one. */
function refuseNul(value: unknown): void {
  if (JSON.stringify(value)?.includes('\\u0000')) throw invalidFields({ '': 'nul' });
}

/** Parses by a schema; 400 with the invalid fields on failure. */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  throw invalidFields(
    Object.fromEntries(read.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message])),
  );
}

/** The 400 for invalid input, with the message key of each field. */
export function invalidFields(fields: Readonly<Record<string, string>>): ApiError {
  const code = Object.keys(fields).length > 1 ? 'INVALID_FIELDS' : 'INVALID_FIELD';
  return new ApiError(400, code, 'What was sent is not valid.', { fields });
}
