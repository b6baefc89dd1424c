import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareCaptcha } from './captcha.ts';

const execute = vi.fn();
const append = vi.spyOn(document.head, 'append');

beforeEach(() => {
  vi.useFakeTimers();
  execute.mockReset().mockResolvedValue('token');
  append.mockReset().mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'grecaptcha');
});

/** Google's script has run. */
function bringCaptcha(): void {
  Reflect.set(window, 'grecaptcha', { ready: (call: () => void) => call(), execute });
}

function addedScript(): HTMLScriptElement {
  const [added] = append.mock.lastCall ?? [];
  if (!(added instanceof HTMLScriptElement)) throw new Error('No script was added.');
  return added;
}

test('[REG-02] fetches the script for the site’s key and asks for a token', async () => {
  const preparing = prepareCaptcha('key/&=');
  expect(addedScript().src).toBe('https://www.google.com/recaptcha/api.js?render=key%2F%26%3D');
  bringCaptcha();
  addedScript().dispatchEvent(new Event('load'));
  const token = await preparing;
  expect(await token('register')).toBe('token');
  expect(execute).toHaveBeenCalledExactlyOnceWith('key/&=', { action: 'register' });
  expect(vi.getTimerCount()).toBe(0);
});

test('a script that is there already is not fetched again', async () => {
  bringCaptcha();
  await prepareCaptcha('key');
  expect(append).not.toHaveBeenCalled();
});

test.each([
  ['does not load', () => addedScript().dispatchEvent(new Event('error')), 'did not load'],
  ['brings nothing', () => addedScript().dispatchEvent(new Event('load')), 'brought no captcha'],
  ['does not answer', () => vi.advanceTimersByTime(10_000), 'does not answer'],
])('a script that %s is a failure', async (_name, happen, words) => {
  const preparing = prepareCaptcha('key');
  happen();
  await expect(preparing).rejects.toThrow(words);
  expect(vi.getTimerCount()).toBe(0);
});

test('a token that does not come within 10 s is a failure', async () => {
  bringCaptcha();
  execute.mockReturnValue(new Promise(() => undefined));
  const token = await prepareCaptcha('key');
  const asking = token('register');
  vi.advanceTimersByTime(10_000);
  await expect(asking).rejects.toThrow('does not answer');
});
