import { emptyUser, saveContent } from '@portada/contract';
import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { json, later, refuse, serve } from '../../test/server.ts';
import { cached, reader, setCookie, signIn } from '../../test/session.ts';
import { request } from '../api/client.ts';
import { $errors } from '../api/errors.ts';
import { logout } from './actions.ts';
import { cacheProfile } from './profile-cache.ts';
import { $loggedIn, $user, $userState, clearUser, loadUser, refreshUser, setUser } from './store.ts';

/** A widget that looks on for the length of the test. */
function look(): void {
  onTestFinished($user.listen(() => undefined));
}

/** Another tab has changed the storage that all tabs share. */
function storageChanged(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

function comeBack(persisted: boolean): void {
  const event = new Event('pageshow');
  Object.defineProperty(event, 'persisted', { value: persisted });
  window.dispatchEvent(event);
}

beforeEach(() => {
  $user.set(emptyUser);
  $userState.set('idle');
  $errors.set([]);
});

afterEach(() => {
  cleanStores($user, $userState);
  localStorage.clear();
});

test('[ACCT-03] a soft navigation looks for the session anew, of the site that it leads to', () => {
  const goTo = (detail: object) => document.dispatchEvent(new CustomEvent('portada:page', { detail }));
  onTestFinished(() => void goTo({}));
  look();
  expect($user.get()).toEqual(emptyUser);
  setCookie('7', 'lector');
  cacheProfile(reader());
  goTo({ sessionCookie: 'lector' });
  expect($user.get()).toEqual(reader());
  goTo({});
  expect($user.get()).toEqual(emptyUser);
});

describe('at start-up', () => {
  test('[ACCT-06] without a session cookie the user is empty and nothing is asked, whatever storage holds', () => {
    cacheProfile(reader());
    const asked = serve(() => json(reader()));
    look();
    expect($user.get()).toEqual(emptyUser);
    expect($userState.get()).toBe('idle');
    expect(asked).toEqual([]);
  });

  test('[ACCT-06] profiles kept of sessions that have ended are forgotten', () => {
    cacheProfile(reader());
    cacheProfile(reader({ id: '8' }));
    localStorage.setItem('something.else', 'stays');
    setCookie('8');
    look();
    expect(cached('7')).toBeUndefined();
    expect(cached('8')).toEqual(reader({ id: '8' }));
    setCookie('');
    comeBack(true);
    expect(Object.keys(localStorage)).toEqual(['something.else']);
  });

  test('[ACCT-05] with a cookie and a profile of today there is a reader at once, and no request', () => {
    setCookie('7');
    cacheProfile(reader());
    const asked = serve(() => json(reader()));
    look();
    expect($user.get()).toEqual(reader());
    expect(asked).toEqual([]);
  });

  test('[ACCT-03][ACCT-05] with a cookie alone the profile is fetched once, and kept', async () => {
    setCookie('7');
    const asked = serve(() => json(reader()));
    look();
    look();
    expect($userState.get()).toBe('loading');
    await vi.waitFor(() => expect($user.get()).toEqual(reader()));
    expect($userState.get()).toBe('idle');
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/front/user/profile']);
    expect(cached('7')).toEqual(reader());
  });

  test('[ACCT-05] a profile of yesterday is fetched again and written again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 23, 59) });
    onTestFinished(() => void vi.useRealTimers());
    setCookie('7');
    cacheProfile(reader({ nick: 'Old' }));
    vi.setSystemTime(new Date(2026, 10, 21, 0, 1));
    serve(() => json(reader({ nick: 'New' })));
    look();
    expect($user.get().id).toBe('');
    await vi.waitFor(() => expect($user.get().nick).toBe('New'));
    expect(cached('7')).toMatchObject({ nick: 'New' });
  });

  test('[ACCT-05] the cache of another reader is not this one’s', async () => {
    cacheProfile(reader({ id: '8' }));
    setCookie('7');
    serve(() => json(reader()));
    look();
    await vi.waitFor(() => expect($user.get().id).toBe('7'));
  });

  test.each([
    ['no connection', refuse, 'offline'],
    ['401', () => json({}, 401), 'status'],
    ['500', () => json({}, 500), 'status'],
    ['an httpCode of 500', () => json({ httpCode: 500 }), 'server'],
    ['broken JSON', () => new Response('{'), 'parse'],
    ['a wrong shape', () => json({ savedContentIds: 7 }), 'shape'],
  ])('[ACCT-03] a profile that cannot be loaded leaves the empty user: %s', async (_, answer, type) => {
    setCookie('7');
    serve(answer);
    look();
    await vi.waitFor(() => expect($userState.get()).toBe('failed'));
    expect($user.get()).toEqual(emptyUser);
    expect($errors.get()).toMatchObject([{ type }]);
    expect(cached('7')).toBeUndefined();
  });

  test('[ACCT-03] a second try may succeed', async () => {
    setCookie('7');
    serve(refuse);
    await loadUser();
    serve(() => json(reader()));
    await loadUser();
    expect($user.get()).toEqual(reader());
    expect($userState.get()).toBe('idle');
  });
});

describe('logged in', () => {
  test.each([
    ['', false],
    ['7', true],
  ])('[ACCT-02] a user counts only with an id: %j', (id, is) => {
    look();
    $user.set({ ...emptyUser, id, nick: 'Roser', email: 'roser@diari.test' });
    expect($loggedIn.get()).toBe(is);
  });

  test('[ACCT-02] an answer without an id is nobody, and not kept', async () => {
    setCookie('7');
    serve(() => json({ nick: 'Roser' }));
    await loadUser();
    expect($loggedIn.get()).toBe(false);
    expect(localStorage).toHaveLength(0);
  });
});

describe('several tabs', () => {
  test('[ACCT-03] a login in another tab is seen here', () => {
    look();
    setCookie('7');
    cacheProfile(reader());
    storageChanged('portada.user.7');
    expect($user.get()).toEqual(reader());
  });

  test('[LIKE-03] a content saved in another tab is saved here', () => {
    signIn();
    look();
    cacheProfile(reader({ savedContentIds: ['4711'] }));
    storageChanged('portada.user.7');
    expect($user.get().savedContentIds).toEqual(['4711']);
  });

  test.each([['portada.user.7'], [null]])('[ACCT-06] a logout in another tab is seen here (%j)', (key) => {
    cacheProfile(reader());
    look();
    $user.set(reader());
    storageChanged(key);
    expect($user.get()).toEqual(emptyUser);
  });

  test('what else changes in storage is no concern of the reader', () => {
    look();
    $user.set(reader());
    storageChanged('portada.seenAlerts');
    expect($user.get()).toEqual(reader());
  });

  test('[ACCT-06] a page that comes back from the back-forward cache looks at the session again', () => {
    look();
    $user.set(reader());
    comeBack(false);
    expect($user.get()).toEqual(reader());
    comeBack(true);
    expect($user.get()).toEqual(emptyUser);
  });

  test('when nobody looks any more, nobody listens', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const stop = $user.listen(() => undefined);
    stop();
    vi.advanceTimersByTime(2_000);
    const read = vi.spyOn(document, 'cookie', 'get');
    storageChanged('portada.user.7');
    comeBack(true);
    expect(read).not.toHaveBeenCalled();
  });
});

describe('a profile of an outdated request', () => {
  test('[LOGIN-23] does not bring back who has logged out', async () => {
    setCookie('7');
    const { answer, come } = later();
    serve(({ method }) => (method === 'GET' ? answer() : json({ success: true })));
    const loading = refreshUser();
    await logout();
    come(json(reader()));
    await loading;
    expect($user.get()).toEqual(emptyUser);
    expect($userState.get()).toBe('idle');
    expect(cached('7')).toBeUndefined();
  });

  test('does not replace who has logged in since, nor does its failure', async () => {
    signIn();
    look();
    for (const answer of [json(reader()), json({}, 500)]) {
      const { answer: profile, come } = later();
      serve(profile);
      const loading = refreshUser();
      setCookie('8');
      setUser(reader({ id: '8' }));
      come(answer);
      await loading;
      expect($user.get().id).toBe('8');
      expect($userState.get()).toBe('idle');
    }
  });
});

describe('two profiles on their way', () => {
  /** An older request and one that a write has parted from it: nothing is shared any more. */
  async function ask() {
    signIn();
    const answers = [later(), later()] as const;
    let current: 0 | 1 = 0;
    const asked = serve(({ method }) =>
      method === 'GET' ? answers[current].answer() : json({ success: true }),
    );
    const older = refreshUser();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    current = 1;
    await request(saveContent, { params: { id: '4711' } });
    const newer = refreshUser();
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    const come = (index: 0 | 1, answer: Response) => {
      answers[index].come(answer);
      return index === 0 ? older : newer;
    };
    return { older: (answer: Response) => come(0, answer), newer: (answer: Response) => come(1, answer) };
  }

  test.each([
    ['older', 'newer'],
    ['newer', 'older'],
  ] as const)('leave the one that was asked for last: first the %s', async (...order) => {
    const answer = await ask();
    for (const age of order) await answer[age](json(reader({ nick: age })));
    expect($user.get().nick).toBe('newer');
    expect($userState.get()).toBe('idle');
    expect(cached('7')).toMatchObject({ nick: 'newer' });
  });

  test.each([
    ['older', 'newer'],
    ['newer', 'older'],
  ] as const)('leave the %s where the other one fails', async (whole, broken) => {
    for (const order of [[whole, broken] as const, [broken, whole] as const]) {
      const answer = await ask();
      for (const age of order) await answer[age](age === whole ? json(reader({ nick: age })) : json({}, 500));
      expect($user.get().nick).toBe(whole);
      expect($userState.get()).toBe('idle');
    }
  });
});

test('[ACCT-06] to forget a reader is to forget the profile kept of them', () => {
  signIn();
  clearUser();
  expect($user.get()).toEqual(emptyUser);
  expect(cached('7')).toBeUndefined();
});
