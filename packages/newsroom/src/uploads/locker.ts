/** The tus library's locks, held in the database: of all processes one request works on an upload at a time. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Lock, Locker, RequestRelease } from '@tus/server';
import type { Release, SharedLocks } from '../db/locks.ts';
import { ServiceUnavailable } from '../http/errors.ts';

/** As long as the library's own locker waits. */
const LOCK_TIMEOUT_MS = 30_000;
const POLL_MS = 100;

/** The connection that held a request's lock has gone. */
class LockLost extends ServiceUnavailable {
  constructor() {
    super(new Error('The lock of the upload was lost.'));
  }
}

interface LockOptions {
  readonly signal?: AbortSignal;
  wanted?(): void;
  lost?(): void;
}

/** Waits until the lock is free; a 503 if that takes too long. */
export async function takeLock(
  locks: SharedLocks,
  name: string,
  options: LockOptions = {},
): Promise<Release> {
  const { signal, wanted = () => {}, lost = () => {} } = options;
  const until = Date.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    const release = await locks.take(name, { wanted, lost });
    if (release) return release;
    if (signal?.aborted || Date.now() > until) {
      throw new ServiceUnavailable(new Error(`The lock ${name} was not free in time.`));
    }
    await pause(POLL_MS);
  }
}

/** @param stopper called within the request: what stops it when its lock is lost */
export function sharedLocker(locks: SharedLocks, stopper: () => (reason: Error) => void): Locker {
  return { newLock: (id) => new UploadLock(locks, id, stopper) };
}

class UploadLock implements Lock {
  readonly #locks: SharedLocks;
  readonly #id: string;
  readonly #stopper: () => (reason: Error) => void;
  #release: Release | undefined;

  constructor(locks: SharedLocks, id: string, stopper: () => (reason: Error) => void) {
    this.#locks = locks;
    this.#id = id;
    this.#stopper = stopper;
  }

  async lock(signal: AbortSignal, requestRelease: RequestRelease): Promise<void> {
    const stop = this.#stopper();
    this.#release = await takeLock(this.#locks, `upload/${this.#id}`, {
      signal,
      wanted: () => void requestRelease(),
      lost: () => stop(new LockLost()),
    });
  }

  async unlock(): Promise<void> {
    await this.#release?.();
  }
}
