import { ApiError } from './errors.ts';

/** Ids are integers within PostgreSQL's `integer`; anything else is invalid. */
export function idOf(given: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined;
}

/** @throws {ApiError} 404 for an invalid id */
export function numericId(given: string): number {
  return idOf(given) ?? missing();
}

export function missing(): never {
  throw noSuch();
}

export function noSuch(): ApiError {
  return new ApiError(404, 'NOT_FOUND', 'Nothing has this id.');
}
