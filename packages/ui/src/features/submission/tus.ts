/** Uploads a file in chunks with the tus client. Loaded with the first file that a reader chooses. */
import { UPLOAD_CHUNK_BYTES, UPLOADS_PATH, type UploadPurpose } from '@portada/contract';
import { $page } from '@portada/core';
import { DetailedError, type HttpResponse, Upload } from 'tus-js-client';

/** The delays between automatic retries, in milliseconds; after them the reader can resume. */
const RETRY_DELAYS_MS = [500, 2_000, 5_000];

/** A failure: the status of the answer, 0 where there was none, and the code that its body carries. */
export interface SendingFailure {
  readonly status: number;
  readonly code: string;
  /** The answer's `Retry-After`. */
  readonly retryAfter?: string | null;
}

export interface FileUploadListener {
  onProgress(sent: number, all: number): void;
  onDone(id: string): void;
  onFailure(failure: SendingFailure): void;
}

export interface FileUpload {
  /** Starts, or resumes an upload of this page or of an earlier visit. */
  start(): Promise<void>;
  /** Stops; what has been sent stays with the server for a day. */
  pause(): Promise<void>;
  /** Aborts, and deletes it on the server. */
  cancel(): Promise<void>;
}

/** The addresses of cancelled uploads. Their deletion may be under way, or not have reached the server. */
const cancelled = new Set<string | null>();

export function createFileUpload(
  file: File,
  purpose: UploadPurpose,
  listener: FileUploadListener,
): FileUpload {
  const upload = new Upload(file, {
    endpoint: $page.get().apiUrl.replace(/\/$/, '') + UPLOADS_PATH,
    chunkSize: UPLOAD_CHUNK_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    metadata: { filename: file.name, filetype: file.type, purpose },
    fingerprint: async () =>
      ['portada', purpose, file.name, file.type, file.size, file.lastModified].join('-'),
    removeFingerprintOnSuccess: true,
    onBeforeRequest: (request) => {
      const underlying: unknown = request.getUnderlyingObject();
      if (underlying instanceof XMLHttpRequest) underlying.withCredentials = true;
    },
    onAfterResponse: (request, response) => {
      if (request.getMethod() === 'HEAD' && isWithheld(response.getStatus()))
        throw new ProgressWithheldError(response);
    },
    onShouldRetry: (error) => isPassing(responseOf(error)?.getStatus() ?? 0),
    onProgress: (sent, all) => listener.onProgress(sent, all),
    onSuccess: () => listener.onDone(idIn(upload.url)),
    onError: (error) => listener.onFailure(failureOf(error)),
  });
  return {
    async start() {
      const previous = upload.url
        ? undefined
        : (await upload.findPreviousUploads()).find(({ uploadUrl }) => !cancelled.has(uploadUrl));
      if (previous) upload.resumeFromPreviousUpload(previous);
      upload.start();
    },
    pause: () => upload.abort(),
    cancel() {
      cancelled.add(upload.url);
      return upload.abort(true);
    },
  };
}

function idIn(url: string | null): string {
  return url?.split('/').at(-1) ?? '';
}

/**
 * The server did not answer the upload offset. The tus client treats any such response as a deleted file, discards
 * the offset and starts again.
 */
class ProgressWithheldError extends Error {
  readonly response: HttpResponse;

  constructor(response: HttpResponse) {
    super('The server does not answer the upload offset.');
    this.response = response;
  }
}

function isWithheld(status: number): boolean {
  return status === 401 || status === 403 || status === 429 || status >= 500;
}

/** Whether a retry may succeed: no response, a server error, or a chunk that is still being written. */
function isPassing(status: number): boolean {
  return navigator.onLine && (status < 400 || status === 409 || status === 423 || status >= 500);
}

function responseOf(error: Error | DetailedError): HttpResponse | null {
  if (!(error instanceof DetailedError)) return null;
  return error.causingError instanceof ProgressWithheldError
    ? error.causingError.response
    : error.originalResponse;
}

function failureOf(error: Error | DetailedError): SendingFailure {
  const response = responseOf(error);
  return {
    status: response?.getStatus() ?? 0,
    code: codeIn(response?.getBody() ?? ''),
    retryAfter: response?.getHeader('Retry-After') ?? null,
  };
}

function codeIn(body: string): string {
  try {
    const { errorCode }: { errorCode?: unknown } = Object(JSON.parse(body));
    return typeof errorCode === 'string' ? errorCode : '';
  } catch {
    return '';
  }
}
