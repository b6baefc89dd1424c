import { expect, test, vi } from 'vitest';
import { aWhile, become, type LoadedPage, one, open, stateOf } from '../test/page.ts';

const FALLBACK = '<portada-eager><a href="/">Portada</a></portada-eager>';

test('a chunk that fails once is tried again, at an address that an import map can name', async () => {
  const page = await open(FALLBACK, { plan: { eager: ['fail'] } });
  await become(page, 'portada-eager', 'ready');
  expect(await page.chunks()).toEqual(['chunks/eager-0a1b2c3d.js', 'chunks/eager-0a1b2c3d.js?1']);
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

test('what failed is asked for again by an element that comes later, and then starts too', async () => {
  const page = await open(FALLBACK, { plan: { eager: ['fail', 'fail'] } });
  await become(page, 'portada-eager', 'failed');
  const later = page.document.createElement('portada-eager');
  later.id = 'later';
  page.document.body.append(later);
  await become(page, '#later', 'ready');
  await become(page, 'portada-eager', 'ready');
  expect(page.document.querySelectorAll('[data-state="ready"]')).toHaveLength(2);
});

test('what failed is started again when the browser is back online', async () => {
  const page = await open(FALLBACK, { plan: { eager: ['fail', 'fail'] } });
  await become(page, 'portada-eager', 'failed');
  page.window.dispatchEvent(new Event('online'));
  await become(page, 'portada-eager', 'ready');
  expect(page.logs).toEqual([]);
});

test('what fails again is started once more the next time', async () => {
  const page = await open(FALLBACK, { plan: { eager: ['fail', 'fail', 'fail'] } });
  await become(page, 'portada-eager', 'failed');
  page.window.dispatchEvent(new Event('online'));
  const requests = async () => (await page.chunks()).filter((path) => path.includes('/eager-'));
  await vi.waitFor(async () => expect(await requests()).toHaveLength(3));
  await become(page, 'portada-eager', 'failed');
  page.window.dispatchEvent(new Event('online'));
  await become(page, 'portada-eager', 'ready');
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
  expect(String(onError.mock.lastCall?.[0].detail.error)).toBe('Error: Timeout');
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

/** What has come of the loader's own files, chunks of widgets and shared ones. */
function fetched({ window }: LoadedPage): string[] {
  const names = window.performance.getEntriesByType('resource').map(({ name }) => name);
  return names.filter((name) => name.includes('/chunks/'));
}

test('a chunk that has come is measured, also on a page that has cleared its marks', async () => {
  const page = await open('<portada-interaction></portada-interaction>', {
    prepare: ({ performance }) => {
      const { mark } = performance;
      performance.mark = (...given) => {
        const made = mark.apply(performance, given);
        performance.clearMarks();
        return made;
      };
    },
  });
  one(page, 'portada-interaction').click();
  await become(page, 'portada-interaction', 'ready');
  expect(page.window.performance.getEntriesByType('measure')).toHaveLength(1);
});

test('the runtime comes before there is anything of the widget to read its name in', async () => {
  const page = await open('<portada-interaction></portada-interaction>', { plan: { interaction: ['hang'] } });
  expect(fetched(page)).toEqual([]);
  one(page, 'portada-interaction').click();
  await vi.waitFor(() => expect(fetched(page)).not.toEqual([]));
  expect(stateOf(page, 'portada-interaction')).toBe('loading');
});

test('the runtime is asked for once, by no link that a policy of nonces refuses', async () => {
  const page = await open('<portada-interaction></portada-interaction>');
  one(page, 'portada-interaction').click();
  await become(page, 'portada-interaction', 'ready');
  expect(fetched(page).length).toBeGreaterThan(1);
  expect(page.document.querySelector('link')).toBeNull();

  page.document.body.append(page.document.createElement('portada-eager'));
  await become(page, 'portada-eager', 'ready');
  await vi.waitFor(() => expect(fetched(page)).toContainEqual(expect.stringContaining('/eager-')));
  // What comes a moment after the first widget is ready comes once, too.
  const all = fetched(page);
  expect(all).toEqual([...new Set(all)]);
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
