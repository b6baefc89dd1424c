/** What the caller of a full or absent storage gets. */
import { ApiError, ServiceUnavailable } from '../http/errors.ts';

/** The disk has no space, or its user has used up a quota. */
const fullDiskCodes = ['ENOSPC', 'EDQUOT'];

/** 507: there is no room for a file. */
export class StorageFull extends ApiError {
  constructor(cause: unknown) {
    super(507, 'UNKNOWN_ERROR', 'There is no room for the file.', {}, { cause });
  }
}

/** 503: the storage does not answer, or refuses. */
export class StorageUnavailable extends ServiceUnavailable {}

/** A storage that does not answer, to somebody at a terminal. */
export function awayMessage({ cause }: Error): string {
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
  return `The storage does not answer: ${reason.replace(/\.$/, '')}.`;
}

/** A `StorageFull` for the error of a full disk; any other as it is. */
export function asDiskError(error: unknown): unknown {
  const isFull = error instanceof Error && 'code' in error && fullDiskCodes.includes(String(error.code));
  return isFull ? new StorageFull(error) : error;
}
