/** The way of one file to the server: in chunks, with a limit to silence, interrupted and resumed. */
import type { UploadPurpose } from '@portada/contract';
import { retryAfterOf } from '@portada/core/api/retry-after.ts';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { createLatest } from '@portada/core/latest.ts';
import { REQUEST_TIMEOUT_MS } from '@portada/core/request-timeout.ts';
import { type FileProblem, problemIn } from './file-rules.ts';
import type { FileUpload, SendingFailure } from './tus.ts';

/** Why an upload stands still: what was sent is kept, and it can go on. */
export type Interruption = 'offline' | 'login' | 'forbidden' | 'failed' | TooMany;

/** The server unpacks a picture, or walks through a film: it may be silent for longer than on its way. */
const CHECK_MS = 3 * REQUEST_TIMEOUT_MS;

/** What becomes of the file. */
interface Told {
  /** The share that is sent, from 0 to 1. */
  onProgress(share: number): void;
  onInterruption(why: Interruption): void;
  /** The server does not take it. */
  onProblem(problem: FileProblem): void;
  onDone(id: string): void;
}

export function createTransfer(purpose: UploadPurpose, told: Told) {
  let sending: FileUpload | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  /** One file after the other: callbacks of an earlier one are ignored. */
  const latest = createLatest();

  const pause = () => void sending?.pause().catch(() => undefined);

  function interrupt(why: Interruption): void {
    clearTimeout(silence);
    pause();
    told.onInterruption(why);
  }

  /** No progress within the timeout of a call counts as an interruption. */
  function advance(share: number): void {
    told.onProgress(share);
    clearTimeout(silence);
    silence = setTimeout(() => interrupt('offline'), share < 1 ? REQUEST_TIMEOUT_MS : CHECK_MS);
  }

  function arrive(id: string): void {
    clearTimeout(silence);
    told.onDone(id);
  }

  function fail(failure: SendingFailure): void {
    const problem = problemIn(failure.code);
    if (problem) told.onProblem(problem);
    else interrupt(whyOf(failure));
  }

  return {
    /** Begins, or goes on with what was interrupted. */
    async start(file: File): Promise<void> {
      const { signal } = latest;
      const isCurrent = () => !signal.aborted;
      advance(0);
      try {
        const { createFileUpload } = await import('./tus.ts');
        if (!isCurrent()) return;
        sending ??= createFileUpload(file, purpose, {
          onProgress: (sent, all) => isCurrent() && advance(all > 0 ? sent / all : 0),
          onDone: (id) => isCurrent() && arrive(id),
          onFailure: (failure) => isCurrent() && fail(failure),
        });
        await sending.start();
      } catch {
        if (isCurrent()) interrupt('failed');
      }
    },

    /** What was sent waits for a day. */
    pause,

    /** What was sent is of no use. */
    cancel: () => void sending?.cancel().catch(() => undefined),

    /** The next start is from the beginning. */
    restart(): void {
      sending = undefined;
    },

    /** Has nothing more to tell of this file. */
    forget(): void {
      latest.begin();
      clearTimeout(silence);
      sending = undefined;
    },
  };
}

function whyOf(failure: SendingFailure): Interruption {
  const { status } = failure;
  if (status === 0) return 'offline';
  if (status === 401) return 'login';
  if (status === 403) return 'forbidden';
  return tooManyOf({ status, retryAfter: retryAfterOf(failure.retryAfter ?? null) }) ?? 'failed';
}
