import { recoverPassword } from '@portada/contract';
import { ApiError, loginNoticeUrl, navigation, request } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { atom } from 'nanostores';

type RecoveryProblem = 'userNotFound' | 'connection' | TooMany;

export interface RecoveryState {
  readonly status: 'idle' | 'waiting' | 'done';
  readonly problem?: RecoveryProblem;
}

/** LOGIN-19: a 404 means that no account has this address; other errors are not the reader's fault. */
function problemOf(error: unknown): RecoveryProblem {
  if (!(error instanceof ApiError)) return 'connection';
  return error.status === 404 ? 'userNotFound' : (tooManyOf(error) ?? 'connection');
}

/** The recovery of a forgotten password. */
export function createRecoveryStore() {
  const $state = atom<RecoveryState>({ status: 'idle' });
  return {
    $state,

    /** LOGIN-17, LOGIN-18 */
    async submit(email: string): Promise<void> {
      $state.set({ status: 'waiting' });
      try {
        await request(recoverPassword, { body: { email } });
        $state.set({ status: 'done' });
        navigation.replace(loginNoticeUrl('password_reset_sent'));
      } catch (error) {
        $state.set({ status: 'idle', problem: problemOf(error) });
      }
    },
  };
}
