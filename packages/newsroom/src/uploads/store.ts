/** Readers' files: a row for each, and the file in the upload folder, from the first byte to the submission they go along with. */
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

/** Where files lie while they come; what has been checked lies in a folder of its kind. */
export const INCOMING = 'incoming';
const folders = { image: 'pictures', video: 'films' } as const;
const endings = { image: 'jpg', video: 'mp4' } as const;

const ID_BYTES = 24;
/** So many bytes in base64url; the database could not even look for some other texts. */
const ID = /^[\w-]{32}$/;
const DAY_MS = 86_400_000;
const MEGABYTE = 1_048_576;

/** What a reader is about to send. */
export interface UploadAnnouncement {
  readonly userId: string;
  readonly purpose: UploadPurpose;
  /** The media type that it claims to be of. */
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

/** What would be too much counts for nothing: a smaller file may still find room. */
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

/** A reader's own file that has not gone with a submission yet. Another reader's is as good as none. */
export async function findUpload(
  { db }: FastifyInstance,
  id: string,
  userId: string,
): Promise<Upload | undefined> {
  if (!ID.test(id)) return undefined;
  const [upload] = await db.select().from(uploads).where(isUnsent(id, userId));
  return upload;
}

/** The same, or one that has gone with a submission: that may be the very submission that comes once more. */
async function findOwn({ db }: FastifyInstance, id: string, userId: string): Promise<Upload | undefined> {
  if (!ID.test(id)) return undefined;
  const [upload] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId)));
  return upload;
}

/** Whether a row is a reader's own file that no submission has taken along yet. */
export function isUnsent(id: string, userId: string) {
  return and(eq(uploads.id, id), eq(uploads.userId, userId), isNull(uploads.sentAt));
}

const underway = new Map<string, Promise<void>>();

/**
 * Checks a file that has come whole by what is in it, and takes it in; once, however many wait for it. One that is
 * refused is gone at once; so is one whose account has been deleted in the meantime.
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
      // What a library found wrong is for us to know; the reader hears what to do.
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
 * A reader's file that came whole; where nobody waited for its check, it is checked now. Whether it has gone with a submission
 * already, `claimUpload` says.
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

/** Lets a file go along with a submission, once; to be called within the submission's transaction. */
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

/** Throws a file away, unless a submission has just taken it along. */
export async function discard(
  app: FastifyInstance,
  { id, path }: Pick<Upload, 'id' | 'path'>,
): Promise<void> {
  await app.db.delete(uploads).where(and(eq(uploads.id, id), isNull(uploads.sentAt)));
  // A row that is gone already went with its account: the file that came in the meantime goes too.
  if ((await app.db.$count(uploads, eq(uploads.id, id))) > 0) return;
  await removeFile(app, path);
}

/** Throws away what nobody sent off within a day, whole or not. */
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
