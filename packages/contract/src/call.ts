import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** One call of the API: where it lives, what it takes, what it answers. Stated once, used by client, server and OpenAPI. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path, with its parameters in braces: `/api/bookmark/content/{id}`. */
  readonly path: string;
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  /** The body travels as `multipart/form-data`, for it may hold a file. */
  readonly form?: true;
  readonly answer: GenericSchema;
}

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

type Params<C extends Call> = [ParamNames<C['path']>] extends [never]
  ? { params?: undefined }
  : { params: Record<ParamNames<C['path']>, string> };

type Query<C extends Call> = C extends { query: infer Q extends GenericSchema }
  ? { query: InferInput<Q> }
  : { query?: undefined };

type Body<C extends Call> = C extends { body: infer B extends GenericSchema }
  ? { body: InferInput<B> }
  : { body?: undefined };

/** What a caller gives: path parameters, query and body, as far as the call has them. */
export type CallInput<C extends Call> = Params<C> & Query<C> & Body<C>;

/** What a caller gets once the answer has been unwrapped and read. */
export type CallAnswer<C extends Call> = InferOutput<C['answer']>;
