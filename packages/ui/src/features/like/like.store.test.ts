import { emptyUser } from '@portada/contract';
import { $errors, $user, $userState, ApiError, logout, refreshUser } from '@portada/core';
import { json, later, refuse, serve } from '@portada/core/test/server.ts';
import { cached, reader, setCookie, signIn } from '@portada/core/test/session.ts';
import { setUser } from '@portada/core/user/store.ts';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { bulletin, followedAuthor, savedContent } from './like.store.ts';

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
  ['[LIKE-01]', 'content', 'savedContentIds', savedContent],
  ['[LIKE-02]', 'taxon', 'followedAuthorIds', followedAuthor],
] as const;

describe.each(toggles)('%s the toggle of a %s', (_row, path, list, likeOf) => {
  const toggle = (userId: string, id: string) => likeOf(id).toggle(userId);

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

  test('[LIKE-03] is not applied to a reader who has logged in meanwhile', async () => {
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

  test('[LIKE-03] is kept for the day where the profile has failed meanwhile', async () => {
    signIn({ [list]: ['1'] });
    const { answer, come } = later();
    const asked = serve(({ method }) => (method === 'GET' ? refuse() : answer()));
    const toggling = toggle('7', '4711');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await refreshUser();
    expect($userState.get()).toBe('failed');
    come(ok());
    await toggling;
    expect(cached('7')).toMatchObject({ [list]: ['1', '4711'] });
    expect($user.get()[list]).toEqual(['1', '4711']);
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
  /** The server turns its own flag over, whatever this page thinks of it. */
  function server(isOn: boolean, answer: () => Response | Promise<Response> = ok) {
    let bulletin = isOn;
    return serve(({ method }) => {
      if (method === 'GET') return json(reader({ bulletin }));
      bulletin = !bulletin;
      return answer();
    });
  }
  const writes = (asked: ReturnType<typeof serve>) => asked.filter(({ method }) => method !== 'GET');

  test('[LIKE-05] is toggled with the userId and flips after success', async () => {
    signIn();
    const asked = server(false);
    expect(await bulletin.toggle('7')).toBe(true);
    expect($user.get().bulletin).toBe(true);
    expect(cached('7')).toMatchObject({ bulletin: true });
    expect(await bulletin.toggle('7')).toBe(false);
    expect($user.get().bulletin).toBe(false);
    expect(writes(asked).map(({ method, path, body }) => [method, path, body])).toEqual(
      Array(2).fill(['POST', '/api/front/user/bulletin', { userId: '7' }]),
    );
  });

  test('[LIKE-05] that was switched elsewhere shows as the server has it', async () => {
    signIn({ bulletin: false });
    server(true);
    expect(await bulletin.toggle('7')).toBe(false);
    expect(cached('7')).toMatchObject({ bulletin: false });
  });

  test('[LIKE-05] whose answer got lost shows as the server has it', async () => {
    signIn({ bulletin: false });
    server(false, refuse);
    expect(await bulletin.toggle('7')).toBe(true);
    expect(cached('7')).toMatchObject({ bulletin: true });
  });

  test('[LIKE-05] flips though the server cannot be asked afterwards', async () => {
    signIn({ bulletin: false });
    serve(({ method }) => (method === 'GET' ? refuse() : ok()));
    expect(await bulletin.toggle('7')).toBe(true);
    expect($user.get()).toMatchObject({ id: '7', bulletin: true });
    expect($userState.get()).toBe('idle');
  });

  test('[LIKE-05] leaves alone what changes while the server is asked', async () => {
    const before = signIn({ bulletin: false });
    const { answer, come } = later();
    const asked = serve(({ method }) => (method === 'GET' ? answer() : ok()));
    const toggling = bulletin.toggle('7');
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    setUser({ ...before, savedContentIds: ['4711'] });
    come(json(reader({ bulletin: true })));
    expect(await toggling).toBe(true);
    expect($user.get()).toEqual(reader({ bulletin: true, savedContentIds: ['4711'] }));
  });

  test.each(failures)('[LIKE-05] stays as it was: %s', async (_, answer) => {
    signIn({ bulletin: true });
    serve(answer);
    const outcome = await bulletin.toggle('7').catch((error: unknown) => error);
    expect(outcome === true || outcome instanceof ApiError).toBe(true);
    expect($user.get()).toMatchObject({ id: '7', bulletin: true });
  });

  test('[LIKE-05] a double click flips it once', async () => {
    signIn();
    const asked = server(false);
    await Promise.all([bulletin.toggle('7'), bulletin.toggle('7')]);
    expect(writes(asked)).toHaveLength(1);
    expect($user.get().bulletin).toBe(true);
  });

  test('[LIKE-05] of another reader stays as it was', async () => {
    signIn();
    const { answer, come } = later();
    serve(({ method }) => (method === 'GET' ? json(reader({ id: '8' })) : answer()));
    const toggling = bulletin.toggle('7');
    setCookie('8');
    setUser(reader({ id: '8' }));
    come(ok());
    await toggling;
    expect($user.get().bulletin).toBe(false);
  });
});

test('[LIKE-03] does not undo what the reader has saved since', async () => {
  signIn();
  const { answer, come } = later();
  serve(({ method }) => (method === 'GET' ? answer() : json({ success: true })));
  const loading = refreshUser();
  await savedContent('4711').toggle('7');
  come(json(reader()));
  await loading;
  expect($user.get().savedContentIds).toEqual(['4711']);
});
