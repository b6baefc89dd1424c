import { INVALID_TOKEN, register, registrationErrors } from '@portada/contract';
import { ApiError, navigation, refreshUser, request, requestedBackUrl, routeUrl } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { sessionReaderId } from '@portada/core/user/session-cookie.ts';
import { createCaptchaStore } from '@portada/ui/features/captcha/captcha.store.ts';
import { createServerFieldErrors, takenField } from '@portada/ui/form/server-field-errors.ts';
import { atom } from 'nanostores';
import type { RegistrationPayload } from './register.payload.ts';
import type { Kind } from './register.schema.ts';

/** Why a registration did not succeed, besides what is wrong with single fields; each has its own message. */
export type RegisterProblem = 'invalid' | 'connection' | 'failed' | 'expired' | TooMany;

export interface RegisterState {
  readonly status: 'idle' | 'waiting' | 'done';
  readonly problem?: RegisterProblem;
}

/** REG-07: who confirms a social sign-up gives no password. */
const isSocial = (sent: RegistrationPayload): boolean => !('password' in sent);

/** REG-09; without an answer that can be read there is no verdict on the data. */
function problemOf(error: ApiError, sent: RegistrationPayload): RegisterProblem | undefined {
  const { status, code, body } = error;
  if (takenField(error)) return undefined;
  // The server asks for the password when it knows of no sign-up any more.
  if (isSocial(sent) && (code === INVALID_TOKEN || body.fields?.password)) return 'expired';
  if (status < 400) return 'connection';
  const saysInvalid = registrationErrors.some((candidate) => candidate === code);
  return tooManyOf(error) ?? (saysInvalid || status === 400 ? 'invalid' : 'failed');
}

/** One registration screen: its state, and what it asks of the server. */
export function createRegisterStore() {
  const $state = atom<RegisterState>({ status: 'idle' });
  const captcha = createCaptchaStore('register');
  const serverErrors = createServerFieldErrors();

  return {
    $state,
    captcha,
    serverErrors,

    /** REG-02: answers whether the account is made. */
    async submit(sent: RegistrationPayload): Promise<boolean> {
      $state.set({ status: 'waiting' });
      try {
        const { success } = await request(register, { body: { ...sent, recaptcha: await captcha.token() } });
        $state.set(success ? { status: 'done' } : { status: 'idle', problem: 'failed' });
        return success;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // A provider's reader may well have an account without remembering it.
        serverErrors.keep(sent, error, isSocial(sent) ? 'validation.email.hasAccount' : undefined);
        const problem = problemOf(error, sent);
        $state.set({ status: 'idle', ...(problem && { problem }) });
        return false;
      }
    },

    /** On to the notice about the mail (REG-10). Who came by social login and has a session waits for no mail. */
    async leave(kind: Kind): Promise<void> {
      if (kind !== 'social' || !sessionReaderId()) return navigation.replace(routeUrl('registered'));
      await refreshUser();
      navigation.replace(requestedBackUrl() ?? routeUrl('user.profile'));
    },
  };
}
