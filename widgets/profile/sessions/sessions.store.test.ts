import { endAllSessions, endSession, getSessions } from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import { $user, navigation } from '@portada/core';
import { usePage } from '@portada/core/test/page.ts';
import { signIn } from '@portada/core/test/session.ts';
import { backEnd, failures, json, later, ok, success, tooMany } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createSessionsStore, dataUrl } from './sessions.store.ts';

const sessions = [
  { id: 'a', current: true, userAgent: 'Firefox/145.0', lastUsedAt: { date: '2026-11-21T09:00:00+01:00' } },
  { id: 'b', current: false, userAgent: 'curl/8' },
];

beforeEach(() => {
  vi.useFakeTimers();
  signIn({ id: reader.id });
  const go = vi.spyOn(navigation, 'replace').mockImplementation(() => undefined);
  onTestFinished(() => go.mockRestore());
});
afterEach(() => {
  vi.useRealTimers();
});

async function loaded() {
  const store = createSessionsStore();
  await store.load();
  return store;
}
const ids = ({ $state }: ReturnType<typeof createSessionsStore>) =>
  $state.get().sessions?.map(({ id }) => id);

test('loads the sessions', async () => {
  backEnd([getSessions, ok(sessions)]);
  expect(ids(await loaded())).toEqual(['a', 'b']);
});

test.each(Object.keys(failures))('a list that does not load (%s) comes with the next try', async (way) => {
  const { change } = backEnd([getSessions, failures[way] ?? success]);
  const store = createSessionsStore();
  const loading = store.load();
  await vi.advanceTimersByTimeAsync(10_000);
  await loading;
  // A list is what is asked for, so that "another shape" is one with nothing readable in it.
  expect(store.$state.get()).toEqual({ failed: true });
  change(getSessions, ok(sessions));
  await store.load();
  expect(ids(store)).toEqual(['a', 'b']);
});

test('ends one session, which leaves the list', async () => {
  const { asked } = backEnd([getSessions, ok(sessions)], [endSession, success]);
  const store = await loaded();
  await store.end('b');
  expect(ids(store)).toEqual(['a']);
  expect(store.$state.get().ended?.id).toBe('b');
  expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/front/user/sessions/b' });
  expect($user.get().id).toBe(reader.id);
});

test('a list that was asked for before does not bring an ended session back', async () => {
  const first = later();
  const { change } = backEnd([getSessions, first.answer], [endSession, success]);
  const store = createSessionsStore();
  const loading = store.load();
  change(getSessions, ok(sessions));
  await store.load();
  await store.end('b');
  first.come(ok(sessions)());
  await loading;
  expect(ids(store)).toEqual(['a']);
  expect(store.$state.get().ended?.id).toBe('b');
});

test('a session that is no more has been ended', async () => {
  backEnd([getSessions, ok(sessions)], [endSession, () => json({ httpCode: 404 }, 404)]);
  const store = await loaded();
  await store.end('b');
  expect(ids(store)).toEqual(['a']);
});

test.each(Object.keys(failures).filter((way) => way !== '404'))(
  'a session that cannot be ended (%s) stays, and is ended at the next try',
  async (way) => {
    const { change } = backEnd([getSessions, ok(sessions)], [endSession, failures[way] ?? success]);
    const store = await loaded();
    const ending = store.end('b');
    await vi.advanceTimersByTimeAsync(10_000);
    await ending;
    expect(store.$state.get()).toMatchObject({ endFailed: true });
    expect(ids(store)).toEqual(['a', 'b']);
    change(endSession, success);
    await store.end('b');
    expect(ids(store)).toEqual(['a']);
    expect(store.$state.get().endFailed).toBeUndefined();
  },
);

test('ending them all forgets the reader, dispatches its event, and goes to login without a way back', async () => {
  const events = vi.fn();
  document.addEventListener('portada:logout', events);
  onTestFinished(() => document.removeEventListener('portada:logout', events));
  const { asked } = backEnd([getSessions, ok(sessions)], [endAllSessions, success]);
  const store = await loaded();
  await store.endAll();
  expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/front/user/sessions' });
  expect($user.get().id).toBe('');
  expect(events.mock.lastCall?.[0].detail).toEqual({ userId: reader.id });
  expect(navigation.replace).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/acceso\/$/));
});

test.each(Object.keys(failures))(
  'ending them all may fail (%s), and nobody is logged out here',
  async (way) => {
    backEnd([getSessions, ok(sessions)], [endAllSessions, failures[way] ?? success]);
    const store = await loaded();
    const ending = store.endAll();
    await vi.advanceTimersByTimeAsync(10_000);
    await ending;
    expect(store.$state.get()).toMatchObject({ endFailed: true });
    expect($user.get().id).toBe(reader.id);
    expect(navigation.replace).not.toHaveBeenCalled();
  },
);

test('the data is fetched from where the calls go', () => {
  usePage({ apiUrl: 'https://api.diari.example/ca/' });
  expect(dataUrl()).toBe('https://api.diari.example/ca/api/front/user/data');
});

test('after too many calls it says when to try again, until one succeeds', async () => {
  const { change } = backEnd([getSessions, tooMany], [endSession, tooMany], [endAllSessions, tooMany]);
  const store = await loaded();
  expect(store.$state.get()).toEqual({ failed: true, tooMany: { retryAfter: 900 } });
  change(getSessions, ok(sessions));
  await store.load();
  expect(store.$state.get().tooMany).toBeUndefined();
  for (const end of [() => store.end('b'), store.endAll]) {
    await end();
    expect(store.$state.get()).toMatchObject({ endFailed: true, tooMany: { retryAfter: 900 } });
  }
  change(endSession, success);
  await store.end('b');
  expect(store.$state.get().tooMany).toBeUndefined();
});
