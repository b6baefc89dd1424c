import { emptyUser, getProfile, logout } from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import { $page, $user, loadUser, loginUrl, navigation } from '@portada/core';
import { backEnd, failing, later, ok, success } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  adoptTokens,
  beginSession,
  beginUnknownSession,
  focused,
  mount,
  recordEvents,
} from '../test/mount.ts';
import './index.ts';

beforeEach(() => {
  for (const way of ['go', 'replace'] as const) {
    const leave = vi.spyOn(navigation, way).mockImplementation(() => undefined);
    onTestFinished(() => leave.mockRestore());
  }
});
afterEach(() => {
  vi.useRealTimers();
});

const button = page.getByRole('button', { name: 'Tu cuenta, nuria_vidal' });
const links = page.getByRole('link');
const texts = () => links.elements().map(({ textContent }) => textContent);
const addresses = () => links.elements().map((link) => link.getAttribute('href'));
const onSite = (path: string) => `${$page.get().siteUrl}${path}`;

test('[HEAD-06] signed out there are links to login, coming back here, and to registration', async () => {
  beginSession();
  const { asked } = backEnd();
  await mount('portada-user-menu');
  expect(texts()).toEqual(['Inicia sesión', 'Regístrate']);
  expect(addresses()).toEqual([loginUrl(location.href), onSite('/registro/')]);
  expect(asked).toEqual([]);
});

test('[HEAD-05] signed in, the button has the first letter of the nick and opens the five places', async () => {
  adoptTokens();
  beginSession(reader);
  await mount('portada-user-menu');
  await expect.element(button).toHaveTextContent('N');
  const { backgroundClip, paddingTop } = getComputedStyle(button.element());
  expect([backgroundClip, paddingTop], 'its circle keeps away from the edge of a bar').toEqual([
    'content-box',
    '4px',
  ]);
  expect(texts()).toEqual([]);
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  expect(texts()).toEqual([
    'Tu cuenta',
    'Contenidos guardados',
    'Autores que sigues',
    'Boletines',
    'Cerrar sesión',
  ]);
  expect(addresses()).toEqual([
    onSite('/perfil/mi-cuenta/'),
    onSite('/perfil/contenidos-guardados/'),
    onSite('/perfil/autores/'),
    onSite('/perfil/boletines/'),
    onSite('/logout/'),
  ]);
});

test('[HEAD-05] the menu is worked by keyboard and closes with Escape, outside and by leaving', async () => {
  beginSession(reader);
  const element = await mount('portada-user-menu');
  element.shadowRoot?.querySelector('button')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(links.first()).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.poll(focused).toBe(links.first().element());
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe(button.element());
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(links.first()).toBeVisible();
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('[LOGIN-23] logging out from the menu ends the session here and goes to login', async () => {
  beginSession(reader);
  const { asked } = backEnd([logout, success]);
  const events = recordEvents('portada:logout');
  await mount('portada-user-menu');
  await userEvent.click(button);
  await userEvent.click(page.getByRole('link', { name: 'Cerrar sesión' }));
  await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledExactlyOnceWith(onSite('/acceso/')));
  expect(asked).toMatchObject([{ method: 'POST', path: '/api/front/user/logout', body: undefined }]);
  expect(events).toEqual([{ userId: '1001' }]);
  expect($user.get()).toEqual(emptyUser);
  await expect.element(page.getByRole('link', { name: 'Inicia sesión' })).toBeVisible();
});

test('[LOGIN-24] a logout that fails leaves the reader logged in, and says so beside the link', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => errors.mockRestore());
  beginSession(reader);
  backEnd([logout, failing]);
  const element = await mount('portada-user-menu');
  await userEvent.click(button);
  await userEvent.click(page.getByRole('link', { name: 'Cerrar sesión' }));
  const failed = 'No hemos podido cerrar la sesión.';
  await expect.element(page.getByRole('alert')).toHaveTextContent(failed);
  expect(navigation.replace).not.toHaveBeenCalled();
  expect($user.get()).toEqual(reader);

  backEnd([logout, success]);
  await userEvent.click(page.getByRole('link', { name: 'Cerrar sesión' }));
  await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledExactlyOnceWith(onSite('/acceso/')));
  expect(element.shadowRoot?.querySelector('[role="alert"]')).toBeNull();
});

test('while the profile is on its way its place is kept, and then the button stands there', async () => {
  adoptTokens();
  const answer = later();
  backEnd([getProfile, answer.answer]);
  beginUnknownSession('1001');
  const element = await mount('portada-user-menu');
  const place = page.getByRole('img', { name: 'Cargando tu cuenta' });
  await expect.element(place).toBeVisible();
  const before = element.getBoundingClientRect();
  answer.come(ok(reader)());
  await expect.element(button).toBeVisible();
  const { width, height } = element.getBoundingClientRect();
  expect([width, height]).toEqual([before.width, before.height]);
});

test('a profile that fails leaves the links to log in, and the next load works', async () => {
  const { change } = backEnd([getProfile, failing]);
  beginUnknownSession('1001');
  await mount('portada-user-menu');
  await expect.element(page.getByRole('link', { name: 'Inicia sesión' })).toBeVisible();
  change(getProfile, ok(reader));
  await loadUser();
  await expect.element(button).toBeVisible();
});

test.each([
  ['ñandú', 'Ñ'],
  ['e\u0301lia', 'E\u0301'],
  ['👩‍👩‍👧 familia', '👩‍👩‍👧'],
  ['🇪🇸puerto', '🇪🇸'],
  ['  marina', 'M'],
  ['_faro', '_'],
  ['<script>alert(1)</script>', '<'],
  [`a${'\u0301'.repeat(60)}`, `A${'\u0301'.repeat(60)}`],
])('[HEAD-05] the first letter of %j is %s, in a button of the same size', async (nick, letter) => {
  adoptTokens();
  beginSession({ ...reader, nick });
  const element = await mount('portada-user-menu');
  const drawn = element.shadowRoot?.querySelector('button');
  expect(drawn?.textContent?.normalize()).toBe(letter.normalize());
  expect(drawn?.getAttribute('aria-label')).toBe(`Tu cuenta, ${nick}`);
  expect(drawn?.getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
  expect(element.shadowRoot?.querySelector('script')).toBeNull();
});

test('[HEAD-05] without a nick there is a figure, and the button still has a name', async () => {
  beginSession({ ...reader, nick: '' });
  const element = await mount('portada-user-menu');
  await expect.element(page.getByRole('button', { name: 'Tu cuenta' })).toBeVisible();
  expect(element.shadowRoot?.querySelector('button svg')).not.toBeNull();
});

const registerLink = page.getByRole('link', { name: 'Regístrate' });

/** A page whose registration is an identity provider's; its script does what the test says. */
function useProvider(showScreenSet: (options: object) => void): void {
  const before = $page.get();
  $page.set({
    ...before,
    identityProvider: { script: 'https://id.example/gigya.js', screenSet: 'Lectores', startScreen: 'alta' },
  });
  Reflect.set(window, 'gigya', { accounts: { showScreenSet } });
  onTestFinished(() => {
    $page.set(before);
    Reflect.deleteProperty(window, 'gigya');
  });
}

/** Clicks as the browser tells of it, without going anywhere; answers whether the browser was left to do it. */
function clickWith(init: MouseEventInit): boolean {
  let isLeft = false;
  const stay = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stay, { once: true });
  registerLink
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }));
  return isLeft;
}

test('[HEAD-07] where the page names a screen-set, registration opens it in place', async () => {
  beginSession();
  const showScreenSet = vi.fn();
  useProvider(showScreenSet);
  await mount('portada-user-menu');
  expect(registerLink.element().getAttribute('href')).toBe(onSite('/registro/'));
  await userEvent.click(registerLink);
  await vi.waitFor(() =>
    expect(showScreenSet).toHaveBeenCalledExactlyOnceWith({ screenSet: 'Lectores', startScreen: 'alta' }),
  );
  await expect.element(registerLink).toHaveAttribute('aria-busy', 'false');
  expect(navigation.go).not.toHaveBeenCalled();
});

test('[HEAD-07] a click for another tab or window is the browser’s', async () => {
  beginSession();
  const showScreenSet = vi.fn();
  useProvider(showScreenSet);
  await mount('portada-user-menu');
  for (const init of [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ]) {
    expect(clickWith(init)).toBe(true);
  }
  expect(clickWith({})).toBe(false);
  await vi.waitFor(() => expect(showScreenSet).toHaveBeenCalledOnce());
});

test('[HEAD-07] without a screen-set, or with a half of one, the link leads to registration', async () => {
  beginSession();
  await mount('portada-user-menu');
  expect(clickWith({})).toBe(true);
  useProvider(() => undefined);
  $page.set({ ...$page.get(), identityProvider: { script: '', screenSet: 'Lectores', startScreen: '' } });
  expect(clickWith({})).toBe(true);
});

test('[HEAD-07] a provider that fails leads to registration after all', async () => {
  beginSession();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  useProvider(() => {
    throw new Error('No such screen-set.');
  });
  await mount('portada-user-menu');
  await userEvent.click(registerLink);
  await vi.waitFor(() => expect(navigation.go).toHaveBeenCalledExactlyOnceWith(onSite('/registro/')));
  expect(warn).toHaveBeenCalledOnce();
});

test('[HEAD-07] while the provider is on its way the link says so, once; who leaves meanwhile sees nothing of it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  beginSession();
  const showScreenSet = vi.fn();
  useProvider(showScreenSet);
  Reflect.deleteProperty(window, 'gigya');
  const append = vi.spyOn(document.head, 'append').mockReturnValue();
  onTestFinished(() => append.mockRestore());
  const element = await mount('portada-user-menu');
  await userEvent.click(registerLink);
  await userEvent.click(registerLink);
  await expect.element(registerLink).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByText('Abriendo el registro')).toBeInTheDocument();
  await expect.poll(() => append.mock.calls.length).toBe(1);
  element.remove();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(showScreenSet).not.toHaveBeenCalled();
  expect(navigation.go).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
