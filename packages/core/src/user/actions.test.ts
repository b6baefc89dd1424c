import { emptyUser } from '@portada/contract';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { json, later, refuse, serve } from '../../test/server.ts';
import { cached, reader, setCookie, signIn } from '../../test/session.ts';
import { $errors, ApiError } from '../api/errors.ts';
import {
  deleteAccount,
  login,
  logout,
  saveProfile,
  toggleBulletin,
  toggleFollowedAuthor,
  toggleSavedContent,
} from './actions.ts';
import { $user, setUser } from './store.ts';

const ok = () => json({ success: true });

beforeEach(() => {
  $errors.set([]);
  setUser(emptyUser);
  onTestFinished($user.listen(() => undefined));
});

/** What a toggle must not do when it does not succeed. */
const failures = [
  ['success: false', () => json({ success: false })],
  ['no connection', refuse],
  ['401', () => json({}, 401)],
  ['403', () => json({}, 403)],
  ['404', () => json({}, 404)],
  ['500', () => json({}, 500)],
  ['an httpCode of 500', () => json({ httpCode: 500, success: true })],
  ['broken JSON', () => new Response('{"success":true')],
  ['a wrong shape', () => json({})],
] as const;

const toggles = [
  ['[LIKE-01]', 'content', 'savedContentIds', toggleSavedContent],
  ['[LIKE-02]', 'taxon', 'followedAuthorIds', toggleFollowedAuthor],
] as const;

describe.each(toggles)('%s the toggle of a %s', (_row, path, list, toggle) => {
  test('[LIKE-03][LIKE-04] adds by POST and removes by DELETE, without payload', async () => {
    signIn({ [list]: ['1'] });
    const asked = serve(ok);
    expect(await toggle('7', '4711')).toBe(true);
    expect($user.get()[list]).toEqual(['1', '4711']);
    expect(await toggle('7', '4711')).toBe(false);
    expect($user.get()[list]).toEqual(['1']);
    expect(asked.map(({ method, path: address, body }) => [method, address, body])).toEqual([
      ['POST', `/api/bookmark/${path}/4711`, undefined],
      ['DELETE', `/api/bookmark/${path}/4711`, undefined],
    ]);
  });

  test('[LIKE-03] changes the list only once the answer is here, and then in every tab', async () => {
    signIn();
    const { answer, come } = later();
    const asked = serve(answer);
    const toggling = toggle('7', '4711');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect($user.get()[list]).toEqual([]);
    come(ok());
    await toggling;
    expect(cached('7')).toMatchObject({ [list]: ['4711'] });
  });

  test.each(failures)('[LIKE-03] leaves the list as it was: %s', async (_, answer) => {
    for (const ids of [[], ['4711']]) {
      signIn({ [list]: ids });
      serve(answer);
      await toggle('7', '4711').catch((error) => expect(error).toBeInstanceOf(ApiError));
      expect($user.get()[list]).toEqual(ids);
      expect(cached('7')).toMatchObject({ [list]: ids });
    }
  });

  test('[LIKE-03] a double click toggles once', async () => {
    signIn();
    const asked = serve(ok);
    expect(await Promise.all([toggle('7', '4711'), toggle('7', '4711')])).toEqual([true, true]);
    expect(asked).toHaveLength(1);
    expect($user.get()[list]).toEqual(['4711']);
  });

  test('[LIKE-03] two at once do not overwrite one another', async () => {
    signIn({ [list]: ['3'] });
    const first = later();
    serve(({ path: address }) => (address.endsWith('/1') ? first.answer() : ok()));
    const slow = toggle('7', '1');
    await Promise.all([toggle('7', '2'), toggle('7', '3')]);
    first.come(ok());
    await slow;
    expect($user.get()[list]).toEqual(['2', '1']);
  });

  test('[LIKE-03] is nothing to whoever has logged in meanwhile', async () => {
    signIn();
    const { answer, come } = later();
    serve(answer);
    const toggling = toggle('7', '4711');
    setCookie('8');
    setUser(reader({ id: '8' }));
    come(ok());
    await toggling;
    expect($user.get()[list]).toEqual([]);
    expect(cached('8')).toMatchObject({ [list]: [] });
  });

  test('[LIKE-03] brings nobody back who has logged out meanwhile', async () => {
    signIn();
    const { answer, come } = later();
    serve(({ path: address }) => (address.includes('bookmark') ? answer() : ok()));
    const toggling = toggle('7', '4711');
    await logout();
    come(ok());
    await toggling;
    expect($user.get()).toEqual(emptyUser);
    expect(cached('7')).toBeUndefined();
  });
});

describe('the bulletin', () => {
  test('[LIKE-05] is toggled with the userId and flips after success', async () => {
    signIn();
    const asked = serve(ok);
    expect(await toggleBulletin('7')).toBe(true);
    expect($user.get().bulletin).toBe(true);
    expect(cached('7')).toMatchObject({ bulletin: true });
    expect(await toggleBulletin('7')).toBe(false);
    expect($user.get().bulletin).toBe(false);
    expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual(
      Array(2).fill(['POST', '/api/front/user/bulletin', { userId: '7' }]),
    );
  });

  test.each(failures)('[LIKE-05] stays as it was: %s', async (_, answer) => {
    signIn({ bulletin: true });
    serve(answer);
    const said = await toggleBulletin('7').catch((error: unknown) => error);
    expect(said === true || said instanceof ApiError).toBe(true);
    expect($user.get().bulletin).toBe(true);
  });

  test('[LIKE-05] a double click flips it once', async () => {
    signIn();
    const asked = serve(ok);
    await Promise.all([toggleBulletin('7'), toggleBulletin('7')]);
    expect(asked).toHaveLength(1);
    expect($user.get().bulletin).toBe(true);
  });

  test('[LIKE-05] of another reader stays as it was', async () => {
    signIn();
    const { answer, come } = later();
    serve(answer);
    const toggling = toggleBulletin('7');
    setCookie('8');
    setUser(reader({ id: '8' }));
    come(ok());
    await toggling;
    expect($user.get().bulletin).toBe(false);
  });
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

  test('[LOGIN-24] a failed logout is logged, never thrown, and the reader is forgotten here', async () => {
    signIn();
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    serve(() => json({}, 500));
    await logout();
    expect(log).toHaveBeenCalledOnce();
    expect($errors.get()).toMatchObject([{ type: 'status' }]);
    expect($user.get()).toEqual(emptyUser);
    expect(cached('7')).toBeUndefined();
  });
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
