import { adPositions } from '@portada/contract/fixtures';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { answers, createFakeGpt, haveConsentPlatform, haveGpt } from './test/gpt.ts';

const [position] = adPositions;
const append = vi.spyOn(document.head, 'append');

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  append.mockReset().mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  delete window.googletag;
});

/** The script of each test is that of a page of its own. */
async function createStore(block: Readonly<Record<string, unknown>> = {}, of = position) {
  const { $page, readPage } = await import('@portada/core');
  $page.set(readPage(block));
  const { createAdStore } = await import('./ad.store.ts');
  // Fetched with the first slot that may show; here it is at hand.
  await import('./library.store.ts');
  if (!of) throw new Error('The fixtures have positions.');
  return createAdStore(of, 'slot-1');
}

/** Lets what is on its way arrive: modules, and what waits for them. */
async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

/** Starts the slots; they end with the test. */
async function begin(...stores: Awaited<ReturnType<typeof createStore>>[]) {
  const ends = stores.map((store) => store.start());
  onTestFinished(() => ends.forEach((end) => void end()));
  await settle();
}

function addedScript(): HTMLScriptElement {
  const [added] = append.mock.lastCall ?? [];
  if (!(added instanceof HTMLScriptElement)) throw new Error('No script was added.');
  return added;
}

test('[ADS-01] a slot is what its position’s config says', async () => {
  const { gpt, seen, slots } = createFakeGpt();
  haveGpt(gpt);
  const store = await createStore();
  await begin(store);
  expect(slots).toMatchObject([
    {
      adUnit: '/0000/diariodelpuerto/portada',
      sizes: [
        [300, 250],
        [300, 600],
      ],
      mapping: [
        [
          [1100, 0],
          [
            [300, 600],
            [300, 250],
          ],
        ],
        [[0, 0], [[300, 250]]],
      ],
      targeting: { pos: 'robapaginas' },
      elementId: 'slot-1',
      displayed: 1,
      refreshed: 1,
    },
  ]);
  expect(seen).toEqual({ initialLoadDisabled: true, servicesEnabled: 1 });
  expect(append).not.toHaveBeenCalled();
});

test('[ADS-01] without a mapping the sizes serve every screen, and a position without a code has no key', async () => {
  const { gpt, slots } = createFakeGpt();
  haveGpt(gpt);
  await begin(await createStore({}, adPositions[1]));
  expect(slots).toMatchObject([{ sizes: [[970, 250], [728, 90], 'fluid'], targeting: {} }]);
  expect(slots[0]?.mapping).toBeUndefined();
});

test('[ADS-02] the library is fetched once, from the page’s address, when the first slot starts', async () => {
  const first = await createStore({ gptUrl: 'https://ads.test/gpt.js' });
  const second = await createStore({ gptUrl: 'https://ads.test/gpt.js' });
  expect(append).not.toHaveBeenCalled();
  await begin(first, second);
  expect(append).toHaveBeenCalledOnce();
  expect(addedScript().src).toBe('https://ads.test/gpt.js');
  const fake = createFakeGpt();
  const waiting = window.googletag?.cmd;
  window.googletag = fake.gpt;
  addedScript().dispatchEvent(new Event('load'));
  await settle();
  // The commands that were pushed before the script ran are run by it.
  if (Array.isArray(waiting)) for (const command of waiting) command();
  await settle();
  expect(fake.slots).toHaveLength(2);
  expect(fake.seen.servicesEnabled).toBe(1);
});

test('[ADS-02] without an address of the page’s it is Google’s own', async () => {
  await begin(await createStore());
  expect(addedScript().src).toBe('https://securepubads.g.doubleclick.net/tag/js/gpt.js');
});

test.each([
  ['does not load', () => addedScript().dispatchEvent(new Event('error'))],
  ['brings nothing', () => addedScript().dispatchEvent(new Event('load'))],
  ['never answers', () => undefined],
  [
    'brings a dummy that does nothing',
    () => {
      window.googletag = { cmd: { push: (command) => command?.() } };
      addedScript().dispatchEvent(new Event('load'));
    },
  ],
])(
  '[ADS-02] a library that %s leaves slots without an ad, says nothing and is not asked again',
  async (_how, happen) => {
    const logs = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    const store = await createStore();
    await begin(store);
    expect(store.$state.get()).toBe('loading');
    happen();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.$state.get()).toBe('blocked');
    await begin(await createStore());
    expect(append).toHaveBeenCalledOnce();
    for (const console of logs) expect(console).not.toHaveBeenCalled();
  },
);

test('a slot that is not answered counts as blocked after a while, and an ad that comes late is welcome', async () => {
  const { gpt, slots, answer } = createFakeGpt();
  haveGpt(gpt);
  const store = await createStore();
  await begin(store);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(store.$state.get()).toBe('loading');
  await vi.advanceTimersByTimeAsync(1);
  expect(store.$state.get()).toBe('blocked');
  answer(slots[0], 250);
  expect(store.$state.get()).toBe('filled');
});

test('what the library throws, and a slot that it refuses, harm nothing', async () => {
  const { gpt } = createFakeGpt();
  haveGpt({ ...gpt, defineSlot: () => null });
  const store = await createStore();
  await begin(store);
  expect(store.$state.get()).toBe('blocked');
});

test('[ADS-02] with a consent platform nothing is fetched before the reader allows it', async () => {
  const consent = haveConsentPlatform();
  const store = await createStore();
  await begin(store);
  consent.tell(answers.asked);
  consent.tell(answers.no);
  consent.tell(null, false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(append).not.toHaveBeenCalled();
  expect(store.$state.get()).toBe('waiting');
  consent.tell(answers.yes);
  await settle();
  expect(append).toHaveBeenCalledOnce();
});

test('[ADS-02] consent that is taken back ends the ads, and given again brings them back', async () => {
  const consent = haveConsentPlatform();
  const { gpt, slots, answer } = createFakeGpt();
  haveGpt(gpt);
  const store = await createStore();
  await begin(store);
  consent.tell(answers.yes);
  await settle();
  answer(slots[0], 250);
  consent.tell(answers.asked);
  expect(store.$state.get(), 'asking again changes nothing yet').toBe('filled');
  consent.tell(answers.no);
  expect(store.$state.get()).toBe('waiting');
  expect(slots).toEqual([]);
  consent.tell(answers.yes);
  await settle();
  expect(slots).toHaveLength(1);
});

test('[ADS-02] on a page that asks by itself, ads wait for its cookie to allow them, and end when it no longer does', async () => {
  const { gpt, slots } = createFakeGpt();
  haveGpt(gpt);
  const keep = (pair: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the server writes it, no other way in
    document.cookie = pair;
  };
  const answer = async (value: string) => {
    keep(`portada_consent=${value}`);
    document.dispatchEvent(new CustomEvent('portada:consent', { detail: null }));
    await settle();
  };
  onTestFinished(() => keep('portada_consent=; max-age=0'));
  const store = await createStore({ webFeatures: { consent: true } });
  await begin(store);
  await answer('1.2026-11-27.embeds');
  expect([store.$state.get(), slots.length]).toEqual(['waiting', 0]);
  await answer('1.2026-11-27.ads-embeds');
  expect(slots).toHaveLength(1);
  await answer('1.2026-11-27.');
  expect([store.$state.get(), slots.length]).toEqual(['waiting', 0]);
});

test('a slot that ends is given back, with its listeners and its timers, whatever it waited for', async () => {
  const consent = haveConsentPlatform();
  const { gpt, slots } = createFakeGpt();
  haveGpt(gpt);
  const end = (await createStore()).start();
  consent.tell(answers.yes);
  await settle();
  expect(slots).toHaveLength(1);
  end();
  expect(slots).toEqual([]);
  const early = (await createStore()).start();
  early();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(slots).toEqual([]);
  expect(consent.listeners.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
