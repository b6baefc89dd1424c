import { INVALID_TOKEN, register, registrationErrors } from '@portada/contract';
import { ApiError, browser, refreshUser, request, requestedBackUrl, routeUrl } from '@portada/core';
import { sessionReaderId } from '@portada/core/user/session-cookie.ts';
import { atom } from 'nanostores';
import { createCaptchaStore } from './captcha.store.ts';
import type { Sent } from './register.payload.ts';
import type { Kind } from './register.schema.ts';

/** Why a registration did not succeed, besides what is wrong with single fields; each has its own message. */
export type RegisterProblem = 'invalid' | 'tooMany' | 'connection' | 'failed' | 'expired';

export interface RegisterState {
  readonly status: 'idle' | 'waiting' | 'done';
  readonly problem?: RegisterProblem;
}

/** REG-08: what is taken is told at its field. */
const takenCodes: Readonly<Record<string, 'email' | 'nick'>> = {
  EMAIL_ALREADY_IN_USE: 'email',
  NICK_ALREADY_IN_USE: 'nick',
};

/** REG-07: who confirms a social sign-up gives no password. */
const isSocial = (sent: Sent): boolean => !('password' in sent);

/** The fields that the server has refused, each with its message key. */
function refusedBy({ code, body }: ApiError, sent: Sent): Readonly<Record<string, string>> {
  const taken = takenCodes[code];
  // A provider's reader may well have an account without remembering it.
  const why = taken === 'email' && isSocial(sent) ? 'hasAccount' : 'taken';
  return { ...body.fields, ...(taken && { [taken]: `validation.${taken}.${why}` }) };
}

/** REG-09; without an answer that can be read there is no verdict on the data. */
function problemOf({ status, code, body }: ApiError, sent: Sent): RegisterProblem | undefined {
  if (takenCodes[code]) return undefined;
  // The server asks for the password when it knows of no sign-up any more.
  if (isSocial(sent) && (code === INVALID_TOKEN || body.fields?.password)) return 'expired';
  if (status === 429) return 'tooMany';
  if (status < 400) return 'connection';
  const saysInvalid = registrationErrors.some((known) => known === code);
  return saysInvalid || status === 400 ? 'invalid' : 'failed';
}

/** One registration screen: its state, and what it asks of the server. */
export function createRegisterStore() {
  const $state = atom<RegisterState>({ status: 'idle' });
  const captcha = createCaptchaStore();
  /** Per field, the values that the server has refused, with their message keys. */
  const refusals = new Map<string, Map<unknown, string>>();

  function keepRefusals(sent: Sent, refused: Readonly<Record<string, string>>): void {
    for (const [field, key] of Object.entries(refused)) {
      const value: unknown = Reflect.get(sent, field);
      refusals.set(field, (refusals.get(field) ?? new Map()).set(value, key));
    }
  }

  return {
    $state,
    captcha,

    /** The message key for a value that the server has refused. */
    refusal: (field: string, value: unknown): string | undefined => refusals.get(field)?.get(value),

    /** REG-02: answers whether the account is made. */
    async submit(sent: Sent): Promise<boolean> {
      $state.set({ status: 'waiting' });
      try {
        const { success } = await request(register, { body: { ...sent, recaptcha: await captcha.token() } });
        $state.set(success ? { status: 'done' } : { status: 'idle', problem: 'failed' });
        return success;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        keepRefusals(sent, refusedBy(error, sent));
        const problem = problemOf(error, sent);
        $state.set({ status: 'idle', ...(problem && { problem }) });
        return false;
      }
    },

    /** On to the notice about the mail (REG-10). Who came by social login and has a session waits for no mail. */
    async leave(kind: Kind): Promise<void> {
      if (kind !== 'social' || !sessionReaderId()) return browser.go(routeUrl('registered'));
      await refreshUser();
      browser.go(requestedBackUrl() ?? routeUrl('user.profile'));
    },
  };
}

export type RegisterStore = ReturnType<typeof createRegisterStore>;
