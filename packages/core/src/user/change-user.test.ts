import { emptyUser } from '@portada/contract';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { json, later, refuse, serve } from '../../test/server.ts';
import { cached, reader, setCookie, signIn } from '../../test/session.ts';
import { saveProfile } from './actions.ts';
import { freshReader } from './change-user.ts';
import { $user, $userState, loadUser, refreshUser, setUser } from './store.ts';

beforeEach(() => {
  setUser(emptyUser);
  onTestFinished($user.listen(() => undefined));
});

describe('a profile to be changed', () => {
  test('[ACCT-18] of the day’s cache is asked for anew, and known from then on', async () => {
    signIn({ phone: '600' });
    const asked = serve(() => json(reader({ phone: '611' })));
    expect(await freshReader('7')).toMatchObject({ phone: '611' });
    expect($user.get().phone).toBe('611');
    expect(cached('7')).toEqual($user.get());
    await freshReader('7');
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/front/user/profile']);
  });

  test.each([
    ['loaded', () => refreshUser()],
    ['saved', () => saveProfile({ nick: 'Roser' })],
  ])('[ACCT-05] that this page has just %s is not asked for again', async (_, act) => {
    signIn();
    const asked = serve(() => json(reader()));
    await act();
    expect(await freshReader('7')).toEqual(reader());
    expect(asked).toHaveLength(1);
  });

  test('[ACCT-18] is asked for anew after a minute, by a clock put back, and where another tab has written', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    signIn();
    const asked = serve(() => json(reader()));
    await freshReader('7');
    vi.setSystemTime(Date.now() + 61_000);
    await freshReader('7');
    expect(asked).toHaveLength(2);
    vi.setSystemTime(Date.now() - 86_400_000);
    await freshReader('7');
    expect(asked).toHaveLength(3);
    await loadUser();
    await freshReader('7');
    expect(asked).toHaveLength(4);
  });

  test.each([
    ['no connection', refuse, { kind: 'offline' }],
    ['401', () => json({}, 401), { status: 401 }],
    ['500', () => json({}, 500), { status: 500 }],
  ])('[ACCT-27] leaves the reader as they are where it cannot be loaded: %s', async (_, answer, error) => {
    const before = signIn();
    serve(answer);
    await expect(freshReader('7')).rejects.toMatchObject(error);
    expect($user.get()).toBe(before);
    expect($userState.get()).toBe('idle');
  });

  test.each([['8'], ['']])('[ACCT-27] is another session’s by now (%j): it is not taken over', async (id) => {
    const before = signIn();
    serve(() => json({ ...emptyUser, id }));
    await expect(freshReader('7')).rejects.toMatchObject({ status: 401 });
    expect($user.get()).toBe(before);
  });

  test('[ACCT-27] is not that of who has come to this page meanwhile', async () => {
    signIn();
    const { answer, come } = later();
    const asked = serve(answer);
    const asking = freshReader('7');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    setCookie('8');
    setUser(reader({ id: '8' }));
    come(json(reader({ id: '8' })));
    await expect(asking).rejects.toMatchObject({ status: 401 });
  });
});
