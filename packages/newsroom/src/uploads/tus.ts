/** Resumable uploads by the tus protocol, with its reference library. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { UPLOADS_PATH } from '@portada/contract';
import type { Configstore } from '@tus/file-store';
import { MemoryLocker, Server } from '@tus/server';
import type { FastifyInstance } from 'fastify';
import { uploads } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { asDiskError, StorageFull, StorageUnavailable } from '../storage/errors.ts';
import { sharedLocker } from './locker.ts';
import { isPurpose } from './rules.ts';
import { announceUpload, discardFailed, findUpload, isUnsent, takeIn, type Upload } from './store.ts';

/** How long an upload can be resumed; older ones are deleted. */
const EXPIRES_MS = 86_400_000;
/** How long a request that still writes a chunk may block the one that resumes. */
const DRAIN_MS = 1_000;

/** Handles requests of the protocol; access has been checked before. */
export interface TusServer {
  /** @throws {ApiError} for any error of the protocol or of the file's rules */
  answer(request: Request, about: About): Promise<Response>;
}

interface About {
  readonly userId: string;
  /** The upload that the request is about, unless it begins one. */
  readonly upload?: Upload | undefined;
  /** Ends the body of the request with an error. */
  readonly stop?: ((reason: Error) => void) | undefined;
}

interface UploadRequest {
  readonly userId: string;
  upload: Upload | undefined;
  /** Our own error for a failure, since the library passes a status and a text only. */
  failure?: unknown;
  stop(reason: Error): void;
}

/** The user of the request: the library passes only an id to its stores. */
const asking = new AsyncLocalStorage<UploadRequest>();
const askerId = () => asking.getStore()?.userId ?? '';

const stopper = () => {
  const by = asking.getStore();
  return (reason: Error) => by?.stop(reason);
};

export function createTusServer(app: FastifyInstance): TusServer {
  const server = new Server({
    path: UPLOADS_PATH,
    relativeLocation: true,
    lockDrainTimeout: DRAIN_MS,
    locker: app.locks ? sharedLocker(app.locks, stopper) : new MemoryLocker(),
    datastore: app.storage.incoming({ rows: rowsAsConfig(app), expiresMs: EXPIRES_MS }),
    namingFunction: async (request, metadata = {}) => {
      const { filename, filetype, purpose } = metadata;
      if (!isPurpose(purpose)) throw new ApiError(400, 'INVALID_FIELD', 'What the file is for is not said.');
      const upload = await announceUpload(app, {
        userId: askerId(),
        purpose,
        type: filetype ?? '',
        name: filename ?? '',
        bytes: Number(request.headers.get('upload-length') ?? 0),
      });
      const by = asking.getStore();
      if (by) by.upload = upload;
      return upload.id;
    },
    onUploadFinish: async (_request, { id }) => {
      const upload = await findUpload(app, id, askerId());
      if (upload) await takeIn(app, upload);
      return {};
    },
    onResponseError: (_request, error) => {
      const by = asking.getStore();
      // The library's own errors have a status, which is in the response too.
      if (by && error instanceof Error && !('status_code' in error)) by.failure ??= error;
      return undefined;
    },
  });
  return {
    async answer(request, { userId, upload, stop }) {
      const by: UploadRequest = {
        userId,
        upload,
        stop(reason) {
          by.failure = reason;
          stop?.(reason);
        },
      };
      const response = await asking.run(by, () => server.handleWeb(request));
      const failure = asDiskError(by.failure);
      // Half a file would take the room that others need; one that never began cannot be resumed.
      const isLost = failure instanceof StorageFull || (failure instanceof StorageUnavailable && !upload);
      if (isLost && by.upload) await discardFailed(app, by.upload, failure);
      if (failure) throw failure;
      if (response.status >= 400) throw await refusalIn(response);
      return response;
    },
  };
}

/**
 * The library's metadata store, mapped to the uploads' rows. Whatever id a request contains, only the reader's own
 * files are found.
 */
function rowsAsConfig({ db }: FastifyInstance): Configstore {
  return {
    async get(id) {
      const [row] = await db.select().from(uploads).where(isUnsent(id, askerId()));
      if (!row || row.checkedAt) return undefined;
      return {
        ...{ id, size: row.bytes, offset: 0, metadata: undefined, storage: undefined },
        creation_date: row.createdAt.toISOString(),
        sizeIsDeferred: false,
      };
    },
    async set() {},
    async delete(id) {
      await db.delete(uploads).where(isUnsent(id, askerId()));
    },
  };
}

/** The library's own errors: a missing header, a wrong offset. */
async function refusalIn(response: Response): Promise<ApiError> {
  const text = (await response.text()).trim();
  const { status } = response;
  if (status === 404 || status === 410) return new ApiError(404, 'UPLOAD_NOT_FOUND', text);
  if (status === 413) return new ApiError(413, 'FILE_TOO_LARGE', text);
  return new ApiError(status, status < 500 ? 'INVALID_FIELDS' : 'UNKNOWN_ERROR', text);
}
