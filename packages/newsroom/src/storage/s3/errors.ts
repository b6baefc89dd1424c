/** What a store's refusals and silences mean. */
import { asDiskError, StorageFull, StorageUnavailable } from '../errors.ts';

const missing = ['NoSuchKey', 'NotFound', 'NoSuchUpload'];
/** MinIO's, Ceph's and others' words for a full store; HTTP has a status for it. */
const full = ['QuotaExceeded', 'XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded', 'InsufficientCapacity'];
const INSUFFICIENT_STORAGE = 507;

/** The client marks with `$metadata` what a request met, also if nobody answered it. */
function metadataOf(error: unknown): { httpStatusCode?: unknown } | undefined {
  if (!(error instanceof Error && '$metadata' in error)) return undefined;
  return typeof error.$metadata === 'object' && error.$metadata !== null ? error.$metadata : undefined;
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && missing.includes(error.name);
}

/** The status of the store's answer; undefined if there was none. */
export function statusOf(error: unknown): number | undefined {
  const status = metadataOf(error)?.httpStatusCode;
  return typeof status === 'number' ? status : undefined;
}

export function lacksCredentials(error: unknown): boolean {
  return error instanceof Error && error.name === 'CredentialsProviderError';
}

/** An error of the store as ours; one of the file that is being sent as it is. */
export function asStorageError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (full.includes(error.name) || statusOf(error) === INSUFFICIENT_STORAGE) return new StorageFull(error);
  if (metadataOf(error) || lacksCredentials(error)) return new StorageUnavailable(error);
  return asDiskError(error);
}

/** The result of a call to the store, with its errors as ours. */
export async function asked<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw asStorageError(error);
  }
}

/** The same, undefined if there is no such file. */
export function askedFor<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
  return asked(() =>
    call().catch((error) => {
      if (isMissing(error)) return undefined;
      throw error;
    }),
  );
}
