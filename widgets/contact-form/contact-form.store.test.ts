import { sendContact } from '@portada/contract';
import { usePage } from '@portada/core/test/page.ts';
import * as captcha from '@portada/ui/features/captcha/captcha.ts';
import { backEnd, failures, json, later, ok, success } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createContactStore } from './contact-form.store.ts';

const prepareCaptcha = vi.spyOn(captcha, 'prepareCaptcha');
vi.mock('@portada/ui/features/captcha/captcha.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@portada/ui/features/captcha/captcha.ts')>()),
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  usePage({});
});

const written = { name: 'Ana', email: 'ana@example.com', topic: 'tip', message: 'Hola', terms: true };

async function submit(store: ReturnType<typeof createContactStore>): Promise<boolean> {
  const sent = store.submit(written);
  expect(store.$state.get()).toEqual({ status: 'waiting' });
  await vi.advanceTimersByTimeAsync(10_000);
  return sent;
}

test('[CONT-01] sends what was written, and knows what was sent', async () => {
  const answer = later();
  const { asked } = backEnd([sendContact, answer.answer]);
  const store = createContactStore();
  expect(store.$state.get()).toEqual({ status: 'idle' });
  const sent = store.submit(written);
  expect(store.$state.get()).toEqual({ status: 'waiting' });
  answer.come(success());
  expect(await sent).toBe(true);
  expect(store.$state.get()).toEqual({ status: 'done', sent: written });
  expect(asked).toMatchObject([
    { method: 'POST', path: '/api/front/contact', body: { ...written, recaptcha: '' } },
  ]);
  store.again();
  expect(store.$state.get()).toEqual({ status: 'idle' });
});

test.each(Object.keys(failures))(
  '[CONT-02] a message that fails with %s is shown and may be sent again',
  async (way) => {
    const { change } = backEnd([sendContact, failures[way] ?? success]);
    const store = createContactStore();
    expect(await submit(store)).toBe(false);
    expect(store.$state.get()).toEqual({ status: 'idle', problem: 'failed' });
    change(sendContact, success);
    expect(await submit(store)).toBe(true);
    expect(store.$state.get()).toEqual({ status: 'done', sent: written });
  },
);

test('[CONT-02] an answer without success is none', async () => {
  backEnd([sendContact, ok({ success: false })]);
  const store = createContactStore();
  expect(await submit(store)).toBe(false);
  expect(store.$state.get()).toEqual({ status: 'idle', problem: 'failed' });
});

test('too many messages are shown as such', async () => {
  backEnd([sendContact, () => json({ httpCode: 429 }, 429)]);
  const store = createContactStore();
  expect(await submit(store)).toBe(false);
  expect(store.$state.get()).toEqual({ status: 'idle', problem: { retryAfter: undefined } });
});

test('what the server refuses of a field stays refused until it is changed', async () => {
  const fields = { email: 'validation.email.invalid' };
  backEnd([sendContact, () => json({ httpCode: 400, errorCode: 'INVALID_FIELD', fields }, 400)]);
  const store = createContactStore();
  expect(await submit(store)).toBe(false);
  expect(store.$state.get()).toEqual({ status: 'idle' });
  expect(store.serverErrors.of('email', written.email)).toBe('validation.email.invalid');
  expect(store.serverErrors.of('email', 'otra@example.com')).toBeUndefined();
});

test('with a key the captcha’s token goes along; where it is blocked the message goes without', async () => {
  usePage({ recaptchaSiteKey: 'key' });
  prepareCaptcha.mockResolvedValueOnce(async (action) => `token of ${action}`);
  const { asked } = backEnd([sendContact, success]);
  await submit(createContactStore());
  expect(asked[0]?.body).toMatchObject({ recaptcha: 'token of contact' });
  prepareCaptcha.mockRejectedValueOnce(new Error('blocked'));
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const store = createContactStore();
  await submit(store);
  expect(asked[1]?.body).toMatchObject({ recaptcha: '' });
  expect(store.captcha.$missing.get()).toBe(true);
  warning.mockRestore();
});
