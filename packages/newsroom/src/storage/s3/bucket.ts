/** The storage in a bucket: `uploads/…` and `clippings/…`, below the configured prefix. */
import { S3 } from '@aws-sdk/client-s3';
import { StartError } from '../../config/config.ts';
import type { BucketSettings } from '../../config/storage.ts';
import { safeKey } from '../keys.ts';
import { INCOMING, type Storage } from '../storage.ts';
import { asStorageError, lacksCredentials, statusOf } from './errors.ts';
import { filesIn } from './files.ts';
import { BucketIncoming, removeIncoming, removeUnfinished } from './incoming.ts';

/** A store that is there takes connections at once. */
const CONNECTION_TIMEOUT_MS = 2_000;
/** Copying half a gigabyte within the store may take as long without a byte on the wire. */
const SOCKET_TIMEOUT_MS = 30_000;
const ATTEMPTS = 3;

export function openBucket({ bucket, prefix, region, endpoint }: BucketSettings): Storage {
  const client = new S3({
    region,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, socketTimeout: SOCKET_TIMEOUT_MS },
    // Others than Amazon have the bucket in the path, and know no checksums but those that are required.
    ...(endpoint && {
      endpoint,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  });
  const shelf = { client, bucket, prefix: `${prefix}uploads/` };
  const files = filesIn(shelf);
  const clippings = { client, bucket, prefix: `${prefix}clippings/` };
  const isIncoming = (key: string) => key.startsWith(`${INCOMING}/`);
  return {
    uploads: {
      ...files,
      async move(from, to) {
        await files.move(from, to);
        if (isIncoming(from)) await removeIncoming(shelf, shelf.prefix + from);
      },
      async remove(key) {
        if (isIncoming(key)) await removeIncoming(shelf, shelf.prefix + safeKey(key));
        else await files.remove(key);
      },
    },
    clippings: filesIn(clippings),
    incoming: (options) => new BucketIncoming(shelf, options),
    async sweep(before) {
      // Not all below the prefix: without one that is the bucket, which other programs may use too.
      for (const own of [shelf, clippings]) await removeUnfinished(own, before);
    },
    check: () => check(client, bucket),
    close: () => client.destroy(),
  };
}

/** Credentials or a bucket that are wrong do not mend themselves; a store that does not answer may. */
async function check(client: S3, Bucket: string): Promise<Error | undefined> {
  try {
    await client.headBucket({ Bucket });
    return undefined;
  } catch (error) {
    const status = statusOf(error) ?? 0;
    if (lacksCredentials(error)) {
      throw new StartError('STORAGE_URL cannot be used: the AWS client finds no credentials.');
    }
    if (status >= 300 && status < 500) {
      throw new StartError(`STORAGE_URL cannot be used: the store answers ${status} for the bucket.`);
    }
    const failure = asStorageError(error);
    return failure instanceof Error ? failure : new Error(String(failure));
  }
}
