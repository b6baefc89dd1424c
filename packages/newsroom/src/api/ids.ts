import { ApiError } from '../http/errors.ts';

/** Ids are whole numbers that PostgreSQL's `integer` holds; anything else is nobody's id. */
export function numericId(given: string): number {
  return /^[1-9]\d{0,8}$/.test(given) ? Number(given) : missing();
}

export function missing(): never {
  throw new ApiError(404, 'NOT_FOUND', 'Nothing has this id.');
}
