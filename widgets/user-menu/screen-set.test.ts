import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const provider = {
  script: 'https://id.example/gigya.js?apiKey=1',
  screenSet: 'Lectores',
  startScreen: 'alta',
};
const showScreenSet = vi.fn();
const append = vi.spyOn(document.head, 'append');
const wanted = () => true;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  showScreenSet.mockReset();
  append.mockReset().mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'gigya');
  Reflect.deleteProperty(window, 'onGigyaServiceReady');
});

/** What the provider's script leaves on the page, once for each page: a new module is a new page. */
const bring = (accounts: object | undefined) => Reflect.set(window, 'gigya', { accounts });
const newPage = async () => (await import('./screen-set.ts')).openScreenSet;

function addedScript(): HTMLScriptElement {
  const [added] = append.mock.lastCall ?? [];
  if (!(added instanceof HTMLScriptElement)) throw new Error('No script was added.');
  return added;
}
const load = () => addedScript().dispatchEvent(new Event('load'));

test('[HEAD-07] fetches the script once and opens the screen-set as often as it is asked', async () => {
  const openScreenSet = await newPage();
  const opening = Promise.all([openScreenSet(provider, wanted), openScreenSet(provider, wanted)]);
  expect(addedScript().src).toBe(provider.script);
  bring({ showScreenSet });
  load();
  await opening;
  await openScreenSet(provider, wanted);
  expect(append).toHaveBeenCalledOnce();
  expect(showScreenSet.mock.calls).toEqual(Array(3).fill([{ screenSet: 'Lectores', startScreen: 'alta' }]));
  expect(vi.getTimerCount()).toBe(0);
});

test('[HEAD-07] a page that names no first screen leaves it to the screen-set', async () => {
  bring({ showScreenSet });
  const openScreenSet = await newPage();
  await openScreenSet({ ...provider, startScreen: '' }, wanted);
  expect(append).not.toHaveBeenCalled();
  expect(showScreenSet).toHaveBeenCalledExactlyOnceWith({ screenSet: 'Lectores' });
});

test('[HEAD-07] waits for a provider that is ready only after its script, and lets the page’s own hook run', async () => {
  const own = vi.fn();
  window.onGigyaServiceReady = own;
  const openScreenSet = await newPage();
  const opening = openScreenSet(provider, wanted);
  load();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(showScreenSet).not.toHaveBeenCalled();
  bring({ showScreenSet });
  window.onGigyaServiceReady();
  await opening;
  expect(showScreenSet).toHaveBeenCalledOnce();
  expect(own).toHaveBeenCalledOnce();
  expect(window.onGigyaServiceReady).toBe(own);
});

test('[HEAD-07] opens nothing that nobody waits for any more', async () => {
  bring({ showScreenSet });
  const openScreenSet = await newPage();
  await openScreenSet(provider, () => false);
  expect(showScreenSet).not.toHaveBeenCalled();
});

test.each([
  ['does not load', () => addedScript().dispatchEvent(new Event('error')), 'did not load'],
  ['does not answer', () => vi.advanceTimersByTime(10_000), 'does not answer'],
  [
    'brings nothing',
    () => {
      window.onGigyaServiceReady?.();
      load();
    },
    'brought no accounts',
  ],
])('[HEAD-07] a provider that %s is a failure, and is fetched again', async (_name, happen, words) => {
  const openScreenSet = await newPage();
  const opening = openScreenSet(provider, wanted);
  happen();
  await expect(opening).rejects.toThrow(words);
  expect(vi.getTimerCount()).toBe(0);
  const again = openScreenSet(provider, wanted);
  expect(append).toHaveBeenCalledTimes(2);
  bring({ showScreenSet });
  load();
  await again;
  expect(showScreenSet).toHaveBeenCalledOnce();
});
