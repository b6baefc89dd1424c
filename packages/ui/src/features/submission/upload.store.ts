/** The upload of one file: chosen, sent in chunks, interrupted and resumed, done. */
import type { UploadPurpose } from '@portada/contract';
import { $loggedIn } from '@portada/core';
import { retryAfterOf } from '@portada/core/api/retry-after.ts';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { createLatest } from '@portada/core/latest.ts';
import { REQUEST_TIMEOUT_MS } from '@portada/core/request-timeout.ts';
import { atom } from 'nanostores';
import { type FileProblem, kindOf, problemIn, problemOf } from './file-rules.ts';
import type { FileUpload, SendingFailure } from './tus.ts';

/** Why an upload stands still: what was sent is kept, and it can go on. */
export type Interruption = 'offline' | 'login' | 'forbidden' | 'failed' | TooMany;

interface ChosenFile {
  readonly name: string;
  /** The picture's address on this page; a film has none. */
  readonly preview: string | undefined;
}

export type UploadState =
  | { readonly step: 'empty'; readonly problem?: FileProblem }
  /** Nobody is logged in: it is sent once somebody is. */
  | (ChosenFile & { readonly step: 'held' })
  /** `share` of 1: all is sent, and the server looks at it. */
  | (ChosenFile & { readonly step: 'sending'; readonly share: number })
  | (ChosenFile & { readonly step: 'interrupted'; readonly share: number; readonly why: Interruption })
  | (ChosenFile & { readonly step: 'there'; readonly id: string });

export type UploadStore = ReturnType<typeof createUploadStore>;

/** The server unpacks a picture, or walks through a film: it may be silent for longer than on its way. */
const CHECK_MS = 3 * REQUEST_TIMEOUT_MS;

const EMPTY: UploadState = { step: 'empty' };

export function createUploadStore(purpose: UploadPurpose) {
  const $state = atom<UploadState>(EMPTY);
  let file: File | undefined;
  let sending: FileUpload | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  /** One file after the other: callbacks of an earlier one are ignored. */
  const latest = createLatest();
  let stopWaiting: () => void = () => undefined;

  function chosen(): ChosenFile {
    const state = $state.get();
    return state.step === 'empty'
      ? { name: '', preview: undefined }
      : { name: state.name, preview: state.preview };
  }

  /** No progress within the timeout of a call counts as an interruption. */
  function listenForSilence(share: number): void {
    clearTimeout(silence);
    silence = setTimeout(() => interrupt('offline'), share < 1 ? REQUEST_TIMEOUT_MS : CHECK_MS);
  }

  function advance(share: number): void {
    const { name, preview } = chosen();
    $state.set({ step: 'sending', name, preview, share });
    listenForSilence(share);
  }

  function interrupt(why: Interruption): void {
    clearTimeout(silence);
    const state = $state.get();
    const { name, preview } = chosen();
    const share = state.step === 'sending' ? state.share : 0;
    sending?.pause().catch(() => undefined);
    $state.set({ step: 'interrupted', name, preview, share, why });
  }

  function fail(failure: SendingFailure): void {
    const problem = problemIn(failure.code);
    if (problem) forget({ step: 'empty', problem });
    else interrupt(whyOf(failure));
  }

  /** Releases the file and revokes its preview's object URL. */
  function forget(next: UploadState = EMPTY): void {
    latest.begin();
    stopWaiting();
    clearTimeout(silence);
    const { preview } = chosen();
    if (preview) URL.revokeObjectURL(preview);
    file = undefined;
    sending = undefined;
    $state.set(next);
  }

  async function begin(): Promise<void> {
    if (!file) return;
    stopWaiting();
    const { signal } = latest;
    const isCurrent = () => !signal.aborted;
    advance(0);
    try {
      const { createFileUpload } = await import('./tus.ts');
      if (!isCurrent() || !file) return;
      sending ??= createFileUpload(file, purpose, {
        onProgress: (sent, all) => isCurrent() && advance(all > 0 ? sent / all : 0),
        onDone: (id) => isCurrent() && arrive(id),
        onFailure: (failure) => isCurrent() && fail(failure),
      });
      await sending.start();
    } catch {
      if (isCurrent()) interrupt('failed');
    }
  }

  function arrive(id: string): void {
    clearTimeout(silence);
    $state.set({ step: 'there', ...chosen(), id });
  }

  return {
    $state,

    /** Replaces the file; one that breaks the rules is not uploaded. */
    choose(next: File): void {
      void sending?.cancel().catch(() => undefined);
      const problem = problemOf(next, purpose);
      forget(problem ? { step: 'empty', problem } : EMPTY);
      if (problem) return;
      file = next;
      const preview = kindOf(next) === 'image' ? URL.createObjectURL(next) : undefined;
      $state.set({ step: 'held', name: next.name, preview });
      if ($loggedIn.get()) void begin();
      // The profile may still be loading, or the reader may log in in another tab.
      else stopWaiting = $loggedIn.listen((isLoggedIn) => isLoggedIn && void begin());
    },

    /** Starts a held upload, or resumes an interrupted one. */
    resume(): void {
      const { step } = $state.get();
      if (step === 'held' || step === 'interrupted') void begin();
    },

    /** The reader wants no file, or another one. */
    cancel(): void {
      void sending?.cancel().catch(() => undefined);
      forget();
    },

    /** The submission was sent with it. */
    finish(): void {
      forget();
    },

    /** The server does not have it, or no longer: it is uploaded again. */
    again(): void {
      sending = undefined;
      if (file) void begin();
      else forget();
    },

    /** The form leaves the page: what has been sent waits for a day. */
    leave(): void {
      void sending?.pause().catch(() => undefined);
      forget();
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
