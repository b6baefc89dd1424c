import { recoverPassword } from '@portada/contract';
import { navigation } from '@portada/core';
import { visit } from '@portada/core/test/page.ts';
import { backEnd, failures, json, success } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRecoveryStore, type RecoveryState } from './recovery.store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(navigation, 'replace').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function submit(store: ReturnType<typeof createRecoveryStore>): Promise<void> {
  const sent = store.submit('nuria.vidal@example.com');
  expect(store.$state.get()).toEqual({ status: 'waiting' });
  await vi.advanceTimersByTimeAsync(10_000);
  await sent;
}

test('[LOGIN-17] [LOGIN-18] sends the address and goes to login with the notice, still knowing the way back', async () => {
  const { asked } = backEnd([recoverPassword, success]);
  const back = `${location.origin}/puerto/temporal-4711/`;
  visit(`/acceso/?backUrl=${encodeURIComponent(back)}`);
  const store = createRecoveryStore();
  await submit(store);
  expect(asked).toMatchObject([
    {
      method: 'POST',
      path: '/api/front/user/recover-password',
      body: { email: 'nuria.vidal@example.com' },
    },
  ]);
  const [address = ''] = vi.mocked(navigation.replace).mock.lastCall ?? [];
  const { pathname, searchParams } = new URL(address);
  expect(pathname).toBe('/acceso/');
  expect(searchParams.get('alert')).toBe('password_reset_sent');
  expect(searchParams.get('backUrl')).toBe(back);
  expect(store.$state.get()).toEqual({ status: 'done' });
});

const verdict = (way: string): RecoveryState['problem'] & string =>
  way === '404' ? 'userNotFound' : 'connection';

test.each(Object.keys(failures))(
  '[LOGIN-19] a recovery that fails with %s is shown and may be tried again',
  async (way) => {
    const { change } = backEnd([recoverPassword, failures[way] ?? success]);
    const store = createRecoveryStore();
    await submit(store);
    expect(store.$state.get()).toEqual({ status: 'idle', problem: verdict(way) });
    expect(navigation.replace).not.toHaveBeenCalled();
    change(recoverPassword, success);
    await submit(store);
    expect(navigation.replace).toHaveBeenCalledOnce();
  },
);

test('[LOGIN-19] too many attempts are shown as such', async () => {
  backEnd([recoverPassword, () => json({ httpCode: 429 }, 429)]);
  const store = createRecoveryStore();
  await submit(store);
  expect(store.$state.get().problem).toEqual({ retryAfter: undefined });
});
