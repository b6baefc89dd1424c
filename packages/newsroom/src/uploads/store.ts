/** Readers' uploads: a row for each, and the file in the storage, from the first byte to the submission. */
import { randomBytes } from 'node:crypto';
import type { UploadPurpose } from '@portada/contract';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { uploads } from '../db/schema/index.ts';
import { ApiError, ServiceUnavailable } from '../http/errors.ts';
import { StorageFull, StorageUnavailable } from '../storage/errors.ts';
import { INCOMING } from '../storage/storage.ts';
import { countUpload, refundUpload } from './allowance.ts';
import { checkFilm } from './film.ts';
import { takeLock } from './locker.ts';
import { developPicture } from './picture.ts';
import { removeFile } from './remove-file.ts';
import { cleanFileName, kindOf, maxBytes, tooLarge } from './rules.ts';

export type Upload = typeof uploads.$inferSelect;

/** Where checked files are. */
export const folders = { image: 'pictures', video: 'films' } as const;
const endings = { image: 'jpg', video: 'mp4' } as const;

const ID_BYTES = 24;
/** The format of ids, so many bytes in base64url; PostgreSQL rejects some other texts as parameters. */
const ID = /^[\w-]{32}$/;

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
  await countUpload(app, userId, bytes);
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
  return upload;
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
 * Checks the content of a complete file and moves it to its folder; once, also for concurrent callers. A rejected file
 * is deleted at once; so is one whose account has been deleted in the meantime.
 */
export function takeIn(app: FastifyInstance, upload: Upload): Promise<void> {
  const begun = underway.get(upload.id);
  if (begun) return begun;
  const check = checkAlone(app, upload).finally(() => underway.delete(upload.id));
  underway.set(upload.id, check);
  return check;
}

/** A submission may come to another process while this one checks its file. */
async function checkAlone(app: FastifyInstance, upload: Upload): Promise<void> {
  if (!app.locks) return checkAndKeep(app, upload);
  const release = await takeLock(app.locks, `check/${upload.id}`);
  try {
    const [now] = await app.db.select().from(uploads).where(eq(uploads.id, upload.id));
    if (!now) throw uploadNotFound();
    if (!now.checkedAt) await checkAndKeep(app, upload);
  } finally {
    await release();
  }
}

async function checkAndKeep(app: FastifyInstance, upload: Upload): Promise<void> {
  const { id, kind } = upload;
  const files = app.storage.uploads;
  const path = `${folders[kind]}/${id}.${endings[kind]}`;
  try {
    if (kind === 'image') await developPicture(files, upload.path, path);
    else await checkFilm(files, upload.path);
  } catch (failure) {
    // What the storage does not answer now it may answer later.
    if (failure instanceof ApiError && !(failure instanceof ServiceUnavailable)) {
      // The library's error is logged; the reader gets an instruction.
      if (failure.cause && !(failure instanceof StorageFull))
        app.log.warn({ event: 'upload.damaged', uploadId: id, err: failure.cause }, 'upload damaged');
      await discardFailed(app, upload, failure);
    }
    throw failure;
  }
  if (kind === 'image') await files.remove(upload.path);
  else await files.move(upload.path, path);
  const stored = await app.db
    .update(uploads)
    .set({ path, checkedAt: app.now() })
    .where(eq(uploads.id, id))
    .returning({ id: uploads.id });
  if (stored.length === 0) await files.remove(path);
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
  const come = await app.storage.uploads.bytesOf(upload.path);
  if (come !== upload.bytes) throw uploadNotFound();
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

/** Deletes a file, unless a submission has just claimed it; tells whether it did, and not another request before. */
export async function discard(
  app: FastifyInstance,
  { id, path }: Pick<Upload, 'id' | 'path'>,
): Promise<boolean> {
  const gone = await app.db
    .delete(uploads)
    .where(and(eq(uploads.id, id), isNull(uploads.sentAt)))
    .returning({ id: uploads.id });
  // The row was deleted with its account: the file, completed in the meantime, is deleted too.
  if (gone.length === 0 && (await app.db.$count(uploads, eq(uploads.id, id))) > 0) return false;
  await removeFile(app, path);
  return gone.length > 0;
}

/** Deletes the file of an upload that failed. If the storage was the reason, it does not count against its reader. */
export async function discardFailed(app: FastifyInstance, upload: Upload, failure: unknown): Promise<void> {
  const isDiscarded = await discard(app, upload);
  const isOurs = failure instanceof StorageFull || failure instanceof StorageUnavailable;
  if (isDiscarded && isOurs) await refundUpload(app, upload);
}

export function uploadNotFound(): ApiError {
  return new ApiError(404, 'UPLOAD_NOT_FOUND', 'There is no such file of this reader.');
}
