import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { usePage } from '../test/page.ts';
import { registerServiceWorker } from './service-worker.ts';

/** A page that says nothing of it. */
const unsaid = { url: '', scope: '' };

const register = vi.fn();
const on = (path: string) => new URL(path, location.href).href;

beforeEach(() => {
  register.mockReset().mockResolvedValue({});
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
});

test.each(['es', 'ca'])(
  '[SW-01] is registered at the site’s address, for the site alone: %s',
  async (alias) => {
    usePage({ site: alias });
    await registerServiceWorker(unsaid);
    expect(register.mock.calls).toEqual([[on(`/${alias}/service-worker.js`), { scope: on(`/${alias}/`) }]]);
  },
);

test('[SW-01] an alias is one segment of the address, whatever is in it', async () => {
  usePage({ site: { alias: '../x y' } });
  await registerServiceWorker(unsaid);
  expect(register).toHaveBeenCalledWith(on('/..%2Fx%20y/service-worker.js'), { scope: on('/..%2Fx%20y/') });
});

test('[SW-01] is registered where the page says', async () => {
  usePage({ site: 'es' });
  await registerServiceWorker({ url: '/es/service-worker.js', scope: '/' });
  expect(register).toHaveBeenCalledWith(on('/es/service-worker.js'), { scope: on('/') });
});

test('[SW-01] a page that names no site may say where too', async () => {
  usePage({});
  await registerServiceWorker({ url: '/sw.js', scope: '/diario/' });
  expect(register).toHaveBeenCalledWith(on('/sw.js'), { scope: on('/diario/') });
});

test('[SW-01] such a page without a scope leaves it to the browser', async () => {
  usePage({});
  await registerServiceWorker({ ...unsaid, url: '/sw.js' });
  expect(register).toHaveBeenCalledWith(on('/sw.js'), {});
});

test('[SW-01] a base element does not send it to another origin', async () => {
  const base = document.createElement('base');
  base.href = 'https://elsewhere.test/';
  document.head.append(base);
  onTestFinished(() => base.remove());
  usePage({ site: 'es' });
  await registerServiceWorker(unsaid);
  expect(register).toHaveBeenCalledWith('http://localhost:3000/es/service-worker.js', {
    scope: 'http://localhost:3000/es/',
  });
});

test('[SW-01] without an alias there is nothing to register', async () => {
  usePage({});
  await registerServiceWorker(unsaid);
  expect(register).not.toHaveBeenCalled();
});

test('[SW-02] a browser without service workers is left in peace', async () => {
  usePage({ site: 'es' });
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await expect(registerServiceWorker(unsaid)).resolves.toBeUndefined();
});
