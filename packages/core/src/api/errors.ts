import { type ErrorBody, errorTexts } from '@portada/contract';
import { atom } from 'nanostores';

/**
 * Why a call failed: no connection, 10 s of silence, an answer of status 400 or more, an `httpCode` of 500 or more
 * inside an answer, no JSON in it, or JSON of another shape than the contract's.
 */
export type ApiErrorKind = 'offline' | 'timeout' | 'status' | 'server' | 'parse' | 'shape';

/** A failed call. `text` is the catalogue's; screens choose their own message by `status` and `code`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status, or the `httpCode` of the body; 0 where there was no answer. */
  readonly status: number;
  readonly text: string;
  /** What the server says about the failure, where it says anything. */
  readonly body: Partial<ErrorBody>;

  constructor(kind: ApiErrorKind, status = 0, body: Partial<ErrorBody> = {}, options: ErrorOptions = {}) {
    super(body.message || `${kind} ${status || ''}`.trim(), options);
    this.kind = kind;
    this.status = status;
    this.body = body;
    this.text = textFor(kind, status);
  }

  get code(): string {
    return this.body.errorCode ?? '';
  }
}

/** API-05 to API-09; a status that the catalogue does not name gets the 500 text (reading 8). */
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

/** A page that stays open for days with a poll that fails must not grow without end. */
const KEPT_ERRORS = 100;

/** The failed requests of this page, oldest first. */
export const $errors = atom<readonly RecordedError[]>([]);

export function recordError({ message, kind, text }: ApiError): void {
  $errors.set([...$errors.get(), { message, type: kind, text }].slice(-KEPT_ERRORS));
}
