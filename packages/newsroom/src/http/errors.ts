/** What a failed call answers beside its status and code (reading 3). */
export interface ApiErrorDetails {
  readonly userId?: string;
  /** The refused fields, each with the key of its message. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** A failure that the caller may know about. Thrown anywhere below a handler; answered by the error handler. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly details: ApiErrorDetails;

  constructor(status: number, code: string, message: string, details: ApiErrorDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}
