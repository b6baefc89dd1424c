import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { usePage } from '../test/page.ts';
import { registerServiceWorker } from './service-worker.ts';

const register = vi.fn();

beforeEach(() => {
  register.mockReset().mockResolvedValue({});
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
});

test.each(['es', 'ca'])(
  '[SW-01] is registered at the site’s address, for the site alone: %s',
  async (alias) => {
    usePage({ site: alias });
    await registerServiceWorker();
    expect(register.mock.calls).toEqual([[`/${alias}/service-worker.js`, { scope: `/${alias}/` }]]);
  },
);

test('[SW-01] an alias is one segment of the address, whatever is in it', async () => {
  usePage({ site: { alias: '../x y' } });
  await registerServiceWorker();
  expect(register).toHaveBeenCalledWith('/..%2Fx%20y/service-worker.js', { scope: '/..%2Fx%20y/' });
});

test('[SW-01] without an alias there is nothing to register', async () => {
  usePage({});
  await registerServiceWorker();
  expect(register).not.toHaveBeenCalled();
});

test('[SW-02] a browser without service workers is left in peace', async () => {
  usePage({ site: 'es' });
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await registerServiceWorker();
  expect(console.warn).not.toHaveBeenCalled();
});

test.each([
  ['rejects', () => Promise.reject(new TypeError('404'))],
  [
    'throws',
    () => {
      throw new DOMException('Insecure', 'SecurityError');
    },
  ],
])('[SW-02] a registration that %s is logged and nothing more', async (_, failure) => {
  usePage({ site: 'es' });
  register.mockImplementation(failure);
  await registerServiceWorker();
  expect(console.warn).toHaveBeenCalledOnce();
});
