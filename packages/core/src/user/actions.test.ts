import { emptyUser } from '@portada/contract';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { json, later, refuse, serve } from '../../test/server.ts';
import { cached, reader, setCookie, signIn } from '../../test/session.ts';
import { $errors, ApiError } from '../api/errors.ts';
import { deleteAccount, login, logout, saveProfile } from './actions.ts';
import { $user, $userState, refreshUser, setUser } from './store.ts';

const ok = () => json({ success: true });

beforeEach(() => {
  $errors.set([]);
  setUser(emptyUser);
  onTestFinished($user.listen(() => undefined));
});

describe('login and logout', () => {
  test('[LOGIN-07] sends email and password; the answer is the user, here and in every tab', async () => {
    setCookie('7');
    const asked = serve(() => json({ response: reader() }));
    expect(await login('roser@diari.test', 'secret')).toEqual(reader());
    expect(asked[0]).toMatchObject({
      method: 'POST',
      path: '/api/front/user/login',
      body: { email: 'roser@diari.test', password: 'secret' },
    });
    expect($user.get()).toEqual(reader());
    expect(cached('7')).toEqual(reader());
  });

  test('[LOGIN-08] a failed login logs nobody in and says why', async () => {
    serve(() => json({ errorCode: 'LEGACY_USER_PASSWORD_NOT_RESET' }, 401));
    await expect(login('a@b.es', 'x')).rejects.toMatchObject({
      status: 401,
      code: 'LEGACY_USER_PASSWORD_NOT_RESET',
    });
    expect($user.get()).toEqual(emptyUser);
  });

  test.each([
    ['no connection', refuse, 'offline'],
    ['403', () => json({}, 403), 'status'],
    ['500', () => json({}, 500), 'status'],
    ['an httpCode of 500', () => json({ httpCode: 500 }), 'server'],
    ['broken JSON', () => new Response('{'), 'parse'],
    ['a wrong shape', () => json(['no']), 'shape'],
  ])(
    '[LOGIN-24] a failed logout (%s) is logged, never thrown, and the reader stays logged in here',
    async (_, answer, type) => {
      signIn();
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      onTestFinished(() => log.mockRestore());
      serve(answer);
      expect(await logout()).toBe(false);
      expect(log).toHaveBeenCalledOnce();
      expect($errors.get()).toMatchObject([{ type }]);
      expect($user.get()).toEqual(reader());
      expect($userState.get()).toBe('failed');
      expect(cached('7')).toEqual(reader());
    },
  );
});

describe('profile and account', () => {
  test('[ACCT-18] saving sends what is given and takes the returned user', async () => {
    signIn();
    const asked = serve(() => json(reader({ nick: 'Nova' })));
    expect(await saveProfile({ nick: 'Nova' })).toMatchObject({ nick: 'Nova' });
    expect(asked[0]).toMatchObject({
      method: 'PATCH',
      path: '/api/front/user/profile',
      body: { nick: 'Nova' },
    });
    expect($user.get().nick).toBe('Nova');
    expect(cached('7')).toMatchObject({ nick: 'Nova' });
  });

  test('[ACCT-18] what has changed while a save was on its way is not undone by its answer', async () => {
    const before = signIn();
    const { answer, come } = later();
    const asked = serve(answer);
    const saving = saveProfile({ nick: 'Nova', newPassword: 'Faro-1926' });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    setUser({ ...before, savedContentIds: ['4711'] });
    come(json(reader({ nick: 'Nova' })));
    await saving;
    expect($user.get()).toEqual(reader({ nick: 'Nova', savedContentIds: ['4711'] }));
    expect(cached('7')).toEqual($user.get());
  });

  test.each([
    ['another reader', '8'],
    ['nobody', ''],
  ])('[ACCT-18] the answer to a save is not taken over by %s who has come meanwhile', async (_, id) => {
    signIn();
    const { answer, come } = later();
    const asked = serve(answer);
    const saving = saveProfile({ nick: 'Nova' });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    setCookie(id);
    setUser({ ...emptyUser, id });
    come(json(reader({ nick: 'Nova' })));
    expect(await saving).toMatchObject({ id: '7', nick: 'Nova' });
    expect($user.get()).toEqual({ ...emptyUser, id });
  });

  test('[ACCT-18] what is saved while the profile fails to load is kept for the day', async () => {
    signIn({ phone: '600123456' });
    const { answer, come } = later();
    const asked = serve(({ method }) => (method === 'PATCH' ? answer() : refuse()));
    const saving = saveProfile({ nick: 'Nova' });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await refreshUser();
    expect($userState.get()).toBe('failed');
    come(json(reader({ nick: 'Nova' })));
    await saving;
    expect(cached('7')).toMatchObject({ nick: 'Nova', phone: '600123456' });
    expect($user.get().nick).toBe('Nova');
  });

  test('[ACCT-27] a refused save changes nothing', async () => {
    signIn();
    serve(() => json({}, 401));
    await expect(saveProfile({ nick: 'Nova' })).rejects.toMatchObject({ status: 401 });
    expect($user.get().nick).toBe('Roser');
  });

  test('[ACCT-28] an answer without a reader is none, and logs nobody out', async () => {
    signIn();
    serve(() => json(['what', 'is', 'this']));
    await expect(saveProfile({ nick: 'Nova' })).rejects.toMatchObject({ kind: 'shape' });
    expect($user.get().nick).toBe('Roser');
    expect($errors.get()).toHaveLength(1);
  });

  test('[ACCT-32] an account that the server says it has not deleted is there', async () => {
    signIn();
    serve(() => json({ success: false }));
    await expect(deleteAccount()).rejects.toBeInstanceOf(ApiError);
    expect($user.get().id).toBe('7');
  });

  test('[ACCT-30] who has deleted the account is gone', async () => {
    signIn();
    const asked = serve(ok);
    await deleteAccount();
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/api/front/user/delete' });
    expect($user.get()).toEqual(emptyUser);
  });

  test('[ACCT-31] a demo account stays, and the caller hears of the 412', async () => {
    signIn();
    serve(() => json({}, 412));
    await expect(deleteAccount()).rejects.toMatchObject({ status: 412 });
    expect($user.get().id).toBe('7');
  });
});
