import { deleteAccount } from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import { $user, navigation } from '@portada/core';
import { cached, signIn } from '@portada/core/test/session.ts';
import { backEnd, failures, later, success } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createDeleteStore } from './delete.store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  signIn({ id: reader.id });
  const go = vi.spyOn(navigation, 'replace').mockImplementation(() => undefined);
  onTestFinished(() => go.mockRestore());
});
afterEach(() => {
  vi.useRealTimers();
});

test('[ACCT-30] a deletion forgets the reader and ends at login, without a way back', async () => {
  const answer = later();
  const { asked } = backEnd([deleteAccount, answer.answer]);
  const store = createDeleteStore();
  const deletion = store.confirm();
  expect(store.$state.get()).toEqual({ status: 'waiting' });
  answer.come(success());
  await deletion;
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/front/user/delete']);
  expect($user.get().id).toBe('');
  expect(cached(reader.id)).toBeUndefined();
  expect(navigation.replace).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/acceso\/$/));
});

test.each(Object.keys(failures))('[ACCT-31] [ACCT-32] a deletion that fails with %s', async (way) => {
  backEnd([deleteAccount, failures[way] ?? success]);
  const store = createDeleteStore();
  const deletion = store.confirm();
  await vi.advanceTimersByTimeAsync(10_000);
  await deletion;
  expect(store.$state.get()).toEqual({ status: 'idle', problem: way === '412' ? 'demo' : 'failed' });
  expect($user.get().id).toBe(reader.id);
  expect(navigation.replace).not.toHaveBeenCalled();
  store.forget();
  expect(store.$state.get()).toEqual({ status: 'idle' });
});
