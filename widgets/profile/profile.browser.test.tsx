import { getFollowedAuthors, getProfile, getSavedContents } from '@portada/contract';
import { contentCards, reader } from '@portada/contract/fixtures';
import { $user, loadUser, loginUrl, logoutUrl, navigation } from '@portada/core';
import { usePage } from '@portada/core/test/page.ts';
import { backEnd, failures, later, ok } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beginSession, beginUnknownSession, mount, speak } from '../test/mount.ts';
import { tabs, tabUrl } from './tabs.ts';
import { heading, menu, open, stay, visit } from './test/screen.ts';
import './index.ts';

beforeEach(async () => {
  await page.viewport(1280, 900);
});
afterEach(() => {
  vi.useRealTimers();
});

const titles = {
  user: 'Tu cuenta',
  favourites: 'Contenidos guardados',
  authors: 'Autores que sigues',
  newsletters: 'Tus boletines',
} as const;

test.each(tabs)('[ACCT-07] [ACCT-08] opened at the address of %s the page shows it', async (tab) => {
  await open(tab);
  await expect.element(heading).toHaveTextContent(titles[tab]);
  const current = menu.getByRole('link', { name: titles[tab] });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  expect(document.activeElement).toBe(document.body);
});

test.each(tabs)('[ACCT-13] saved contents and followed authors are loaded when %s opens', async (tab) => {
  const { asked } = await open(tab);
  await vi.waitFor(() =>
    expect(asked.map(({ url }) => url.pathname)).toEqual(
      expect.arrayContaining([getSavedContents.path, getFollowedAuthors.path]),
    ),
  );
});

test('[ACCT-09] [ACCT-11] the menu has five links with icons, and leads out by the last', async () => {
  await open('user');
  const links = menu.getByRole('link').elements();
  expect(links.map(({ textContent }) => textContent)).toEqual([...Object.values(titles), 'Cerrar sesión']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([...tabs.map(tabUrl), logoutUrl()]);
  expect(links.every((link) => link.querySelector('svg'))).toBe(true);
});

test('[ACCT-08] [ACCT-11] a tab swaps the screen: address, title, heading, focus and scroll follow', async () => {
  usePage({ site: { alias: 'es', name: 'Diario del Puerto' } });
  const { element } = await open('user');
  document.body.style.minBlockSize = '300vh';
  onTestFinished(() => document.body.removeAttribute('style'));
  window.scrollTo(0, 200);
  const [drawing] = element.children;
  await userEvent.click(menu.getByRole('link', { name: titles.authors }));
  await expect.element(heading).toHaveTextContent(titles.authors);
  await expect.element(heading).toHaveFocus();
  expect(location.href).toBe(tabUrl('authors'));
  expect(document.title).toBe('Autores que sigues - Diario del Puerto');
  expect(window.scrollY).toBe(0);
  expect(element.children[0]).toBe(drawing);
  expect(navigation.replace).not.toHaveBeenCalled();

  history.back();
  await expect.element(heading).toHaveTextContent(titles.user);
  await expect.element(heading).toHaveFocus();
  await expect.element(menu.getByRole('link', { name: titles.user })).toHaveAttribute('aria-current', 'page');
  history.forward();
  await expect.element(heading).toHaveTextContent(titles.authors);
});

test('[ACCT-11] the tabs are worked by keyboard', async () => {
  await open('favourites');
  const link = menu.getByRole('link', { name: titles.newsletters });
  link.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toHaveTextContent(titles.newsletters);
  await expect.element(heading).toHaveFocus();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press with %o is left to the browser',
  async (how) => {
    await open('user');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
    let left: boolean | undefined;
    const look = (event: Event) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', look, { once: true });
    menu.getByRole('link', { name: titles.authors }).element().dispatchEvent(press);
    expect(left).toBe(true);
    await expect.element(heading).toHaveTextContent(titles.user);
  },
);

test('[ACCT-10] [UI-01] under 578 px the menu is a dropdown named as the tab; from there on a list', async () => {
  await page.viewport(577, 800);
  await open('user');
  const button = menu.getByRole('button', { name: titles.user });
  const list = menu.getByRole('list');
  await expect.element(button).toBeVisible();
  expect(list.elements()).toHaveLength(0);
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  expect(list.elements()).toHaveLength(0);

  await userEvent.click(button);
  await userEvent.click(menu.getByRole('link', { name: titles.newsletters }));
  await expect.element(heading).toHaveFocus();
  const renamed = menu.getByRole('button', { name: titles.newsletters });
  await expect.element(renamed).toHaveAttribute('aria-expanded', 'false');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(577);

  for (const width of [578, 1100]) {
    await page.viewport(width, 800);
    await expect.element(list).toBeVisible();
    expect(menu.getByRole('button').elements()).toHaveLength(0);
  }
});

test('[ACCT-12] without a session the browser goes to login, and would come back; nothing is asked', async () => {
  stay();
  visit('authors');
  beginSession();
  const { asked } = backEnd();
  await mount('portada-profile');
  await vi.waitFor(() =>
    expect(navigation.replace).toHaveBeenCalledExactlyOnceWith(loginUrl(tabUrl('authors'))),
  );
  await expect.element(page.getByRole('link', { name: 'Inicia sesión' })).toHaveAttribute('href', loginUrl());
  expect(asked).toEqual([]);
});

test.each(['user', 'newsletters'] as const)(
  '[ACCT-15] %s goes to login if the profile cannot be loaded',
  async (tab) => {
    stay();
    visit(tab);
    beginUnknownSession(reader.id);
    backEnd([getProfile, failures['500'] ?? ok({})]);
    await mount('portada-profile');
    await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledExactlyOnceWith(loginUrl(tabUrl(tab))));
  },
);

test.each(['favourites', 'authors'] as const)(
  '[ACCT-14] %s offers a quiet retry if the profile cannot be loaded',
  async (tab) => {
    stay();
    visit(tab);
    beginUnknownSession(reader.id);
    const { change } = backEnd(
      [getProfile, failures['500'] ?? ok({})],
      [getSavedContents, ok(contentCards)],
      [getFollowedAuthors, ok([])],
    );
    // As the header's menu does: the store is at work before the widget, and stays so.
    onTestFinished($user.listen(() => undefined));
    await mount('portada-profile');
    await expect.element(page.getByText('No hemos podido cargar tu cuenta.')).toBeVisible();
    expect(navigation.replace).not.toHaveBeenCalled();
    change(getProfile, ok(reader));
    await userEvent.click(page.getByRole('button', { name: 'Volver a intentarlo' }));
    await expect.element(heading).toHaveTextContent(titles[tab]);
  },
);

test('[ACCT-12] a cookie that the server knows nobody by leads to login, and is not asked about for ever', async () => {
  stay();
  visit('user');
  beginUnknownSession(reader.id);
  const { asked } = backEnd([getProfile, ok({})]);
  await mount('portada-profile');
  await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledOnce());
  expect(asked.filter(({ path }) => path === getProfile.path).length).toBeLessThanOrEqual(2);
});

test('while the profile is on its way, what the server wrote stays', async () => {
  stay();
  visit('user');
  beginUnknownSession(reader.id);
  const answer = later();
  backEnd([getProfile, answer.answer], [getSavedContents, ok([])], [getFollowedAuthors, ok([])]);
  const element = document.createElement('portada-profile');
  element.textContent = 'Los datos, como los escribe el servidor';
  document.body.append(element);
  onTestFinished(() => element.remove());
  await expect.element(page.getByText(/como los escribe el servidor/)).toBeVisible();
  expect(element.dataset.state).toBe('loading');
  answer.come(ok(reader)());
  await expect.element(heading).toHaveTextContent(titles.user);
  expect(element.dataset.state).toBe('ready');
});

test('[ACCT-12] who logs out in another tab sees nothing of theirs any more, and no jump', async () => {
  await open('user');
  beginSession();
  await loadUser();
  await expect.element(page.getByRole('link', { name: 'Inicia sesión' })).toBeVisible();
  expect(heading.elements()).toHaveLength(0);
  expect(document.body.textContent).not.toContain(reader.email);
  expect(navigation.replace).not.toHaveBeenCalled();
});

test('another reader gets a screen of their own', async () => {
  await open('user');
  $user.set({ ...reader, id: '9', nick: 'otra_lectora' });
  await expect.element(page.getByLabelText(/^Nombre de usuario/)).toHaveValue('otra_lectora');
});

test('it speaks Catalan', async () => {
  speak('ca');
  await open('favourites');
  await expect.element(heading).toHaveTextContent('Continguts desats');
});
