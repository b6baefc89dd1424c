import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** The definition of one call: path, payload and response, shared by client, server and OpenAPI document. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path, with its parameters in braces: `/api/bookmark/content/{id}`. */
  readonly path: string;
  /** Of what is sent the server has the schemas; the browser's build leaves them out. */
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  /** The body is `multipart/form-data`, since it may contain a file. */
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

/** A call's input: path parameters, query and body, where the call has them. */
export type CallInput<C extends Call> = Params<C> & Query<C> & Body<C>;

/** A call's output: the response, unwrapped and parsed. */
export type CallAnswer<C extends Call> = InferOutput<C['answer']>;
