import { type ErrorBody, errorTexts } from '@portada/contract';
import { atom } from 'nanostores';

/**
 * Why a request failed: no connection, a timeout of 10 s, a status of 400 or more, an `httpCode` of 500 or more in
 * the body, a body that is no JSON, or JSON that does not match the contract.
 */
export type ApiErrorKind = 'offline' | 'timeout' | 'status' | 'server' | 'parse' | 'shape';

interface ApiErrorOptions extends ErrorOptions {
  readonly retryAfter?: number | undefined;
}

/** A failed request. `text` is the default message; widgets choose their own by `status` and `code`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status, or the `httpCode` of the body; 0 where there was no response. */
  readonly status: number;
  readonly text: string;
  /** The message of the server, if any. */
  readonly body: Partial<ErrorBody>;
  /** In how many seconds to try again, where the server says it (`Retry-After`). */
  readonly retryAfter: number | undefined;

  constructor(kind: ApiErrorKind, status = 0, body: Partial<ErrorBody> = {}, options: ApiErrorOptions = {}) {
    super(body.message || `${kind} ${status || ''}`.trim(), options);
    this.kind = kind;
    this.status = status;
    this.body = body;
    this.retryAfter = options.retryAfter;
    this.text = textFor(kind, status);
  }

  get code(): string {
    return this.body.errorCode ?? '';
  }
}

/** API-05 to API-09; a status without a text of its own gets that of 500 (reading 8). */
function textFor(kind: ApiErrorKind, status: number): string {
  if (kind === 'offline' || kind === 'timeout') return errorTexts.timeout;
  if (status === 400 || status === 404) return errorTexts.notFound;
  if (status === 401 || status === 403) return errorTexts.notAuthorized;
  if (status === 412) return errorTexts.precondition;
  return errorTexts.server;
}

/** One entry of the global error list (API-04). */
export interface RecordedError {
  readonly message: string;
  readonly type: ApiErrorKind;
  readonly text: string;
}

/** A page may stay open for days while a poll keeps failing: the list is bounded. */
const KEPT_ERRORS = 100;

/** The failed requests of this page, oldest first. */
export const $errors = atom<readonly RecordedError[]>([]);

export function recordError({ message, kind, text }: ApiError): void {
  $errors.set([...$errors.get(), { message, type: kind, text }].slice(-KEPT_ERRORS));
}
