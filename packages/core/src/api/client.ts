import { type Call, type CallAnswer, type CallInput, errorBody, REQUEST_TIMEOUT_MS } from '@portada/contract';
import { ownAddress } from '@portada/shared/own-address.ts';
import { safeParse } from 'valibot';
import { $page } from '../page.ts';
import { isRecord } from '../type-guards.ts';
import { ApiError, recordError } from './errors.ts';

const JSON_TYPE = 'application/json';

interface CallValues {
  params?: Record<string, string> | undefined;
  query?: unknown;
  body?: unknown;
}

/** Lists and records travel as JSON; what is empty is left out. */
function queryValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  return Object.keys(value).length > 0 ? JSON.stringify(value) : '';
}

/** Where a call is made; for calls whose body is a form too. */
export function addressOf(call: Call, { params = {}, query }: CallValues): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const url = new URL($page.get().apiUrl.replace(/\/$/, '') + path, location.href);
  for (const [name, value] of Object.entries(isRecord(query) ? query : {})) {
    const text = queryValue(value);
    if (text) url.searchParams.set(name, text);
  }
  return url.href;
}

interface RequestOptions {
  body?: BodyInit | undefined;
  /** The content type, of a body or in want of one. */
  type?: string | undefined;
  cancel?: AbortSignal | undefined;
}

/** Sends and reads to the end of the body within the time limit (API-01), unless its caller cancels it. */
async function exchange(
  call: Call,
  address: string,
  { body, type, cancel }: RequestOptions,
): Promise<[Response, string]> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), REQUEST_TIMEOUT_MS);
  try {
    const response = await fetch(address, {
      method: call.method,
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        ...(type ? { 'Content-Type': type } : {}),
      },
      ...(body === undefined ? {} : { body }),
      signal: cancel ? AbortSignal.any([cancel, limit.signal]) : limit.signal,
    });
    return [response, await response.text()];
  } catch (cause) {
    cancel?.throwIfAborted();
    throw new ApiError(limit.signal.aborted ? 'timeout' : 'offline', 0, {}, { cause });
  } finally {
    clearTimeout(timer);
  }
}

function errorIn(body: unknown) {
  const read = safeParse(errorBody, body);
  return read.success ? read.output : {};
}

/** The `httpCode` that an answer carries, on the outer body or inside it (API-03, reading 3). */
function codeOf(body: unknown): number {
  const code = isRecord(body) ? body.httpCode : undefined;
  return typeof code === 'number' ? code : 0;
}

/**
 * Unwraps the body and turns every way of failing into one kind of error (API-02, API-03). What says how the call
 * went may stand beside the wrapped answer: its `httpCode` is kept, since some calls are judged by it.
 */
function unwrap(response: Response, text: string): unknown {
  let outer: unknown;
  try {
    outer = JSON.parse(text);
  } catch (cause) {
    throw new ApiError(response.ok ? 'parse' : 'status', response.status, {}, { cause });
  }
  const inner = isRecord(outer) && outer.response !== undefined ? outer.response : outer;
  const failure = Math.max(codeOf(outer), codeOf(inner));
  if (!response.ok || failure >= 500) {
    const body = errorIn(isRecord(outer) && isRecord(inner) ? { ...outer, ...inner } : outer);
    throw response.ok ? new ApiError('server', failure, body) : new ApiError('status', response.status, body);
  }
  return isRecord(outer) && isRecord(inner) ? { httpCode: outer.httpCode, ...inner } : inner;
}

const underWay = new Map<string, Promise<unknown>>();

/** What is under way already is waited for, not asked for again. */
function shared(key: string, ask: () => Promise<unknown>): Promise<unknown> {
  const asked = underWay.get(key) ?? ask().finally(() => underWay.delete(key));
  underWay.set(key, asked);
  return asked;
}

async function recorded<Answer>(attempt: Promise<Answer>): Promise<Answer> {
  try {
    return await attempt;
  } catch (error) {
    if (error instanceof ApiError) recordError(error);
    throw error;
  }
}

/** Sends a call and answers what came, unwrapped. */
export function send(call: Call, address: string, sending: RequestOptions): Promise<unknown> {
  return recorded(exchange(call, address, sending).then(([response, text]) => unwrap(response, text)));
}

/** What came, as the call's own schema reads it. */
export function readAnswer<C extends Call>(call: C, answer: unknown): CallAnswer<C> {
  const schema: C['answer'] = call.answer;
  // To valibot a list is an object too, and one of which every field is missing.
  const isWhole = schema.type !== 'object' || isRecord(answer);
  const read = safeParse(schema, isWhole ? answer : undefined);
  if (read.success) return read.output;
  const error = new ApiError('shape', 200, {}, { cause: read.issues });
  recordError(error);
  throw error;
}

/**
 * Makes a call of the contract. The same call asked for twice while it is under way is made once: two widgets share
 * a GET, a double click does not write twice.
 *
 * @param cancel ends a call whose answer is wanted no more; such a call is nobody else's, and its end no failure
 * @throws {ApiError} after recording it in the global error list (API-04)
 */
export async function request<C extends Call>(
  call: C,
  input: CallInput<C>,
  cancel?: AbortSignal,
): Promise<CallAnswer<C>> {
  const given: CallValues = input;
  const address = addressOf(call, given);
  const body = given.body === undefined ? undefined : JSON.stringify(given.body);
  const type = body === undefined ? undefined : JSON_TYPE;
  const answer = await (cancel
    ? send(call, address, { body, type, cancel })
    : shared(`${call.method} ${address} ${body}`, () => send(call, address, { body, type })));
  return readAnswer(call, answer);
}

/**
 * An address that a server has given, absolute, if it may be called: only on the page's origin or on the API's, for
 * the session's cookies go with the call.
 *
 * @param base where the address was given: what it means depends on that, as in a page
 */
export function callableAddress(address: string, base: string = location.href): string | undefined {
  const api = new URL($page.get().apiUrl, location.href);
  return ownAddress(address, base, [location.origin, api.origin]);
}

/**
 * Makes a call whose address a server has given: the next page of a list (LOAD-03). It says that it wants JSON by its
 * content type too, since a page for readers may live at the same address.
 *
 * @throws {ApiError} after recording it; of kind `shape` where the address may not be called
 */
export async function requestAt<C extends Call>(
  call: C,
  address: string,
  cancel?: AbortSignal,
): Promise<CallAnswer<C>> {
  const own = callableAddress(address);
  if (!own) return recorded(Promise.reject(new ApiError('shape', 0, { message: `Not ours: ${address}` })));
  return readAnswer(call, await send(call, own, { type: JSON_TYPE, cancel }));
}
