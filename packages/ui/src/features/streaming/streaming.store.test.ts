import { $errors } from '@portada/core';
import { json, later, refuse, serve } from '@portada/core/test/server.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { streamingStore } from './streaming.store.ts';

const stream = { id: '1', kicker: 'Directo', title: 'Pleno' };
const list = () => json({ streamingList: [stream] });
const secs = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

/** Stores are kept by what they exclude: each test has one of its own. */
let next = 0;
function fresh() {
  next += 1;
  return streamingStore(`test-${next}`);
}

const looking: (() => void)[] = [];

/** A widget that shows the store for the length of the test, or until it is told to stop. */
function look({ $state }: ReturnType<typeof streamingStore>): () => void {
  const stop = $state.listen(() => undefined);
  looking.push(stop);
  return stop;
}

/** Turns the reader's tab away, or back. */
function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  $errors.set([]);
});

afterEach(async () => {
  for (const stop of looking.splice(0)) stop();
  await secs(10);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the poll', () => {
  test('[STRM-02] asks for the whole list, or for all but one', async () => {
    const asked = serve(list);
    look(streamingStore(''));
    look(streamingStore('47/11'));
    await secs(0);
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/front/streaming/list',
      'GET /api/front/streaming/list/47%2F11',
    ]);
  });

  test('[STRM-02] gives what streamingList holds', async () => {
    serve(list);
    const store = fresh();
    look(store);
    expect(store.$state.get()).toEqual({ failed: false });
    await secs(0);
    expect(store.$state.get()).toMatchObject({ list: [stream], failed: false });
  });

  test('[STRM-03] asks at once, and then every 10 s', async () => {
    const asked = serve(list);
    look(fresh());
    await secs(0);
    expect(asked).toHaveLength(1);
    await secs(9.999);
    expect(asked).toHaveLength(1);
    await secs(0.001);
    expect(asked).toHaveLength(2);
    await secs(50);
    expect(asked).toHaveLength(7);
  });

  test('[STRM-03] asks once for two who look, a list and a panel each for itself', async () => {
    const asked = serve(list);
    look(streamingStore('shared'));
    await secs(5);
    look(streamingStore('shared'));
    await secs(15);
    expect(asked).toHaveLength(3);
  });

  test('[STRM-03] waits 10 s from the answer on, however slow it was', async () => {
    const { answer, come } = later();
    const asked = serve(() => (asked.length === 1 ? answer() : list()));
    look(fresh());
    await secs(8);
    come(list());
    await secs(9);
    expect(asked).toHaveLength(1);
    await secs(1);
    expect(asked).toHaveLength(2);
  });

  test('[STRM-03] ends when nobody looks any more, and begins again with the next', async () => {
    const asked = serve(list);
    const store = fresh();
    const stop = look(store);
    await secs(0);
    stop();
    await secs(60);
    expect(asked).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
    look(store);
    await secs(0);
    expect(asked).toHaveLength(2);
    expect(store.$state.get().list).toHaveLength(1);
  });

  test('[STRM-03] an answer that comes when nobody looks any more begins nothing', async () => {
    const { answer, come } = later();
    const asked = serve(answer);
    const stop = look(fresh());
    await secs(0);
    stop();
    await secs(5);
    come(list());
    await secs(60);
    expect(asked).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a hidden tab', () => {
  test('[STRM-03] asks for nothing, and at once when it is seen again', async () => {
    const asked = serve(list);
    look(fresh());
    await secs(0);
    hide(true);
    await secs(600);
    expect(asked).toHaveLength(1);
    hide(false);
    await secs(0);
    expect(asked).toHaveLength(2);
    await secs(10);
    expect(asked).toHaveLength(3);
  });

  test('[STRM-03] that was hidden during a call waits too', async () => {
    const { answer, come } = later();
    const asked = serve(answer);
    look(fresh());
    await secs(0);
    hide(true);
    come(list());
    await secs(60);
    expect(asked).toHaveLength(1);
  });

  test('[STRM-03] that flickers during a call does not ask twice', async () => {
    const { answer, come } = later();
    const asked = serve(() => (asked.length === 1 ? answer() : list()));
    look(fresh());
    await secs(0);
    for (const hidden of [true, false, true, false]) hide(hidden);
    come(list());
    await secs(10);
    expect(asked).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(1);
  });

  test('nobody listens to it when nobody looks', async () => {
    const asked = serve(list);
    look(fresh())();
    await secs(2);
    const before = asked.length;
    hide(true);
    hide(false);
    await secs(0);
    expect(asked).toHaveLength(before);
  });
});

describe('a call that fails', () => {
  test.each([
    ['no connection', refuse, 'offline'],
    ['404', () => json({}, 404), 'status'],
    ['500', () => json({}, 500), 'status'],
    ['an httpCode of 500', () => json({ httpCode: 500 }), 'server'],
    ['broken JSON', () => new Response('<html>'), 'parse'],
    ['a wrong shape', () => json({ streamingList: 7 }), 'shape'],
  ])('[STRM-06] is recorded, and the older list stays: %s', async (_, failure, type) => {
    const asked = serve(() => (asked.length === 1 ? list() : failure()));
    const store = fresh();
    look(store);
    await secs(10);
    expect(store.$state.get()).toMatchObject({ list: [stream], failed: true });
    expect($errors.get()).toMatchObject([{ type }]);
  });

  test('[STRM-06] keeps the older list even where nobody looked for a while', async () => {
    const asked = serve(() => (asked.length === 1 ? list() : json({}, 500)));
    const store = fresh();
    const stop = look(store);
    await secs(0);
    stop();
    await secs(5);
    look(store);
    await secs(0);
    expect(store.$state.get()).toMatchObject({ list: [stream], failed: true });
  });

  test('[STRM-03] [STRM-06] does not slow the poll down: it asks every 10 s until it has an answer, and on', async () => {
    const asked = serve(() => (asked.length < 8 ? json({}, 500) : list()));
    const store = fresh();
    look(store);
    await secs(60);
    expect(asked).toHaveLength(7);
    expect(store.$state.get().failed).toBe(true);
    await secs(20);
    expect(asked).toHaveLength(9);
    expect(store.$state.get().failed).toBe(false);
  });

  test.each([['3601'], ['999999999']])(
    '[STRM-06] waits an hour where the server asks for %s s',
    async (wait) => {
      const busy = () => new Response('{}', { status: 503, headers: { 'Retry-After': wait } });
      const asked = serve(() => (asked.length === 1 ? busy() : list()));
      look(fresh());
      await secs(3_599);
      expect(asked).toHaveLength(1);
      await secs(1);
      expect(asked).toHaveLength(2);
    },
  );

  test('[STRM-06] never asks sooner than in 10 s, though the server lets it', async () => {
    const busy = () => new Response('{}', { status: 429, headers: { 'Retry-After': '2' } });
    const asked = serve(() => (asked.length === 1 ? busy() : list()));
    look(fresh());
    await secs(9);
    expect(asked).toHaveLength(1);
    await secs(1);
    expect(asked).toHaveLength(2);
  });

  test('[STRM-06] makes the poll wait as long as the server asks', async () => {
    const busy = () => new Response('{}', { status: 429, headers: { 'Retry-After': '900' } });
    const asked = serve(() => (asked.length === 1 ? busy() : list()));
    look(fresh());
    await secs(899);
    expect(asked).toHaveLength(1);
    await secs(1);
    expect(asked).toHaveLength(2);
  });

  test('may be tried again at once by the reader', async () => {
    const asked = serve(() => (asked.length === 1 ? json({}, 500) : list()));
    const store = fresh();
    look(store);
    await secs(1);
    store.retry();
    await secs(0);
    expect(store.$state.get()).toMatchObject({ list: [stream], failed: false });
    await secs(10);
    expect(asked).toHaveLength(3);
  });

  test('is not asked again while its answer is awaited, however often the reader tries', async () => {
    const { answer, come } = later();
    const asked = serve(() => (asked.length === 1 ? answer() : list()));
    const store = fresh();
    look(store);
    await secs(0);
    store.retry();
    store.retry();
    come(json({}, 500));
    await secs(9);
    expect(asked).toHaveLength(1);
    await secs(1);
    expect(asked).toHaveLength(2);
  });

  test('is not tried again where nobody looks', async () => {
    const asked = serve(list);
    const store = fresh();
    store.retry();
    await secs(60);
    expect(asked).toEqual([]);
    const stop = look(store);
    await secs(0);
    stop();
    await secs(5);
    store.retry();
    await secs(60);
    expect(asked).toHaveLength(1);
  });
});
