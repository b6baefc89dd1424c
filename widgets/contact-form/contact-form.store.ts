import { sendContact } from '@portada/contract';
import { ApiError, request } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { createCaptchaStore } from '@portada/ui/features/captcha/captcha.store.ts';
import { createServerFieldErrors } from '@portada/ui/form/server-field-errors.ts';
import { atom } from 'nanostores';
import type { Values } from './contact-form.schema.ts';

export type ContactState =
  | { readonly status: 'idle' | 'waiting'; readonly problem?: 'failed' | TooMany }
  | { readonly status: 'done'; readonly sent: Values };

/** One contact form. */
export function createContactStore() {
  const $state = atom<ContactState>({ status: 'idle' });
  const captcha = createCaptchaStore('contact');
  const serverErrors = createServerFieldErrors();

  return {
    $state,
    captcha,
    serverErrors,

    /** CONT-01, CONT-02: answers whether the message is sent. */
    async submit(values: Values): Promise<boolean> {
      $state.set({ status: 'waiting' });
      try {
        const body = { ...values, terms: true as const, recaptcha: await captcha.token() };
        const { success } = await request(sendContact, { body });
        $state.set(success ? { status: 'done', sent: values } : { status: 'idle', problem: 'failed' });
        return success;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        serverErrors.keep(values, error);
        // Fields that were refused say so themselves.
        const isAboutFields =
          error.status === 400 && Object.keys(error.body.fields ?? {}).some((name) => name in values);
        const problem = tooManyOf(error) ?? 'failed';
        $state.set(isAboutFields ? { status: 'idle' } : { status: 'idle', problem });
        return false;
      }
    },

    /** The reader wants to write once more. */
    again(): void {
      $state.set({ status: 'idle' });
    },
  };
}
