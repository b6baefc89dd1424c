import { expect, test, vi } from 'vitest';
import { aWhile, become, one, open, stateOf } from '../test/page.ts';

const FALLBACK = '<portada-eager><a href="/">Portada</a></portada-eager>';

test('a chunk that fails once is tried again', async () => {
  const page = await open(FALLBACK, { plan: { eager: ['fail'] } });
  await become(page, 'portada-eager', 'ready');
  expect(await page.chunks()).toEqual([
    'chunks/eager-0a1b2c3d.js',
    expect.stringMatching(/^chunks\/eager-0a1b2c3d\.js\?\d+$/),
  ]);
  expect(page.logs).toEqual([]);
});

test('a chunk that fails twice is given up: the fallback stays and the event is dispatched', async () => {
  const errors: unknown[] = [];
  const page = await open(FALLBACK, {
    plan: { eager: ['fail', 'fail'] },
    prepare: ({ document }) =>
      document.addEventListener('portada:error', (event) => {
        if (!('detail' in event)) return;
        const { detail, bubbles, composed } = event;
        errors.push({ detail, bubbles, composed });
      }),
  });
  await become(page, 'portada-eager', 'failed');
  expect(errors).toEqual([
    { detail: { tag: 'portada-eager', error: expect.anything() }, bubbles: true, composed: true },
  ]);
  expect(one(page, 'a').getClientRects()).toHaveLength(1);
  expect(await page.chunks()).toHaveLength(2);
  expect(page.logs).toEqual([]);
});

test('what failed is asked for again by an element that comes later', async () => {
  const page = await open(FALLBACK, { plan: { eager: ['fail', 'fail'] } });
  await become(page, 'portada-eager', 'failed');
  const later = page.document.createElement('portada-eager');
  later.id = 'later';
  page.document.body.append(later);
  await become(page, '#later', 'ready');
  expect(stateOf(page, 'portada-eager')).toBe('failed');
});

/** Puts timers that are set for as long as a chunk may take into the test's hands. */
function holdTimers(window: Window & typeof globalThis) {
  const held: { run(): void; delay: number }[] = [];
  const { setTimeout } = window;
  const hold = (run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
    if (delay < 10_000) return setTimeout(run, delay, ...given);
    return held.push({ run: () => run(...given), delay });
  };
  Object.assign(window, { setTimeout: hold });
  return held;
}

test('[PAGE-11] a chunk that has not come after 120 seconds is given up', async () => {
  let timers: ReturnType<typeof holdTimers> = [];
  const page = await open(FALLBACK, {
    plan: { eager: ['hang'] },
    prepare: (window) => {
      timers = holdTimers(window);
    },
  });
  await vi.waitFor(async () => expect(await page.chunks()).toHaveLength(1));
  await aWhile(page);
  expect(stateOf(page, 'portada-eager')).toBe('loading');
  expect(timers.map(({ delay }) => delay)).toEqual([120_000]);
  const onError = vi.fn();
  page.document.addEventListener('portada:error', onError);
  timers[0]?.run();
  await become(page, 'portada-eager', 'failed');
  expect(String(onError.mock.lastCall?.[0].detail.error)).toBe('Error: Timed out');
  expect(one(page, 'a').getClientRects()).toHaveLength(1);
  expect(page.logs).toEqual([]);
});

test('[PAGE-11] the limit does nothing to a chunk that has come', async () => {
  let timers: ReturnType<typeof holdTimers> = [];
  const page = await open(FALLBACK, {
    prepare: (window) => {
      timers = holdTimers(window);
    },
  });
  await become(page, 'portada-eager', 'ready');
  for (const { run } of timers) run();
  await aWhile(page);
  expect(stateOf(page, 'portada-eager')).toBe('ready');
  expect(page.logs).toEqual([]);
});

test('the runtime is asked for once, beside the first widget’s chunk', async () => {
  const page = await open('<portada-interaction></portada-interaction>');
  const preloads = () =>
    [...page.document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href);
  expect(preloads()).toEqual([]);
  one(page, 'portada-interaction').click();
  expect(preloads()).not.toHaveLength(0);
  expect(preloads().every((href) => href.startsWith(`${page.address}/chunks/shared-`))).toBe(true);
  const first = preloads();

  page.document.body.append(page.document.createElement('portada-eager'));
  await become(page, 'portada-eager', 'ready');
  await become(page, 'portada-interaction', 'ready');
  expect(preloads()).toEqual(first);
});

test('each chunk is fetched once and measured once, however many elements want it', async () => {
  const page = await open('<portada-eager></portada-eager>'.repeat(20));
  await vi.waitFor(() => expect(page.document.querySelectorAll('[data-state="ready"]')).toHaveLength(20));
  expect(await page.chunks()).toHaveLength(1);
  const [measure, ...others] = page.window.performance.getEntriesByType('measure');
  expect(measure?.name).toBe('portada-eager');
  expect(measure?.duration).toBeGreaterThan(0);
  expect(others).toEqual([]);
});
