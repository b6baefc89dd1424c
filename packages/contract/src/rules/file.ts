import * as v from 'valibot';
import type { ValidationKey } from './keys.ts';

/** VAL-17: a file's maximum size in bytes. */
/* @__NO_SIDE_EFFECTS__ */
export function maxSize<Sized extends Pick<File, 'size'>>(
  bytes: number,
  key: ValidationKey = 'validation.file.size',
) {
  return v.check<Sized, ValidationKey>((file) => file.size <= bytes, key);
}

/** UGC-03, INTV-02: a file of one of these media types, as browsers report them. */
/* @__NO_SIDE_EFFECTS__ */
export function fileType<Typed extends Pick<File, 'type'>>(
  types: readonly string[],
  key: ValidationKey = 'validation.file.type',
) {
  return v.check<Typed, ValidationKey>((file) => types.includes(file.type), key);
}
