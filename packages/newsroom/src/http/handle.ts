/** Registers the calls of the contract: paths, validation and answers are the contract's, the handler is ours. */
import type { Call, CallInput } from '@portada/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

/** What a handler gets: everything already checked by the call's schemas. */
interface HandlerInput<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a handler answers: what the call's answer schema reads. */
export type Handler<C extends Call> = (input: HandlerInput<C>) => Promise<v.InferInput<C['answer']>>;

export interface HandleOptions {
  /** `private` unless every caller gets the same; a handler's own header goes before it. */
  readonly cache?: Cache;
  /**
   * Whether the answer is wrapped as `{ httpCode: 200, response }`. The calls that answer the user are; all others
   * answer what the contract shows, bare: lists as lists, `{ success: true }`, `{ httpCode: 200 }`.
   */
  readonly envelope?: boolean;
  /** How often one address may make the call; writes have a common limit where none is given. */
  readonly limit?: Limit;
}

/** A path parameter longer than any id, address or cursor of ours. */
const MAX_PARAM = 1_000;

/**
 * Registers one call. A query or body that its schema refuses is answered with 400 and the refused fields; an
 * `ApiError` that the handler throws is answered under its status.
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
    handler: async (request, reply) => {
      if (limit) await countAttempt(app, limit, request.ip);
      const answer = await handler({
        params: readParams(call, request),
        query: readQuery(call, request),
        body: readBody(call, request),
        request,
        reply,
      });
      // A handler knows it of the one answer where some are everybody's and some a reader's own.
      if (!reply.hasHeader('cache-control')) {
        reply.header('cache-control', cacheHeader(options.cache ?? 'private'));
      }
      return reply.send(options.envelope ? { httpCode: 200, response: answer } : answer);
    },
  });
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

/** PostgreSQL has no place for a NUL in a text, and no reader types one. */
function refuseNul(value: unknown): void {
  if (JSON.stringify(value)?.includes('\\u0000')) throw invalidFields({ '': 'nul' });
}

/** What a schema reads; 400 with the refused fields where it reads nothing. */
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

/** The refusal of what was sent, with the message key of each field. */
export function invalidFields(fields: Readonly<Record<string, string>>): ApiError {
  const code = Object.keys(fields).length > 1 ? 'INVALID_FIELDS' : 'INVALID_FIELD';
  return new ApiError(400, code, 'What was sent is not valid.', { fields });
}
