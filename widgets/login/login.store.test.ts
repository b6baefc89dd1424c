import { login, resendValidationMail } from '@portada/contract';
import { emailNotValidated, legacyPassword, reader, wrongCredentials } from '@portada/contract/fixtures';
import { $page, navigation } from '@portada/core';
import { visit } from '@portada/core/test/page.ts';
import { backEnd, failures, json, later, ok, success } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoginStore, type LoginProblem } from './login.store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(navigation, 'replace').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Waits longer than any call may take. */
async function settled<Value>(promise: Promise<Value>): Promise<Value> {
  await vi.advanceTimersByTimeAsync(10_000);
  return promise;
}

const submit = (store: ReturnType<typeof createLoginStore>) =>
  settled(store.submit('nuria.vidal@example.com', 'Faro-1926'));

test('[LOGIN-07] [LOGIN-08] sends address and password, waits, and answers the reader', async () => {
  const answer = later();
  const { asked } = backEnd([login, answer.answer]);
  const store = createLoginStore();
  expect(store.$state.get()).toEqual({ status: 'idle' });

  const sent = store.submit('nuria.vidal@example.com', 'Faro-1926');
  expect(store.$state.get()).toEqual({ status: 'waiting' });
  answer.come(ok(reader)());
  expect(await sent).toMatchObject({ id: '1001', nick: 'nuria_vidal' });
  expect(store.$state.get()).toEqual({ status: 'done' });
  expect(asked).toMatchObject([
    {
      method: 'POST',
      path: '/api/front/user/login',
      body: { email: 'nuria.vidal@example.com', password: 'Faro-1926' },
    },
  ]);
});

const verdicts: readonly (readonly [string, LoginProblem])[] = [
  ['offline', 'connection'],
  ['silence', 'connection'],
  ['400', 'credentials'],
  ['401', 'credentials'],
  ['403', 'notValidated'],
  ['404', 'credentials'],
  ['412', 'credentials'],
  ['500', 'credentials'],
  ['httpCode 500 in a 200', 'credentials'],
  ['broken JSON', 'connection'],
  ['another shape', 'connection'],
];

test.each(verdicts)('[LOGIN-08] [LOGIN-12] a login that fails with %s says: %s', async (way, problem) => {
  const { change } = backEnd([login, failures[way] ?? success]);
  const store = createLoginStore();
  expect(await submit(store)).toBeUndefined();
  expect(store.$state.get()).toEqual({ status: 'idle', problem });

  change(login, ok(reader));
  expect(await submit(store)).toMatchObject({ id: '1001' });
  expect(store.$state.get()).toEqual({ status: 'done' });
});

test.each([
  ['blocks cookies', () => vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)],
  [
    'throws where they are read, as in a sandboxed frame',
    () =>
      vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
        throw new DOMException('The document is sandboxed.', 'SecurityError');
      }),
  ],
])('[LOGIN-08] a browser that %s is told so, and nothing is sent', async (_, block) => {
  const { asked } = backEnd([login, ok(reader)]);
  block();
  const store = createLoginStore();
  expect(await submit(store)).toBeUndefined();
  expect(store.$state.get()).toEqual({ status: 'idle', problem: 'cookies' });
  expect(asked).toEqual([]);
});

test('[LOGIN-11] [LOGIN-12] tells an old account from a wrong password, and both from too many attempts', async () => {
  const { change } = backEnd([login, () => json(legacyPassword, 401)]);
  const store = createLoginStore();
  await submit(store);
  expect(store.$state.get().problem).toBe('legacy');
  change(login, () => json(wrongCredentials, 401));
  await submit(store);
  expect(store.$state.get().problem).toBe('credentials');
  change(login, () => json({ ...legacyPassword, httpCode: 500 }, 500));
  await submit(store);
  expect(store.$state.get().problem).toBe('credentials');
  change(login, () => json({ httpCode: 429 }, 429));
  await submit(store);
  expect(store.$state.get().problem).toEqual({ retryAfter: undefined });
});

test('[LOGIN-08] an answer without a reader in it is no login', async () => {
  backEnd([login, ok({ nick: 'nadie' })]);
  const store = createLoginStore();
  expect(await submit(store)).toBeUndefined();
  expect(store.$state.get()).toEqual({ status: 'idle', problem: 'connection' });
});

/** A reader whose e-mail waits for its validation has tried to log in. */
async function refusedReader() {
  const server = backEnd([login, () => json(emailNotValidated, 403)]);
  const store = createLoginStore();
  await submit(store);
  return { ...server, store };
}

test('[LOGIN-13] [LOGIN-14] [LOGIN-15] asks for the mail of the reader whom the refusal named, once', async () => {
  const { asked, change, store } = await refusedReader();
  const answer = later();
  change(resendValidationMail, answer.answer);
  const first = store.resend();
  expect(store.$state.get()).toMatchObject({ problem: 'notValidated', mail: 'waiting' });
  await store.resend();
  answer.come(success());
  await first;
  expect(store.$state.get()).toEqual({ status: 'idle', problem: 'notValidated', mail: 'sent' });
  expect(asked.slice(1)).toMatchObject([
    { method: 'POST', path: '/api/front/user/resend-validation-mail', body: { userId: '1005' } },
  ]);
});

test.each(Object.keys(failures))(
  '[LOGIN-15] a mail that fails with %s may be asked for again',
  async (way) => {
    const { change, store } = await refusedReader();
    change(resendValidationMail, failures[way] ?? success);
    await settled(store.resend());
    expect(store.$state.get()).toEqual({ status: 'idle', problem: 'notValidated', mail: 'failed' });
    change(resendValidationMail, success);
    await settled(store.resend());
    expect(store.$state.get().mail).toBe('sent');
  },
);

test('[LOGIN-14] nobody but a reader who waits for validation is sent that mail', async () => {
  const { asked } = backEnd([resendValidationMail, success]);
  await createLoginStore().resend();
  expect(asked).toEqual([]);
});

test('[LOGIN-09] leaves to where the reader came from, or to the profile', () => {
  const store = createLoginStore();
  visit('/acceso/');
  store.redirect();
  expect(navigation.replace).toHaveBeenLastCalledWith(`${$page.get().siteUrl}/perfil/mi-cuenta/`);
  visit(`/acceso/?backUrl=${encodeURIComponent(`${location.origin}/puerto/temporal-4711/#fotos`)}`);
  store.redirect();
  expect(navigation.replace).toHaveBeenLastCalledWith(`${location.origin}/puerto/temporal-4711/#fotos`);
  visit('/acceso/?backUrl=https%3A%2F%2Fevil.example%2F');
  store.redirect();
  expect(navigation.replace).toHaveBeenLastCalledWith(`${$page.get().siteUrl}/perfil/mi-cuenta/`);
});
