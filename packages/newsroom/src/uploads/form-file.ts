/** The file of a multipart form without script. */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { UploadPurpose } from '@portada/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { uploads } from '../db/schema/index.ts';
import { kindOf, maxBytes, tooLarge } from './rules.ts';
import { announceUpload, discard, takeIn } from './store.ts';

/** The maximum for any file type; the limit of its own type is checked once the type is known. */
export function formFileBytes(purpose: UploadPurpose): number {
  return Math.max(maxBytes(purpose, 'image'), maxBytes(purpose, 'video'));
}

/** Streams the file to disk, checks it, and returns its id; undefined if the reader chose none. */
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
    const path = join(app.config.uploadDir, upload.path);
    let bytes = 0;
    await pipeline(
      part.file,
      async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          bytes += piece.length;
          if (bytes > largest) throw tooLarge(largest);
          yield piece;
        }
      },
      createWriteStream(path),
    );
    await app.db.update(uploads).set({ bytes }).where(eq(uploads.id, upload.id));
  } catch (error) {
    await discard(app, upload);
    throw error;
  }
  await takeIn(app, upload);
  return upload.id;
}
