import { navItems } from '@portada/contract/fixtures';
import { frames } from '@portada/core/test/frames.ts';
import { $headerLayer } from '@portada/ui/header-layer/header-layer.ts';
import { hostileCss } from '@portada/ui/test/hostile.css.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, mount, speak } from '../test/mount.ts';
import './index.ts';

const { documentElement: html } = document;

beforeEach(async () => {
  adoptTokens();
  await page.viewport(1280, 700);
});

const toggle = page.getByRole('button', { name: 'Abrir el menú' });
const menu = page.getByRole('dialog', { name: 'Menú' });
const entry = (name: string) => page.getByRole('link', { name, exact: true });
const fold = page.getByRole('button', { name: 'Apartados de El puerto' });

const draw = (items: readonly object[] = navItems) => mount('portada-header', { 'nav-items': items });

/** The header, and under it something to scroll through. */
async function drawOnLongPage(): Promise<HTMLElement> {
  const element = await draw();
  const below = document.createElement('div');
  below.style.height = '5000px';
  document.body.append(below);
  onTestFinished(() => {
    scrollTo(0, 0);
    below.remove();
  });
  return element;
}

/** Scrolls there; a page tells of it in its next frame. */
async function scrolled(y: number): Promise<void> {
  scrollTo({ top: y, behavior: 'instant' });
  await frames(2);
}

/** The page is at this address, for the length of a test. */
function beAt(path: string): void {
  const before = location.href;
  history.replaceState(null, '', path);
  onTestFinished(() => history.replaceState(null, '', before));
}

test('[HEAD-01] the toggle opens the menu, which is a dialog with every entry in it', async () => {
  await draw();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect.element(menu).not.toBeInTheDocument();
  await userEvent.click(toggle);
  await expect.element(menu).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: 'Menú' })).toBeVisible();
  for (const { link } of navItems) await expect.element(entry(link.text)).toHaveAttribute('href', link.href);
});

test('[HEAD-01] Escape, the close button and a press outside close it and give the focus back', async () => {
  await draw();
  const ways = [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(page.getByRole('button', { name: 'Cerrar' })),
    () => userEvent.click(menu, { position: { x: 1000, y: 300 }, force: true }),
  ];
  for (const close of ways) {
    toggle.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(menu).toBeVisible();
    await close();
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(toggle).toHaveFocus();
  }
});

test('[HEAD-02] menu and search exclude each other', async () => {
  await draw();
  $headerLayer.set('search');
  await userEvent.click(toggle);
  expect($headerLayer.get()).toBe('menu');
  $headerLayer.set('search');
  await expect.element(menu).not.toBeInTheDocument();
  expect($headerLayer.get()).toBe('search');
  $headerLayer.set('');
  await userEvent.click(toggle);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => $headerLayer.get()).toBe('');
});

test('[HEAD-03] the page behind the menu is held until it closes', async () => {
  await drawOnLongPage();
  await scrolled(80);
  await userEvent.click(toggle);
  await expect.element(menu).toBeVisible();
  expect(getComputedStyle(html).overflowY).toBe('hidden');
  expect(scrollY).toBe(80);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => getComputedStyle(html).overflowY).not.toBe('hidden');
  expect(scrollY).toBe(80);
});

test('[HEAD-08] it sticks, leaves on the way down and comes back on the way up', async () => {
  const element = await drawOnLongPage();
  const isAway = () => element.hasAttribute('data-away');
  await scrolled(100);
  expect(isAway()).toBe(false);
  expect(element.getBoundingClientRect().top).toBe(0);
  await scrolled(400);
  expect(isAway()).toBe(true);
  await expect.poll(() => element.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  await scrolled(394);
  expect(isAway()).toBe(false);
  await expect.poll(() => element.getBoundingClientRect().top).toBe(0);
});

test('[HEAD-08] it never leaves while the focus is in it or the search lies open', async () => {
  const element = await drawOnLongPage();
  const isAway = () => element.hasAttribute('data-away');
  await scrolled(400);
  expect(isAway()).toBe(true);
  toggle.element().focus({ preventScroll: true });
  expect(isAway()).toBe(false);
  await scrolled(900);
  expect(isAway()).toBe(false);
  toggle.element().blur();
  await scrolled(1400);
  expect(isAway()).toBe(true);
  await scrolled(1300);
  $headerLayer.set('search');
  onTestFinished(() => $headerLayer.set(''));
  await scrolled(1900);
  expect(isAway()).toBe(false);
});

test('[HEAD-08] a page that comes back scrolled down comes without it, and nothing is left of that behind it', async () => {
  await drawOnLongPage();
  await scrolled(700);
  const element = await draw();
  expect(element.hasAttribute('data-away')).toBe(true);
  element.remove();
  await expect.poll(() => element.hasAttribute('data-away')).toBe(false);
});

test('[HEAD-09] an entry says its address, its title, its target and its relation', async () => {
  const link = {
    id: 'x',
    href: 'https://otro.example/',
    text: 'Otro',
    title: 'Otra casa',
    target: '_blank',
    rel: 'nofollow',
  };
  await draw([{ link }]);
  await userEvent.click(toggle);
  await expect.element(entry('Otro')).toHaveAttribute('href', link.href);
  await expect.element(entry('Otro')).toHaveAttribute('title', 'Otra casa');
  await expect.element(entry('Otro')).toHaveAttribute('target', '_blank');
  await expect.element(entry('Otro')).toHaveAttribute('rel', 'noopener nofollow');
});

test('[HEAD-09] a button beside an entry folds out its parts; the entry itself stays a link', async () => {
  await draw();
  await userEvent.click(toggle);
  await expect.element(entry('El puerto')).toHaveAttribute('href', '/puerto/');
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
  await expect.element(entry('Pesca')).not.toBeInTheDocument();
  await userEvent.click(fold);
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
  await expect.element(entry('Pesca')).toBeVisible();
  await userEvent.click(fold);
  await expect.element(entry('Pesca')).not.toBeInTheDocument();
});

test('[HEAD-09] without an address the entry is the button, and parts may have parts', async () => {
  const part = { link: { text: 'Pesca' }, children: [{ link: { text: 'Lonja', href: '/lonja/' } }] };
  await draw([{ link: { text: 'El puerto' }, children: [part] }]);
  await userEvent.click(toggle);
  await userEvent.click(page.getByRole('button', { name: 'El puerto' }));
  await userEvent.click(page.getByRole('button', { name: 'Pesca' }));
  await expect.element(entry('Lonja')).toBeVisible();
});

test('the entry of this page is current, and what it lies in is folded out', async () => {
  beAt('/pesca/');
  await draw();
  await userEvent.click(toggle);
  await expect.element(entry('Pesca')).toHaveAttribute('aria-current', 'page');
  await expect.element(entry('El puerto')).toHaveAttribute('aria-current', 'true');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(2);
});

test('a link that is followed closes the menu, so that nobody comes back to it open', async () => {
  const element = await draw([{ link: { text: 'Más abajo', href: '#abajo' } }]);
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  await userEvent.click(toggle);
  await userEvent.click(entry('Más abajo'));
  await expect.element(menu).not.toBeInTheDocument();
  expect(location.hash).toBe('#abajo');
  expect(element.dataset.state).toBe('ready');
});

test('what the server put in the slots stays, and the toggle takes the fallback’s place', async () => {
  const element = document.createElement('portada-header');
  element.setAttribute('nav-items', JSON.stringify(navItems));
  const child = (tag: string, slot: string, text: string) => {
    const node = document.createElement(tag);
    if (slot) node.slot = slot;
    node.textContent = text;
    element.append(node);
    return node;
  };
  const logo = child('strong', 'logo', 'Diario del Puerto');
  const search = child('button', 'links', 'Buscar');
  const fallback = child('a', '', 'Secciones');
  document.body.append(element);
  onTestFinished(() => element.remove());
  search.focus();
  await expect.poll(() => element.dataset.state).toBe('ready');
  expect(document.activeElement).toBe(search);
  expect(logo.checkVisibility()).toBe(true);
  expect(fallback.getClientRects()).toHaveLength(0);
  const lefts = [toggle.element(), logo, search].map((node) => node.getBoundingClientRect().left);
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
});

test.each([320, 800])(
  'at %i px, among a page’s own rules, hostile data harms neither the header nor the page',
  async (width) => {
    await page.viewport(width, 700);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${hostileCss} li { margin: 20px; float: left } ul { padding-left: 90px; columns: 3 }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    onTestFinished(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    });
    const text = `<img src=x onerror=alert(1)>${'Larguísimo'.repeat(30)}`;
    const link = { href: 'javascript:alert(1)', text };
    const element = await draw([{ link, children: [{ link }] }, ...navItems]);
    await userEvent.click(toggle);
    const dialog = menu.element();
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    expect(html.scrollWidth).toBeLessThanOrEqual(width);
    expect(element.querySelector('img, [href^="javascript"]')).toBeNull();
    for (const target of dialog.querySelectorAll('a[href], button')) {
      const { width: wide, height } = target.getBoundingClientRect();
      if (wide > 0) expect(Math.min(wide, height)).toBeGreaterThanOrEqual(24);
    }
  },
);

test('speaks Catalan', async () => {
  speak('ca');
  await draw();
  await userEvent.click(page.getByRole('button', { name: 'Obre el menú' }));
  await expect.element(page.getByRole('button', { name: 'Apartats de El puerto' })).toBeVisible();
});
