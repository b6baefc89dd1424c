/** Takes a reader's picture (UGC-03, INTV-02): a JPEG, written anew. */
import { buffer } from 'node:stream/consumers';
import { ApiError } from '../http/errors.ts';
import { develop, PictureError } from '../images/develop.ts';
import type { Files } from '../storage/storage.ts';

/** What its reader is told of a picture that is none. */
const verdicts = {
  type: [415, 'FILE_TYPE_REFUSED'],
  enormous: [413, 'TOO_MANY_PIXELS'],
  damaged: [422, 'FILE_DAMAGED'],
} as const;

/** Re-encodes a file as another one. Throws an `ApiError` if it is no complete, valid JPEG. */
export async function developPicture(files: Files, source: string, target: string): Promise<void> {
  await files.write(target, await developed(() => contentOf(files, source)));
}

async function contentOf(files: Files, source: string): Promise<Buffer> {
  const content = await files.read(source);
  if (!content) throw new Error(`${source} is gone.`);
  return buffer(content);
}

async function developed(read: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return (await develop(read, ['jpeg'])).bytes;
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const [status, code] = verdicts[error.kind];
    throw new ApiError(status, code, error.message, {}, { cause: error.cause });
  }
}
