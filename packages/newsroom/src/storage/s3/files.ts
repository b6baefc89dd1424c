/** Files in a bucket of an S3-compatible store. */
import { Readable } from 'node:stream';
import { paginateListObjectsV2, type S3 } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { safeKey } from '../keys.ts';
import type { Files, StoredFile } from '../storage.ts';
import { asked, askedFor } from './errors.ts';

/** A request takes as long as the transfer of so much. */
const PAGE_BYTES = 1_048_576;
/** Of a stream whose length is unknown: 10,000 parts at most, of at least five megabytes. */
const PART_BYTES = 8_388_608;

/** A bucket, and what the keys in it begin with. */
export interface Shelf {
  readonly client: S3;
  readonly bucket: string;
  readonly prefix: string;
}

export function filesIn({ client, bucket: Bucket, prefix }: Shelf): Files {
  const at = (key: string) => ({ Bucket, Key: prefix + safeKey(key) });

  async function remove(key: string): Promise<void> {
    const object = at(key);
    await asked(() => client.deleteObject(object));
  }

  return {
    pageBytes: PAGE_BYTES,
    locate: (key) => `s3://${Bucket}/${prefix}${safeKey(key)}`,
    async bytesOf(key) {
      const object = at(key);
      return (await askedFor(() => client.headObject(object)))?.ContentLength;
    },
    async read(key, range) {
      const object = { ...at(key), ...(range && { Range: `bytes=${range.start}-${range.end}` }) };
      const found = await askedFor(() => client.getObject(object));
      return found?.Body instanceof Readable ? found.Body : undefined;
    },
    async write(key, content) {
      const params = { ...at(key), Body: content };
      // In parts if it is long; they are one file once all have come, and none if one has not.
      await asked(() => new Upload({ client, params, partSize: PART_BYTES, queueSize: 1 }).done());
    },
    async move(from, to) {
      const target = { ...at(to), CopySource: `${Bucket}/${prefix}${safeKey(from)}` };
      await asked(() => client.copyObject(target));
      await remove(from);
    },
    remove,
    list: (folder) => listed({ client, bucket: Bucket, prefix }, folder),
  };
}

async function* listed({ client, bucket, prefix }: Shelf, folder?: string): AsyncGenerator<StoredFile> {
  const within = folder === undefined ? prefix : `${prefix}${safeKey(folder)}/`;
  const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: within });
  for (;;) {
    const { done, value } = await asked(() => pages.next());
    if (done) return;
    for (const { Key = '', Size = 0, LastModified = new Date() } of value.Contents ?? []) {
      yield { key: Key.slice(prefix.length), bytes: Size, changedAt: LastModified };
    }
  }
}
