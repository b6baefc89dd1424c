/** One submission to the newsroom, with its file: a contribution (UGC-01) or a question (INTV-01). */
import type { UploadPurpose } from '@portada/contract';
import { $loggedIn, $user, ApiError, loadUser } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { createDraft, type Draft } from '@portada/core/user/draft.ts';
import { atom } from 'nanostores';
import { problemIn } from './file-rules.ts';
import { createUploadStore, type UploadState } from './upload.store.ts';

/**
 * Why a submission failed. `login`: there is no session, or it has expired. `withoutFile`: its file could not be
 * uploaded, and sending again sends it without.
 */
export type SubmissionFailure =
  | 'login'
  | 'forbidden'
  | 'limit'
  | 'closed'
  | 'soon'
  | 'invalid'
  | 'file'
  | 'withoutFile'
  | 'missing'
  | 'offline'
  | 'failed'
  | TooMany;

export type SubmissionState = 'idle' | 'waiting' | 'done' | SubmissionFailure;

export type SubmissionStore = ReturnType<typeof createSubmissionStore>;

const reasons: ReadonlyMap<string, SubmissionFailure> = new Map([
  ['INTERVIEW_LIMIT_REACHED', 'limit'],
  ['INTERVIEW_CLOSED', 'closed'],
  ['INTERVIEW_NOT_OPEN', 'soon'],
  ['CALL_NOT_OPEN', 'soon'],
  ['CALL_CLOSED', 'closed'],
]);

interface Options {
  readonly purpose: UploadPurpose;
  /** What the submission answers. */
  readonly id: string;
  send(fields: Draft, uploadId: string | undefined): Promise<unknown>;
}

export function createSubmissionStore({ purpose, id, send }: Options) {
  const $state = atom<SubmissionState>('idle');
  const upload = createUploadStore(purpose);
  const draft = createDraft(`${purpose}:${id}`);
  /** Whether the reader has been warned about the missing file: the next submit sends without it. */
  let told: UploadState | undefined;

  /** Awaits a pending upload; undefined if it is interrupted. */
  function settled(): Promise<boolean> {
    return new Promise((resolve) => {
      const stop = upload.$state.subscribe(({ step }) => {
        if (step === 'sending') return;
        resolve(step === 'there' || step === 'empty');
        queueMicrotask(() => stop());
      });
    });
  }

  async function post(fields: Draft): Promise<SubmissionState> {
    // The profile may not have come yet, or the session may have ended in another tab.
    if (!$user.get().id) await loadUser();
    if (!$loggedIn.get()) return 'login';
    upload.resume();
    const had = upload.$state.get().step !== 'empty';
    if (!(await settled())) return standsStill();
    const file = upload.$state.get();
    if (file.step === 'empty' && (had || (file.problem && file !== told))) {
      told = file;
      return 'withoutFile';
    }
    try {
      await send(fields, file.step === 'there' ? file.id : undefined);
    } catch (error) {
      return reasonOf(error, upload);
    }
    upload.finish();
    draft.forget();
    return 'done';
  }

  function standsStill(): SubmissionState {
    const file = upload.$state.get();
    return file.step === 'interrupted' ? file.why : 'failed';
  }

  return {
    $state,
    upload,
    draft,
    /** The initial values: the draft that is kept over a reload or a login. */
    begun: draft.read(),

    /** Submits once, however often the button is pressed; resolves to whether it succeeded. */
    async submit(fields: Draft): Promise<boolean> {
      if ($state.get() === 'waiting') return false;
      $state.set('waiting');
      $state.set(await post(fields));
      return $state.get() === 'done';
    },

    /** The reader has read what became of it. */
    close(): void {
      $state.set('idle');
    },
  };
}

function reasonOf(error: unknown, upload: SubmissionStore['upload']): SubmissionState {
  if (!(error instanceof ApiError)) return 'failed';
  const { kind, status, code } = error;
  const reason = reasons.get(code);
  if (reason) return reason;
  if (code === 'UPLOAD_NOT_FOUND' || problemIn(code)) {
    // A file that the server no longer has is uploaded again before the next submit.
    upload.again();
    return 'file';
  }
  if (kind === 'offline' || kind === 'timeout') return 'offline';
  if (status === 401) return 'login';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'missing';
  return tooManyOf(error) ?? (status === 400 ? 'invalid' : 'failed');
}
