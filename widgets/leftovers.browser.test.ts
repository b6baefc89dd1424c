/** A widget that has left the page leaves nothing on it, however often it comes and goes. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aTask, create, readerOf, settled, tags } from './test/elements.ts';
import { leftAfterCollection, watchLeftovers } from './test/leaks.ts';
import { beginSession } from './test/mount.ts';
import { serveFixtures } from './test/server.ts';

await Promise.all(Object.values(import.meta.glob('./*/index.ts')).map((load) => load()));

const TIMES = 100;

/** A store that nobody listens to any more rests after a second, and then the stores that it was made of. */
const STORES_REST_MS = 5_000;

beforeEach(() => {
  serveFixtures();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

/** Onto the page and off again, each time a new element. */
async function comeAndGo(tag: string, times: number): Promise<WeakRef<object>[]> {
  const home = document.createElement('section');
  document.body.append(home);
  const seen: WeakRef<object>[] = [];
  for (let time = 0; time < times; time++) {
    const element = create(tag);
    home.append(element);
    await settled(element);
    seen.push(new WeakRef(element));
    element.remove();
    await vi.advanceTimersByTimeAsync(0);
  }
  home.remove();
  // A call that was cancelled knows by whom, and the spy remembers all calls.
  vi.mocked(window.fetch).mockClear();
  await aTask();
  await vi.advanceTimersByTimeAsync(STORES_REST_MS);
  return seen;
}

describe.each(tags)('%s', (tag) => {
  test(`${TIMES} of them leave no listener, timer, observer, store subscription or element`, async () => {
    beginSession(readerOf(tag));
    const leftovers = watchLeftovers();
    // What a page has once, however many widgets it shows, is there after the first.
    await comeAndGo(tag, 1);
    const before = leftovers();
    const timers = vi.getTimerCount();

    const seen = await comeAndGo(tag, TIMES);
    expect(vi.getTimerCount()).toBe(timers);
    await expect.poll(leftovers).toEqual(before);
    expect(timers).toBe(0);

    // React holds on to what it drew last, in either of the ways in which it draws.
    await comeAndGo(tag, 1);
    expect(await leftAfterCollection(seen)).toBe(0);
  });
});
