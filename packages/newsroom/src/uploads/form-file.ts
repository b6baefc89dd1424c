/** The file of a plain form: it comes in one piece, between the fields. */
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

/** How many bytes a form's file may have, whatever it is; what it may have for what it is, is judged once it is known. */
export function formFileBytes(purpose: UploadPurpose): number {
  return Math.max(maxBytes(purpose, 'image'), maxBytes(purpose, 'video'));
}

/** Streams the file to disk, takes it in, and gives its id; undefined where the reader chose none. */
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
    // The form is a little larger than the file in it; how large that is, only its end tells.
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
