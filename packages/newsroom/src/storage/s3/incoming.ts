/** Uploads piece by piece: the library keeps the pieces as parts of a multipart upload, with two files beside them. */
import { Readable } from 'node:stream';
import { S3Store } from '@tus/s3-store';
import { ERRORS, Upload } from '@tus/server';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../http/errors.ts';
import { INCOMING, type IncomingOptions } from '../storage.ts';
import { asked, askedFor, isMissing } from './errors.ts';
import type { Shelf } from './files.ts';

/** Of uploads that are under way; the others' are read again. */
const MAX_KNOWN = 1_000;

/** What the library puts beside the key of an upload. */
const INFO = '.info';
const REST = '.part';

/** Removes an upload, complete or not, with all that the library knows of it. */
export async function removeIncoming({ client, bucket: Bucket }: Shelf, Key: string): Promise<void> {
  const info = await askedFor(() => client.headObject({ Bucket, Key: Key + INFO }));
  const UploadId = info?.Metadata?.['upload-id'];
  if (UploadId) await askedFor(() => client.abortMultipartUpload({ Bucket, Key, UploadId }));
  await removeObjects({ client, bucket: Bucket }, [Key, Key + REST, Key + INFO]);
}

async function removeObjects(
  { client, bucket: Bucket }: Omit<Shelf, 'prefix'>,
  keys: string[],
): Promise<void> {
  await asked(() => Promise.all(keys.map((Key) => client.deleteObject({ Bucket, Key }))));
}

/** Removes multipart uploads that were begun before a moment: of killed processes, and of readers who went away. */
export async function removeUnfinished(shelf: Shelf, before: Date): Promise<void> {
  const { client, bucket: Bucket, prefix: Prefix } = shelf;
  const asks: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {};
  for (;;) {
    const page = await asked(() => client.listMultipartUploads({ Bucket, Prefix, ...asks }));
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (!Key || !UploadId || !Initiated || Initiated >= before) continue;
      await askedFor(() => client.abortMultipartUpload({ Bucket, Key, UploadId }));
      // Not what is at the key itself: that was finished, by another upload.
      await removeObjects(shelf, [Key + REST, Key + INFO]);
    }
    if (!page.IsTruncated) return;
    asks.KeyMarker = page.NextKeyMarker;
    asks.UploadIdMarker = page.NextUploadIdMarker;
  }
}

export class BucketIncoming extends S3Store {
  readonly #rows: IncomingOptions['rows'];
  readonly #shelf: Shelf;

  constructor(shelf: Shelf, { rows, expiresMs }: IncomingOptions) {
    const known = new LRUCache<string, Awaited<ReturnType<S3Store['getMetadata']>>>({ max: MAX_KNOWN });
    super({
      s3ClientConfig: { bucket: shelf.bucket, region: 'unused' },
      expirationPeriodInMilliseconds: expiresMs,
      // Not every store has tags.
      useTags: false,
      cache: {
        get: async (key) => known.get(key),
        set: async (key, value) => void known.set(key, value),
        delete: async (key) => void known.delete(key),
      },
    });
    this.client.destroy();
    this.client = shelf.client;
    this.#rows = rows;
    this.#shelf = shelf;
  }

  #keyOf(id: string): string {
    return `${this.#shelf.prefix}${INCOMING}/${id}`;
  }

  /** Without its metadata: the file's name is the moderators' to know. */
  override async create(upload: Upload): Promise<Upload> {
    const { id, size, offset } = upload;
    await asked(() => super.create(new Upload({ id: this.#keyOf(id), offset, ...(size && { size }) })));
    return upload;
  }

  /** The library takes any failure to read what it knows of an upload for a sign that there is none. */
  override async getUpload(id: string): Promise<Upload> {
    const row = await this.#rows.get(id);
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    const key = this.#keyOf(id);
    try {
      await this.getMetadata(key);
    } catch (error) {
      if (isMissing(error)) throw ERRORS.FILE_NO_LONGER_EXISTS;
      throw await asked(() => Promise.reject(error)).catch((failure) => failure);
    }
    const { offset, size } = await asked(() => super.getUpload(key));
    return new Upload({
      ...{ id, offset },
      ...(size !== undefined && { size }),
      ...(row.creation_date && { creation_date: row.creation_date }),
    });
  }

  /** Keeps what came before a cut, which the library would drop with the piece. */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const key = this.#keyOf(id);
    let cut: unknown;
    const untilCut = async function* () {
      try {
        yield* source;
      } catch (error) {
        // Our own reasons to stop are reasons to write nothing more.
        if (error instanceof ApiError) throw error;
        cut = error;
      }
    };
    const end = await asked(() => super.write(Readable.from(untilCut(), { objectMode: false }), key, offset));
    // Deleted with its account meanwhile: the library has just written it anew.
    if (!(await this.#rows.get(id))) await removeIncoming(this.#shelf, key);
    if (cut) throw cut;
    return end;
  }

  override async remove(id: string): Promise<void> {
    await removeIncoming(this.#shelf, this.#keyOf(id));
    await this.clearCache(this.#keyOf(id));
    await this.#rows.delete(id);
  }
}
