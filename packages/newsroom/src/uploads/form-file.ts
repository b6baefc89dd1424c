/** The file of a multipart form without script. */
import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { UploadPurpose } from '@portada/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { uploads } from '../db/schema/index.ts';
import { kindOf, maxBytes, tooLarge } from './rules.ts';
import { announceUpload, discardFailed, takeIn } from './store.ts';

/** The maximum for any file type; the limit of its own type is checked once the type is known. */
export function formFileBytes(purpose: UploadPurpose): number {
  return Math.max(maxBytes(purpose, 'image'), maxBytes(purpose, 'video'));
}

/** Stores the file as it comes, checks it, and returns its id; undefined if the reader chose none. */
export async function receiveFile(
  app: FastifyInstance,
  part: MultipartFile,
  { userId, purpose, announced }: { userId: string; purpose: UploadPurpose; announced: number },
): Promise<string | undefined> {
  if (part.filename === '' || part.filename === undefined) {
    part.file.resume();
    return undefined;
  }
  const largest = maxBytes(purpose, kindOf(part.mimetype));
  const upload = await announceUpload(app, {
    ...{ userId, purpose, type: part.mimetype, name: part.filename },
    // The form's length is an upper limit of the file's, which is known at its end only.
    bytes: Math.min(announced, largest),
  });
  try {
    let bytes = 0;
    const counted = async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        bytes += piece.length;
        if (bytes > largest) throw tooLarge(largest);
        yield piece;
      }
    };
    await app.storage.uploads.write(upload.path, Readable.from(counted(part.file), { objectMode: false }));
    await app.db.update(uploads).set({ bytes }).where(eq(uploads.id, upload.id));
    await takeIn(app, upload);
  } catch (error) {
    await discardFailed(app, upload, error);
    throw error;
  }
  return upload.id;
}
