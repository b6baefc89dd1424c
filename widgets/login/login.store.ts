import { LEGACY_USER_PASSWORD_NOT_RESET, resendValidationMail, type User } from '@portada/contract';
import { ApiError, login, navigation, request, requestedBackUrl, routeUrl } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { cookiesAllowed } from '@portada/core/cookies-allowed.ts';
import { atom } from 'nanostores';

/** Why a login did not succeed; each has its own message. */
export type LoginProblem = 'credentials' | 'legacy' | 'notValidated' | 'connection' | 'cookies' | TooMany;

export interface LoginState {
  readonly status: 'idle' | 'waiting' | 'done';
  readonly problem?: LoginProblem;
  /** The validation mail that a reader may ask for again (LOGIN-14, LOGIN-15). */
  readonly mail?: 'waiting' | 'sent' | 'failed' | TooMany;
}

/** LOGIN-11 to LOGIN-13; without an answer that can be read there is no verdict on the credentials. */
function problemOf(error: unknown): LoginProblem {
  if (!(error instanceof ApiError) || error.status < 400) return 'connection';
  if (error.status === 403) return 'notValidated';
  const isLegacy = error.status === 401 && error.code === LEGACY_USER_PASSWORD_NOT_RESET;
  return tooManyOf(error) ?? (isLegacy ? 'legacy' : 'credentials');
}

/** One login screen: its state, and what it asks of the server. */
export function createLoginStore() {
  const $state = atom<LoginState>({ status: 'idle' });
  let waitingReader = '';

  return {
    $state,

    /** LOGIN-07, LOGIN-08: resolves to the user, or to undefined where an error is shown. */
    async submit(email: string, password: string): Promise<User | undefined> {
      if (!cookiesAllowed()) {
        $state.set({ status: 'idle', problem: 'cookies' });
        return undefined;
      }
      $state.set({ status: 'waiting' });
      try {
        const reader = await login(email, password);
        // Whoever has no id is not logged in (ACCT-02), whatever the server calls this.
        $state.set(reader.id ? { status: 'done' } : { status: 'idle', problem: 'connection' });
        return reader.id ? reader : undefined;
      } catch (error) {
        if (error instanceof ApiError) waitingReader = error.body.userId ?? '';
        $state.set({ status: 'idle', problem: problemOf(error) });
        return undefined;
      }
    },

    /** Why the last login did not succeed, in a word. */
    reason(): string {
      const { problem = '' } = $state.get();
      return typeof problem === 'string' ? problem : 'tooMany';
    },

    /** LOGIN-14 */
    async resend(): Promise<void> {
      const { status, problem, mail } = $state.get();
      if (problem !== 'notValidated' || mail === 'waiting') return;
      const now = (next: NonNullable<LoginState['mail']>) => $state.set({ status, problem, mail: next });
      now('waiting');
      try {
        await request(resendValidationMail, { body: { userId: waitingReader } });
        now('sent');
      } catch (error) {
        now(tooManyOf(error) ?? 'failed');
      }
    },

    /** LOGIN-09 */
    redirect(): void {
      navigation.replace(requestedBackUrl() ?? routeUrl('user.profile'));
    },
  };
}

export type LoginStore = ReturnType<typeof createLoginStore>;
