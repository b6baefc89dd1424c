/** The upload of one file: chosen, sent in chunks, interrupted and resumed, done. */
import type { UploadPurpose } from '@portada/contract';
import { $loggedIn } from '@portada/core';
import { atom } from 'nanostores';
import { type FileProblem, kindOf, problemOf } from './file-rules.ts';
import { createTransfer, type Interruption } from './transfer.ts';

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

const EMPTY: UploadState = { step: 'empty' };

export function createUploadStore(purpose: UploadPurpose) {
  const $state = atom<UploadState>(EMPTY);
  let file: File | undefined;
  let stopWaiting: () => void = () => undefined;

  function chosen(): ChosenFile {
    const state = $state.get();
    return state.step === 'empty'
      ? { name: '', preview: undefined }
      : { name: state.name, preview: state.preview };
  }

  const transfer = createTransfer(purpose, {
    onProgress: (share) => $state.set({ step: 'sending', ...chosen(), share }),
    onInterruption(why) {
      const state = $state.get();
      const share = state.step === 'sending' ? state.share : 0;
      $state.set({ step: 'interrupted', ...chosen(), share, why });
    },
    onProblem: (problem) => forget({ step: 'empty', problem }),
    onDone: (id) => $state.set({ step: 'there', ...chosen(), id }),
  });

  /** Releases the file and revokes its preview's object URL. */
  function forget(next: UploadState = EMPTY): void {
    transfer.forget();
    stopWaiting();
    const { preview } = chosen();
    if (preview) URL.revokeObjectURL(preview);
    file = undefined;
    $state.set(next);
  }

  function begin(): void {
    if (!file) return;
    stopWaiting();
    void transfer.start(file);
  }

  return {
    $state,

    /** Replaces the file; one that breaks the rules is not uploaded. */
    choose(next: File): void {
      transfer.cancel();
      const problem = problemOf(next, purpose);
      forget(problem ? { step: 'empty', problem } : EMPTY);
      if (problem) return;
      file = next;
      const preview = kindOf(next) === 'image' ? URL.createObjectURL(next) : undefined;
      $state.set({ step: 'held', name: next.name, preview });
      if ($loggedIn.get()) begin();
      // The profile may still be loading, or the reader may log in in another tab.
      else stopWaiting = $loggedIn.listen((isLoggedIn) => isLoggedIn && begin());
    },

    /** Starts a held upload, or resumes an interrupted one. */
    resume(): void {
      const { step } = $state.get();
      if (step === 'held' || step === 'interrupted') begin();
    },

    /** The reader wants no file, or another one. */
    cancel(): void {
      transfer.cancel();
      forget();
    },

    /** The submission was sent with it. */
    finish(): void {
      forget();
    },

    /** The server does not have it, or no longer: it is uploaded again. */
    again(): void {
      transfer.restart();
      if (file) begin();
      else forget();
    },

    /** The form leaves the page: what has been sent waits for a day. */
    leave(): void {
      transfer.pause();
      forget();
    },
  };
}
