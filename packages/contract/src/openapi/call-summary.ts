import type { ErrorCode } from '../errors.ts';
import type { SessionChange } from './headers.ts';

/** The errors of a call: by HTTP status, the codes of the body. */
export interface CallErrors {
  readonly [status: string]: readonly ErrorCode[];
}

/** The documentation of a call, besides its schemas. */
export interface CallSummary {
  readonly summary: string;
  readonly tag:
    | 'Account'
    | 'Profile'
    | 'Newsletters'
    | 'Paywall'
    | 'Search'
    | 'Lists'
    | 'Community'
    | 'Contact';
  /** Without a session it responds with 401. */
  readonly session?: true;
  /** Whether it sets the session's cookies, or deletes them. */
  readonly cookies?: SessionChange;
  readonly errors?: CallErrors;
}

export const invalid = {
  400: ['INVALID_FIELD', 'INVALID_FIELDS', 'REQUIRED_FIELD'],
} as const satisfies CallErrors;
export const missing = { 404: ['NOT_FOUND'] } as const satisfies CallErrors;
export const foreign = { 403: ['FORBIDDEN'] } as const satisfies CallErrors;
