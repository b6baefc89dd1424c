import { changePassword } from '@portada/contract';
import { failure, reader } from '@portada/contract/fixtures';
import { $user, navigation } from '@portada/core';
import { visit } from '@portada/core/test/page.ts';
import { cachedProfile } from '@portada/core/user/profile-cache.ts';
import { backEnd, failures, json, ok, success } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession } from '../test/mount.ts';
import { type ChangeProblem, createChangeStore } from './change-password.store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(navigation, 'replace').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const TOKEN = 'c2VjcmV0';
const PASSWORD = 'Otra-clave-2027?';

async function submit(store: ReturnType<typeof createChangeStore>): Promise<string | undefined> {
  const sent = store.submit(PASSWORD);
  expect(store.$state.get()).toEqual({ status: 'waiting' });
  await vi.advanceTimersByTimeAsync(10_000);
  return sent;
}

test('[LOGIN-20] [LOGIN-22] sends token and password and goes to login with the notice', async () => {
  const { asked } = backEnd([changePassword, success]);
  visit(`/acceso/nueva-contrasena/?token=${TOKEN}`);
  const store = createChangeStore(TOKEN);
  expect(store.$state.get()).toEqual({ status: 'idle' });
  expect(await submit(store)).toBeUndefined();
  expect(store.$state.get()).toEqual({ status: 'done' });
  expect(asked).toMatchObject([
    {
      method: 'POST',
      path: '/api/front/user/change-password',
      body: { token: TOKEN, password: PASSWORD },
    },
  ]);
  expect(navigation.replace).toHaveBeenCalledExactlyOnceWith(
    `${location.origin}/acceso/?alert=password_changed`,
  );
});

test('[LOGIN-22] the reader whom this browser remembered has to log in again, in every tab', async () => {
  backEnd([changePassword, success]);
  beginSession(reader);
  await submit(createChangeStore(TOKEN));
  expect($user.get().id).toBe('');
  expect(cachedProfile(reader.id)).toBeUndefined();
});

const unable: Readonly<Record<string, ChangeProblem>> = {
  offline: 'connection',
  silence: 'connection',
  400: 'refused',
};

test.each(Object.keys(failures))(
  '[LOGIN-22] a change that fails with %s is shown and may be tried again',
  async (way) => {
    const { asked, change } = backEnd([changePassword, failures[way] ?? success]);
    beginSession(reader);
    const store = createChangeStore(TOKEN);
    expect(await submit(store)).toBeUndefined();
    expect(store.$state.get()).toEqual({ status: 'idle', problem: unable[way] ?? 'failed' });
    expect(navigation.replace).not.toHaveBeenCalled();
    expect($user.get().id).toBe(reader.id);
    change(changePassword, success);
    await submit(store);
    expect(store.$state.get()).toEqual({ status: 'done' });
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(2);
  },
);

test.each<[string, () => Response, ChangeProblem]>([
  ['a token that is used or too old', () => json(failure(400, 'INVALID_TOKEN'), 400), 'deadLink'],
  ['the same under another status', () => json(failure(404, 'INVALID_TOKEN'), 404), 'deadLink'],
  ['too many attempts', () => json(failure(429, 'TOO_MANY_REQUESTS'), 429), { retryAfter: undefined }],
  ['an answer that says no', ok({ success: false }), 'failed'],
])('[LOGIN-22] %s has a message of its own', async (_name, answer, problem) => {
  backEnd([changePassword, answer]);
  const store = createChangeStore(TOKEN);
  await submit(store);
  expect(store.$state.get()).toEqual({ status: 'idle', problem });
});

test('[VAL-03] answers the rule that the server finds broken', async () => {
  const fields = { password: 'validation.password.length' };
  backEnd([changePassword, () => json(failure(400, 'INVALID_FIELD', { fields }), 400)]);
  const store = createChangeStore(TOKEN);
  expect(await submit(store)).toBe('validation.password.length');
  expect(store.$state.get()).toEqual({ status: 'idle', problem: 'refused' });
});
