import { type Call, type CallAnswer, type CallInput, errorBody } from '@portada/contract';
import { exact } from '@portada/contract/exact-json';
import { isRecord } from '@portada/contract/json-type';
import { ownAddress } from '@portada/shared/own-address.ts';
import { safeParse } from 'valibot';
import { $page } from '../page.ts';
import { REQUEST_TIMEOUT_MS } from '../request-timeout.ts';
import { ApiError, recordError } from './errors.ts';
import { retryAfterOf } from './retry-after.ts';

const JSON_TYPE = 'application/json';

/** Only a response with such a number is revived: to visit each value takes several times as long as to parse it. */
const LONG_NUMBER = /\d{16}/;

interface CallValues {
  params?: Record<string, string> | undefined;
  query?: unknown;
  body?: unknown;
}

/** Lists and objects are sent as JSON; empty values are omitted. */
function queryValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  return Object.keys(value).length > 0 ? JSON.stringify(value) : '';
}

/** The absolute address of a call, with its path parameters and its query. */
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
  /** The content type, also for a request without a body. */
  type?: string | undefined;
  cancel?: AbortSignal | undefined;
}

/** Sends a request and reads the whole body within the timeout (API-01), unless the caller aborts it. */
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

/** The `httpCode` of a response, in the outer body or in the wrapped one (API-03, reading 3). */
function codeOf(body: unknown): number {
  const code = isRecord(body) ? body.httpCode : undefined;
  return typeof code === 'number' ? code : 0;
}

/**
 * Unwraps the response and maps every kind of failure to `ApiError` (API-02, API-03). A wrapped response may carry
 * its status beside it: its `httpCode` is kept, since some calls are judged by it.
 */
function unwrap(response: Response, text: string): unknown {
  const { headers } = response;
  const retryAfter = retryAfterOf(headers.get('Retry-After'), headers.get('Date'));
  let outer: unknown;
  try {
    outer = JSON.parse(text, LONG_NUMBER.test(text) ? exact : undefined);
  } catch (cause) {
    throw new ApiError(response.ok ? 'parse' : 'status', response.status, {}, { cause, retryAfter });
  }
  const inner = isRecord(outer) && outer.response !== undefined ? outer.response : outer;
  const failure = Math.max(codeOf(outer), codeOf(inner));
  if (!response.ok || failure >= 500) {
    const body = errorIn(isRecord(outer) && isRecord(inner) ? { ...outer, ...inner } : outer);
    throw response.ok
      ? new ApiError('server', failure, body, { retryAfter })
      : new ApiError('status', response.status, body, { retryAfter });
  }
  return isRecord(outer) && isRecord(inner) ? { httpCode: outer.httpCode, ...inner } : inner;
}

const underWay = new Map<string, Promise<unknown>>();

/** Requests in flight, by key: an equal one awaits the same promise. */
function shared(key: string, ask: () => Promise<unknown>): Promise<unknown> {
  const known = underWay.get(key);
  if (known) return known;
  const asked = ask().finally(() => {
    if (underWay.get(key) === asked) underWay.delete(key);
  });
  underWay.set(key, asked);
  return asked;
}

/** The response to a GET in flight may be older than a write: who asks from now on asks anew. */
function endSharing(): void {
  for (const key of underWay.keys()) if (key.startsWith('GET ')) underWay.delete(key);
}

async function recorded<Answer>(attempt: Promise<Answer>): Promise<Answer> {
  try {
    return await attempt;
  } catch (error) {
    if (error instanceof ApiError) recordError(error);
    throw error;
  }
}

/** Sends a request and resolves to the unwrapped response. */
export function send(call: Call, address: string, sending: RequestOptions): Promise<unknown> {
  const answer = recorded(
    exchange(call, address, sending).then(([response, text]) => unwrap(response, text)),
  );
  if (call.method === 'GET') return answer;
  endSharing();
  return answer.finally(endSharing);
}

/** The response, parsed by the call's schema. */
export function readAnswer<C extends Call>(call: C, answer: unknown): CallAnswer<C> {
  const schema: C['answer'] = call.answer;
  // valibot accepts a list as an object whose fields are all missing.
  const isWhole = schema.type !== 'object' || isRecord(answer);
  const read = safeParse(schema, isWhole ? answer : undefined);
  if (read.success) return read.output;
  const error = new ApiError('shape', 200, {}, { cause: read.issues });
  recordError(error);
  throw error;
}

/**
 * Sends a call of the contract. Equal requests in flight are deduplicated: two widgets share a GET, unless something
 * was written in between; a double click does not write twice.
 *
 * @param cancel aborts the request; such a request is not shared, and its abort is no failure
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
 * An address from a response, made absolute, if it may be requested: only on the page's origin or the API's, since
 * the request carries the session cookies.
 *
 * @param base the address that the response came from, which relative addresses are resolved against
 */
export function callableAddress(address: string, base: string = location.href): string | undefined {
  const api = new URL($page.get().apiUrl, location.href);
  return ownAddress(address, base, [location.origin, api.origin]);
}

/**
 * Requests an address from a response: the next page of a list (LOAD-03). Its content type says JSON too, since an
 * HTML page may live at the same address.
 *
 * @throws {ApiError} after recording it; of kind `shape` where the address may not be requested
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
