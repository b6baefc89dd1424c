import { changePassword, INVALID_TOKEN } from '@portada/contract';
import { ApiError, loginNoticeUrl, navigation, request } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { clearUser } from '@portada/core/user/store.ts';
import { atom } from 'nanostores';

/** The errors of a password change, each with its own message. */
export type ChangeProblem = 'deadLink' | 'refused' | 'connection' | 'failed' | TooMany;

export interface ChangeState {
  readonly status: 'idle' | 'waiting' | 'done';
  readonly problem?: ChangeProblem;
}

function problemOf(error: unknown): ChangeProblem {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === INVALID_TOKEN) return 'deadLink';
  if (error.status === 400) return 'refused';
  const isUnheard = error.kind === 'offline' || error.kind === 'timeout';
  return tooManyOf(error) ?? (isUnheard ? 'connection' : 'failed');
}

/** The store of the form that sets a password with a recovery token (LOGIN-22). */
export function createChangeStore(token: string) {
  const $state = atom<ChangeState>({ status: 'idle' });
  return {
    $state,

    /** Returns the validation key of the server's error, if it has one. */
    async submit(password: string): Promise<string | undefined> {
      $state.set({ status: 'waiting' });
      try {
        const { success } = await request(changePassword, { body: { token, password } });
        $state.set(success ? { status: 'done' } : { status: 'idle', problem: 'failed' });
      } catch (error) {
        $state.set({ status: 'idle', problem: problemOf(error) });
        return error instanceof ApiError && error.status === 400 ? error.body.fields?.password : undefined;
      }
      if ($state.get().status === 'done') logOutAndRedirect();
      return undefined;
    },
  };
}

/** The change has ended every session of the account: this browser's reader has to log in again. */
function logOutAndRedirect(): void {
  clearUser();
  navigation.replace(loginNoticeUrl('password_changed'));
}
