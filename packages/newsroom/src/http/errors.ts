import type { ErrorCode } from '@portada/contract';

/** The body of an error response besides its status and code (reading 3). */
export interface ApiErrorDetails {
  readonly userId?: string;
  /** The invalid fields, each with its message key. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** The contract's error codes, and those that only pages use. */
type FailureCode = ErrorCode | 'GONE';

/** An error that is sent to the client. Thrown anywhere below a handler; sent by the error handler. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: FailureCode;
  readonly details: ApiErrorDetails;

  constructor(
    status: number,
    code: FailureCode,
    message: string,
    details: ApiErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** How long the database takes to restart. */
const RETRY_AFTER_S = 5;

/** 503: the same request may succeed after `retryAfter` seconds. */
export class ServiceUnavailable extends ApiError {
  readonly retryAfter = RETRY_AFTER_S;

  constructor(cause: unknown) {
    super(503, 'UNKNOWN_ERROR', 'The service is not available. Please try again later.', {}, { cause });
  }
}
