import { type ErrorCode, register, registrationErrors } from '@portada/contract';
import { failure } from '@portada/contract/fixtures';
import { $page, navigation } from '@portada/core';
import { usePage, visit } from '@portada/core/test/page.ts';
import { setCookie } from '@portada/core/test/session.ts';
import * as captcha from '@portada/ui/features/captcha/captcha.ts';
import { backEnd, failures, json, later, success } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { payloadOf } from './register.payload.ts';
import { createRegisterStore, type RegisterProblem } from './register.store.ts';
import { filled } from './test/values.ts';

const prepareCaptcha = vi.spyOn(captcha, 'prepareCaptcha');

vi.mock('@portada/ui/features/captcha/captcha.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@portada/ui/features/captcha/captcha.ts')>()),
}));

beforeEach(() => {
  vi.useFakeTimers();
  prepareCaptcha.mockReset();
  vi.spyOn(navigation, 'replace').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(navigation.replace).mockRestore();
  vi.mocked(console.warn).mockRestore();
});

const sent = payloadOf(filled, { kind: 'usual', origin: 'portada', newsletters: [] });

/** Waits longer than any call may take. */
async function submit(store: ReturnType<typeof createRegisterStore>): Promise<boolean> {
  const answer = store.submit(sent);
  await vi.advanceTimersByTimeAsync(10_000);
  return answer;
}

test('[REG-02] sends the form, waits, and goes to the notice about the mail', async () => {
  const answer = later();
  const { asked } = backEnd([register, answer.answer]);
  const store = createRegisterStore();
  const submitting = store.submit(sent);
  expect(store.$state.get()).toEqual({ status: 'waiting' });
  answer.come(success());
  expect(await submitting).toBe(true);
  expect(store.$state.get()).toEqual({ status: 'done' });
  expect(asked).toMatchObject([
    { method: 'POST', path: '/api/front/user/register', body: { ...sent, recaptcha: '' } },
  ]);
  await store.leave('usual');
  expect(navigation.replace).toHaveBeenCalledExactlyOnceWith(`${$page.get().siteUrl}/registro/confirmacion/`);
});

test.each([
  ['EMAIL_ALREADY_IN_USE', 'email'],
  ['NICK_ALREADY_IN_USE', 'nick'],
] as const)('[REG-08] %s refuses the %s that was sent, and no other', async (code, field) => {
  backEnd([register, () => json(failure(409, code), 409)]);
  const store = createRegisterStore();
  expect(await submit(store)).toBe(false);
  expect(store.$state.get()).toEqual({ status: 'idle' });
  expect(store.serverErrors.of(field, filled[field])).toBe(`validation.${field}.taken`);
  expect(store.serverErrors.of(field, `x${filled[field]}`)).toBeUndefined();
});

const others = registrationErrors.filter((code) => !code.endsWith('ALREADY_IN_USE'));
const statuses: Partial<Record<ErrorCode, number>> = { UNKNOWN_ERROR: 500, INVALID_CREDENTIALS: 401 };

test.each(others)('[REG-09] %s says: invalid data', async (code) => {
  const status = statuses[code] ?? 400;
  backEnd([register, () => json(failure(status, code), status)]);
  const store = createRegisterStore();
  expect(await submit(store)).toBe(false);
  expect(store.$state.get()).toEqual({ status: 'idle', problem: 'invalid' });
});

test('[REG-09] what is refused field by field is shown at the fields too', async () => {
  const fields = { name: 'validation.tooLong', phone: 'validation.phone.invalid' };
  backEnd([register, () => json(failure(400, 'INVALID_FIELDS', { fields }), 400)]);
  const store = createRegisterStore();
  await submit(store);
  expect(store.$state.get().problem).toBe('invalid');
  expect(store.serverErrors.of('name', filled.name)).toBe('validation.tooLong');
  expect(store.serverErrors.of('phone', '')).toBe('validation.phone.invalid');
  expect(store.serverErrors.of('phone', '600123456')).toBeUndefined();
});

const verdicts: readonly (readonly [string, RegisterProblem])[] = [
  ['offline', 'connection'],
  ['silence', 'connection'],
  ['400', 'invalid'],
  ['401', 'failed'],
  ['403', 'failed'],
  ['404', 'failed'],
  ['412', 'failed'],
  ['500', 'failed'],
  ['httpCode 500 in a 200', 'failed'],
  ['broken JSON', 'connection'],
  ['another shape', 'connection'],
];

test.each(verdicts)(
  'a registration that fails with %s says: %s; the next try works',
  async (way, problem) => {
    const { change } = backEnd([register, failures[way] ?? success]);
    const store = createRegisterStore();
    expect(await submit(store)).toBe(false);
    expect(store.$state.get()).toEqual({ status: 'idle', problem });
    change(register, success);
    expect(await submit(store)).toBe(true);
  },
);

test('too many attempts and an answer without success have messages too', async () => {
  const { change } = backEnd([register, () => json(failure(429, 'TOO_MANY_REQUESTS'), 429)]);
  const store = createRegisterStore();
  await submit(store);
  expect(store.$state.get().problem).toEqual({ retryAfter: undefined });
  change(register, () => json({ success: false }));
  expect(await submit(store)).toBe(false);
  expect(store.$state.get().problem).toBe('failed');
});

test('[REG-07] who came by social login and has a session goes on to the profile', async () => {
  const store = createRegisterStore();
  await store.leave('social');
  expect(navigation.replace).toHaveBeenLastCalledWith(`${$page.get().siteUrl}/registro/confirmacion/`);
  setCookie('7');
  const { asked } = backEnd();
  await store.leave('social');
  expect(asked.map(({ path }) => path)).toEqual(['/api/front/user/profile']);
  expect(navigation.replace).toHaveBeenLastCalledWith(`${$page.get().siteUrl}/perfil/mi-cuenta/`);
  visit(`/registro/?backUrl=${encodeURIComponent(`${location.origin}/puerto/`)}`);
  await store.leave('social');
  expect(navigation.replace).toHaveBeenLastCalledWith(`${location.origin}/puerto/`);
});

test('[REG-02] with a key the captcha is loaded once, and its token sent along', async () => {
  usePage({ recaptchaSiteKey: 'key' });
  prepareCaptcha.mockResolvedValue(async (action) => `token of ${action}`);
  const { asked } = backEnd([register, success]);
  const store = createRegisterStore();
  void store.captcha.load();
  void store.captcha.load();
  await submit(store);
  expect(prepareCaptcha).toHaveBeenCalledExactlyOnceWith('key');
  expect(asked[0]?.body).toMatchObject({ recaptcha: 'token of register' });
  expect(store.captcha.$missing.get()).toBe(false);
});

test('[REG-02] a captcha that cannot be had is shown, and the form goes without it', async () => {
  usePage({ recaptchaSiteKey: 'key' });
  prepareCaptcha.mockRejectedValue(new Error('blocked'));
  const { asked } = backEnd([register, success]);
  const store = createRegisterStore();
  await store.captcha.load();
  expect(store.captcha.$missing.get()).toBe(true);
  expect(await submit(store)).toBe(true);
  expect(asked[0]?.body).toMatchObject({ recaptcha: '' });
});

test('[REG-02] a token that does not come is sent empty', async () => {
  usePage({ recaptchaSiteKey: 'key' });
  prepareCaptcha.mockResolvedValue(() => Promise.reject(new Error('silence')));
  const { asked } = backEnd([register, success]);
  expect(await submit(createRegisterStore())).toBe(true);
  expect(asked[0]?.body).toMatchObject({ recaptcha: '' });
});
