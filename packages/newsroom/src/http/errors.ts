import type { ErrorCode } from '@portada/contract';

/** What a failed call answers beside its status and code (reading 3). */
export interface ApiErrorDetails {
  readonly userId?: string;
  /** The refused fields, each with the key of its message. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** The contract's codes, and what only a page is refused with. */
type FailureCode = ErrorCode | 'GONE';

/** A failure that the caller may know about. Thrown anywhere below a handler; answered by the error handler. */
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
