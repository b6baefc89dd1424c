/** Readers' uploads: a row for each, and the file in the upload folder, from the first byte to the submission. */
import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadPurpose } from '@portada/contract';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { uploads } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { limits } from '../http/limits.ts';
import { countAttempt, refundAttempt } from '../http/rate-limit.ts';
import { checkFilm } from './film.ts';
import { developPicture } from './picture.ts';
import { removeFile } from './remove-file.ts';
import { cleanFileName, kindOf, maxBytes, tooLarge } from './rules.ts';

export type Upload = typeof uploads.$inferSelect;

/** The folder of incomplete files; checked ones are in a folder by kind. */
export const INCOMING = 'incoming';
const folders = { image: 'pictures', video: 'films' } as const;
const endings = { image: 'jpg', video: 'mp4' } as const;

const ID_BYTES = 24;
/** The format of ids, so many bytes in base64url; PostgreSQL rejects some other texts as parameters. */
const ID = /^[\w-]{32}$/;
const DAY_MS = 86_400_000;
const MEGABYTE = 1_048_576;

/** The declaration of an upload. */
export interface UploadAnnouncement {
  readonly userId: string;
  readonly purpose: UploadPurpose;
  /** The declared media type. */
  readonly type: string;
  readonly name: string;
  readonly bytes: number;
}

/** Creates an upload with an unguessable id, if the file is allowed and the reader is within the daily limits. */
export async function announceUpload(app: FastifyInstance, announced: UploadAnnouncement): Promise<Upload> {
  const { userId, purpose, type, name, bytes } = announced;
  const kind = kindOf(type);
  if (bytes < 1) throw new ApiError(422, 'FILE_DAMAGED', 'The file is empty.');
  if (bytes > maxBytes(purpose, kind)) throw tooLarge(maxBytes(purpose, kind));
  await countBytes(app, userId, bytes);
  const id = randomBytes(ID_BYTES).toString('base64url');
  const [upload] = await app.db
    .insert(uploads)
    .values({
      ...{ id, userId, purpose, kind, bytes, mimeType: type, path: `${INCOMING}/${id}` },
      originalName: cleanFileName(name),
      createdAt: app.now(),
    })
    .returning();
  if (!upload) throw new Error('The upload was not inserted.');
  await mkdir(join(app.config.uploadDir, INCOMING), { recursive: true });
  return upload;
}

/** An upload beyond the daily limit is refunded: a smaller file may still be within it. */
async function countBytes(app: FastifyInstance, userId: string, bytes: number): Promise<void> {
  await countAttempt(app, limits.uploadsByReader, userId);
  const megabytes = Math.ceil(bytes / MEGABYTE);
  try {
    await countAttempt(app, limits.megabytesByReader, userId, megabytes);
  } catch (error) {
    await refundAttempt(app, limits.megabytesByReader, userId, megabytes);
    throw error;
  }
}

/** A reader's own upload without a submission; for another reader's the result is the same as for none. */
export async function findUpload(
  { db }: FastifyInstance,
  id: string,
  userId: string,
): Promise<Upload | undefined> {
  if (!ID.test(id)) return undefined;
  const [upload] = await db.select().from(uploads).where(isUnsent(id, userId));
  return upload;
}

/** Includes uploads with a submission: the same submission may be sent twice. */
async function findOwn({ db }: FastifyInstance, id: string, userId: string): Promise<Upload | undefined> {
  if (!ID.test(id)) return undefined;
  const [upload] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId)));
  return upload;
}

/** Whether a row is a reader's own upload without a submission. */
export function isUnsent(id: string, userId: string) {
  return and(eq(uploads.id, id), eq(uploads.userId, userId), isNull(uploads.sentAt));
}

const underway = new Map<string, Promise<void>>();

/**
 * Checks the content of a complete file and moves it to its folder; once, also for concurrent callers. A rejected file is
 * deleted at once; so is one whose account has been deleted in the meantime.
 */
export function takeIn(app: FastifyInstance, upload: Upload): Promise<void> {
  const begun = underway.get(upload.id);
  if (begun) return begun;
  const check = checkAndKeep(app, upload).finally(() => underway.delete(upload.id));
  underway.set(upload.id, check);
  return check;
}

async function checkAndKeep(app: FastifyInstance, upload: Upload): Promise<void> {
  const { id, kind } = upload;
  const path = `${folders[kind]}/${id}.${endings[kind]}`;
  const source = join(app.config.uploadDir, upload.path);
  const target = join(app.config.uploadDir, path);
  await mkdir(join(app.config.uploadDir, folders[kind]), { recursive: true });
  try {
    if (kind === 'image') await developPicture(source, target);
    else await checkFilm(source);
  } catch (error) {
    if (error instanceof ApiError) {
      // The library's error is logged; the reader gets an instruction.
      if (error.cause)
        app.log.warn({ event: 'upload.damaged', uploadId: id, err: error.cause }, 'upload damaged');
      await discard(app, upload);
    }
    throw error;
  }
  if (kind === 'image') await rm(source, { force: true });
  else await rename(source, target);
  const kept = await app.db
    .update(uploads)
    .set({ path, checkedAt: app.now() })
    .where(eq(uploads.id, id))
    .returning({ id: uploads.id });
  if (kept.length === 0) await rm(target, { force: true });
}

/**
 * A reader's complete file, checked now if it has not been. Whether it belongs to a submission already is checked by
 * `claimUpload`.
 */
export async function readyUpload(
  app: FastifyInstance,
  { id, userId, purpose }: { id: string; userId: string; purpose: UploadPurpose },
): Promise<Upload> {
  const upload = await findOwn(app, id, userId);
  if (upload?.purpose !== purpose) throw uploadNotFound();
  if (upload.checkedAt) return upload;
  const come = await stat(join(app.config.uploadDir, upload.path)).catch(() => undefined);
  if (come?.size !== upload.bytes) throw uploadNotFound();
  await takeIn(app, upload);
  return upload;
}

/** Attaches a file to a submission, once; to be called within the submission's transaction. */
export async function claimUpload(
  db: Pick<FastifyInstance['db'], 'update'>,
  id: string,
  userId: string,
  now: Date,
): Promise<void> {
  const claimed = await db
    .update(uploads)
    .set({ sentAt: now })
    .where(and(isUnsent(id, userId), isNotNull(uploads.checkedAt)))
    .returning({ id: uploads.id });
  if (claimed.length === 0) throw uploadNotFound();
}

/** Deletes a file, unless a submission has just claimed it. */
export async function discard(
  app: FastifyInstance,
  { id, path }: Pick<Upload, 'id' | 'path'>,
): Promise<void> {
  await app.db.delete(uploads).where(and(eq(uploads.id, id), isNull(uploads.sentAt)));
  // The row was deleted with its account: the file, completed in the meantime, is deleted too.
  if ((await app.db.$count(uploads, eq(uploads.id, id))) > 0) return;
  await removeFile(app, path);
}

/** Deletes uploads that were not submitted within a day, complete or not. */
export async function sweepUploads(
  app: Pick<FastifyInstance, 'config' | 'db' | 'log' | 'now'>,
): Promise<void> {
  const yesterday = new Date(app.now().getTime() - DAY_MS);
  try {
    const gone = await app.db
      .delete(uploads)
      .where(and(isNull(uploads.sentAt), lt(uploads.createdAt, yesterday)))
      .returning({ path: uploads.path });
    for (const { path } of gone) await removeFile(app, path);
  } catch (error) {
    app.log.warn({ event: 'upload-sweep.failed', err: error }, 'upload sweep failed');
  }
}

export function uploadNotFound(): ApiError {
  return new ApiError(404, 'UPLOAD_NOT_FOUND', 'There is no such file of this reader.');
}
