/** Sends a file piece by piece by tus's own client. Fetched with the first file that a reader chooses. */
import { UPLOAD_CHUNK_BYTES, UPLOADS_PATH, type UploadPurpose } from '@portada/contract';
import { DetailedError, Upload } from 'tus-js-client';
import { $page } from '../page.ts';

/** How long is waited before a cut is tried to be got over; then it is the reader's turn. */
const RETRY_DELAYS_MS = [500, 2_000, 5_000];

/** A failure: the status of the answer, 0 where there was none, and the code that its body carries. */
export interface SendingFailure {
  readonly status: number;
  readonly code: string;
}

export interface SendingListener {
  onProgress(sent: number, all: number): void;
  onDone(id: string): void;
  onFailure(failure: SendingFailure): void;
}

export interface Sending {
  /** Begins, or goes on where it was, here or before the page was left. */
  start(): Promise<void>;
  /** Stops; what has been sent stays with the server for a day. */
  pause(): Promise<void>;
  /** Stops, and has the server forget it. */
  cancel(): Promise<void>;
}

export function createSending(file: File, purpose: UploadPurpose, listener: SendingListener): Sending {
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
    onProgress: (sent, all) => listener.onProgress(sent, all),
    onSuccess: () => listener.onDone(idIn(upload.url)),
    onError: (error) => listener.onFailure(failureOf(error)),
  });
  return {
    async start() {
      const [previous] = upload.url ? [] : await upload.findPreviousUploads();
      if (previous) upload.resumeFromPreviousUpload(previous);
      upload.start();
    },
    pause: () => upload.abort(),
    cancel: () => upload.abort(true),
  };
}

function idIn(url: string | null): string {
  return url?.split('/').at(-1) ?? '';
}

function failureOf(error: Error | DetailedError): SendingFailure {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  return { status: response?.getStatus() ?? 0, code: codeIn(response?.getBody() ?? '') };
}

function codeIn(body: string): string {
  try {
    const { errorCode }: { errorCode?: unknown } = Object(JSON.parse(body));
    return typeof errorCode === 'string' ? errorCode : '';
  } catch {
    return '';
  }
}
