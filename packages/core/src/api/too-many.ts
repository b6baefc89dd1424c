/** A refusal since too much has been asked for in a short time. */
export interface TooMany {
  /** In how many seconds the server takes more; unknown where it does not say. */
  readonly retryAfter: number | undefined;
}

const TOO_MANY_REQUESTS = 429;

/** Whether a call failed of that; the one place that knows by what to tell. */
export function tooManyOf(failure: unknown): TooMany | undefined {
  const { status, retryAfter }: { status?: unknown; retryAfter?: unknown } = Object(failure);
  if (status !== TOO_MANY_REQUESTS) return undefined;
  return { retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined };
}
