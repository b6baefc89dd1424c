import { usePage } from '@portada/core/test/page.ts';
import { shareNetworks } from '@portada/ui/features/share/share-links.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, focused, mount, recordEvents } from '../test/mount.ts';
import './index.ts';

const url = 'https://diario.test/puerto/temporal-4711/';
const heading = 'El temporal de levante';
const attributes = { url, heading };

const native = page.getByRole('button', { name: 'Compartir', exact: true });
const more = page.getByRole('button', { name: 'Más opciones' });
const copy = page.getByRole('button', { name: 'Copiar enlace' });
const links = page.getByRole('link');
const names = () => links.elements().map((link) => link.getAttribute('aria-label'));

/** A device that shares by itself, or, with `undefined`, one that does not. */
function deviceShare(share: Navigator['share'] | undefined): void {
  const before = Object.getOwnPropertyDescriptor(navigator, 'share');
  if (share) Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  else Reflect.deleteProperty(navigator, 'share');
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share');
    if (before) Object.defineProperty(navigator, 'share', before);
  });
}

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[SHARE-01] [SHARE-02] four networks stand in the bar, and the rest in the menu', async () => {
  await mount('portada-share-bar', attributes);
  expect(names()).toEqual(
    ['WhatsApp', 'Facebook', 'X (Twitter)', 'Bluesky'].map((name) => `Compartir en ${name}`),
  );
  await userEvent.click(more);
  await expect.element(more).toHaveAttribute('aria-expanded', 'true');
  expect(names()).toHaveLength(shareNetworks.length - 1);
  await expect.element(copy).toBeVisible();
  for (const link of links.elements()) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    const { search } = new URL(link.getAttribute('href') ?? '');
    expect(decodeURIComponent(search)).toContain(url);
  }
});

test.each([
  [1085, 4],
  [1084, 3],
  [568, 3],
])('[SHARE-02] [SHARE-03] in a window of %d px the bar shows %d', async (width, count) => {
  await page.viewport(width, 800);
  await mount('portada-share-bar', attributes);
  expect(names()).toHaveLength(count);
});

test('[SHARE-03] the bar follows the window', async () => {
  await mount('portada-share-bar', attributes);
  await page.viewport(800, 800);
  await expect.poll(names).toHaveLength(3);
});

test('[SHARE-02] the menu is worked by keyboard and gives the focus back', async () => {
  await mount('portada-share-bar', attributes);
  const button = more.element();
  if (button instanceof HTMLElement) button.focus();
  await userEvent.keyboard('{Enter}{Tab}');
  expect(focused()?.getAttribute('aria-label')).toBe('Compartir en Telegram');
  await userEvent.keyboard('{Escape}');
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  expect(focused()).toBe(button);
});

test('[SHARE-05] [UI-08] the address is copied, and the message goes after a second', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const events = recordEvents('portada:share');
  await mount('portada-share-bar', attributes);
  await userEvent.click(more);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await userEvent.click(copy);
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('Enlace copiado');
  expect(written).toHaveBeenCalledExactlyOnceWith(url);
  expect(events).toEqual([{ network: 'copy', url }]);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.element(status).toHaveTextContent('');
});

test('[SHARE-06] a copy that fails is logged only', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const events = recordEvents('portada:share');
  await mount('portada-share-bar', attributes);
  await userEvent.click(more);
  await userEvent.click(copy);
  await vi.waitFor(() => expect(errors).toHaveBeenCalledOnce());
  await expect.element(page.getByRole('status')).toHaveTextContent('');
  expect(events).toEqual([]);
});

test('[SHARE-04] under 568 px the device shares', async () => {
  const share = vi.fn(async () => undefined);
  deviceShare(share);
  await page.viewport(567, 800);
  const events = recordEvents('portada:share');
  await mount('portada-share-bar', attributes);
  expect(names()).toEqual([]);
  await userEvent.click(native);
  expect(share).toHaveBeenCalledExactlyOnceWith({ url, title: heading });
  await vi.waitFor(() => expect(events).toEqual([{ network: 'native', url }]));
});

test('[SHARE-04] under 568 px, on a device without a share of its own, the bar stands', async () => {
  deviceShare(undefined);
  // The prototype has it in some browsers.
  const proto = Object.getOwnPropertyDescriptor(Navigator.prototype, 'share');
  Reflect.deleteProperty(Navigator.prototype, 'share');
  onTestFinished(() => {
    if (proto) Object.defineProperty(Navigator.prototype, 'share', proto);
  });
  await page.viewport(360, 800);
  await mount('portada-share-bar', attributes);
  expect(names()).toHaveLength(3);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test.each([
  ['AbortError', 0],
  ['NotAllowedError', 1],
])('[SHARE-06] a share that ends with %s shows nothing and is logged %d times', async (name, times) => {
  deviceShare(() => Promise.reject(new DOMException('no', name)));
  await page.viewport(360, 800);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const events = recordEvents('portada:share');
  const element = await mount('portada-share-bar', attributes);
  await userEvent.click(native);
  await vi.waitFor(() => expect(errors).toHaveBeenCalledTimes(times));
  expect(element.shadowRoot?.querySelector('[role="alert"]')).toBeNull();
  expect(events).toEqual([]);
});

test('without an address of its own it shares the canonical one of the page', async () => {
  const canonical = Object.assign(document.createElement('link'), { rel: 'canonical', href: url });
  document.head.append(canonical);
  onTestFinished(() => canonical.remove());
  await mount('portada-share-bar');
  const [whatsapp] = links.elements();
  const text = new URL(whatsapp?.getAttribute('href') ?? '').searchParams.get('text');
  expect(text).toBe(`${document.title} ${url}`.trim());
});

test('[PAGE-01] facebookAppId is the application that shares', async () => {
  usePage({ facebookAppId: '4242' });
  await mount('portada-share-bar', attributes);
  const facebook = page.getByRole('link', { name: /Facebook/ }).element();
  expect(new URL(facebook.getAttribute('href') ?? '').searchParams.get('app_id')).toBe('4242');
});

test('an address that runs code is no address', async () => {
  await mount('portada-share-bar', { url: 'javascript:alert(1)', heading });
  for (const link of links.elements()) expect(link.getAttribute('href')).not.toContain('javascript');
});

test('its targets are large enough for a finger', async () => {
  adoptTokens();
  await page.viewport(360, 800);
  deviceShare(undefined);
  await mount('portada-share-bar', attributes);
  for (const target of [...links.elements(), more.element()]) {
    const { width, height } = target.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
});
