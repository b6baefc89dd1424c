import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lockScroll } from '../../packages/ui/src/scroll-lock.ts';
import { watchLeftovers } from '../test/leaks.ts';
import { focused } from '../test/mount.ts';
import './index.ts';
import { draw, messageLike } from './test/metered.ts';

const dialog = page.getByRole('dialog');
const region = page.getByRole('region');
const close = page.getByRole('button', { name: 'Cerrar el mensaje' });
const scrolls = () => getComputedStyle(document.documentElement).overflowY !== 'hidden';

let links: HTMLAnchorElement[];
beforeEach(() => {
  const article = document.createElement('article');
  links = Array.from({ length: 20 }, (_, index) => {
    const link = Object.assign(document.createElement('a'), { href: '#', textContent: `Enlace ${index}` });
    link.style.cssText = 'display: block; margin: 100px 0';
    return link;
  });
  article.append(...links);
  document.body.prepend(article);
  scrollTo(0, 0);
  onTestFinished(() => article.remove());
});

test('[PAY-10] a wall locks scrolling, takes the focus and keeps it; no key closes it', async () => {
  links[0]?.focus();
  const { element } = await draw([messageLike('cierre')]);
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().matches(':modal')).toBe(true);
  expect(dialog.element().getAttribute('aria-label')).toBe('Este artículo es para lectores registrados');
  expect(scrolls()).toBe(false);
  const inWall = () => element.shadowRoot?.activeElement != null;
  expect(inWall()).toBe(true);
  for (let time = 0; time < 8; time += 1) {
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement === element || document.activeElement === document.body).toBe(true);
  }
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  links[1]?.focus();
  expect(document.activeElement).not.toBe(links[1]);
  await expect.element(dialog).toBeVisible();
  expect(close.elements()).toEqual([]);
});

test('[PAY-10] a press beside the wall closes nothing', async () => {
  await draw([messageLike('cierre')]);
  await userEvent.click(dialog, { position: { x: 3, y: 3 } });
  await expect.element(dialog).toBeVisible();
});

test('[PAY-10] the wall’s lock is one of several, and goes with the element', async () => {
  const release = lockScroll();
  links[0]?.focus();
  const { element } = await draw([messageLike('cierre')]);
  await expect.element(dialog).toBeVisible();
  release();
  expect(scrolls()).toBe(false);
  element.remove();
  await expect.poll(scrolls).toBe(true);
  expect(document.activeElement).toBe(links[0]);
});

test('[PAY-10] a modal that can be closed takes no focus and locks nothing', async () => {
  links[0]?.focus();
  await draw([messageLike('cierre', { canBeClosed: true })]);
  await expect.element(dialog).toBeVisible();
  expect(document.activeElement).toBe(links[0]);
  expect(scrolls()).toBe(true);
  await userEvent.click(dialog, { position: { x: 3, y: 3 } });
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each(['bottom', 'float', 'counter', 'modal'])(
  '[PAY-11] Escape closes a %s wherever the focus is; hiding is one-way',
  async (type) => {
    links[0]?.focus();
    const { element } = await draw([messageLike('barra', { type })]);
    const message = type === 'modal' ? dialog : region;
    await expect.element(message).toBeVisible();
    expect(document.activeElement).toBe(links[0]);
    await userEvent.keyboard('{Escape}');
    await expect.element(message).not.toBeInTheDocument();
    expect(document.activeElement).toBe(links[0]);

    const { parentNode } = element;
    element.remove();
    await expect.poll(() => element.dataset.state).toBeUndefined();
    parentNode?.append(element);
    await expect.poll(() => element.dataset.state).toBe('ready');
    await expect.poll(() => element.shadowRoot?.querySelector('[role="status"]')).not.toBeNull();
    expect(message.elements()).toEqual([]);
  },
);

test('an Escape that something else has taken leaves the message', async () => {
  await draw([messageLike('barra')]);
  await expect.element(region).toBeVisible();
  // As a menu does that was opened after the message had come.
  const take = (event: Event) => event.preventDefault();
  document.addEventListener('keydown', take);
  onTestFinished(() => document.removeEventListener('keydown', take));
  await userEvent.keyboard('{Escape}');
  await expect.element(region).toBeVisible();
});

test('an Escape that drops a word of an input method leaves the message', async () => {
  await draw([messageLike('barra')]);
  await expect.element(region).toBeVisible();
  for (const sign of [{ isComposing: true }, { keyCode: 229 }]) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...sign }));
    await expect.element(region).toBeVisible();
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(region).not.toBeInTheDocument();
});

test('closed from within, the focus goes back to where it was on the page', async () => {
  links[0]?.focus();
  await draw([messageLike('barra')]);
  await expect.element(close).toBeVisible();
  links[1]?.focus();
  const button = close.element();
  if (button instanceof HTMLElement) button.focus();
  expect(focused()).toBe(button);
  await userEvent.keyboard('{Enter}');
  await expect.element(region).not.toBeInTheDocument();
  expect(document.activeElement).toBe(links[1]);
});

test('what the keyboard comes to is never hidden under the message', async () => {
  await draw([messageLike('barra')]);
  await expect.element(region).toBeVisible();
  for (const link of links) {
    link.focus();
    const { bottom } = link.getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(region.element().getBoundingClientRect().top);
  }
});

test('a message is announced, a wall speaks by its focus', async () => {
  const { element } = await draw([messageLike('barra')]);
  await expect.element(region).toBeVisible();
  const status = () => element.shadowRoot?.querySelector('[role="status"]');
  expect(status()?.contains(region.element())).toBe(true);
  element.remove();
  await expect.element(region).not.toBeInTheDocument();

  const wall = await draw([messageLike('cierre')]);
  await expect.element(dialog).toBeVisible();
  expect(wall.element.shadowRoot?.querySelector('[role="status"]')?.textContent).toBe('');
});

test.each(['cierre', 'barra'])(
  'fifty times %s leave nothing on the page',
  async (id) => {
    const message = messageLike(id);
    const once = async () => {
      const { element } = await draw([message]);
      await expect.element(page.getByText(message.principalText)).toBeVisible();
      element.remove();
      await expect.poll(() => element.dataset.state).toBeUndefined();
    };
    const leftovers = watchLeftovers();
    await once();
    // A store rests a second after its last listener has gone.
    await vi.waitFor(() => expect(leftovers()).toMatchObject({ listeners: [], stores: { $page: 0 } }));
    const before = leftovers();
    for (let time = 0; time < 50; time += 1) await once();
    await vi.waitFor(() => expect(leftovers()).toEqual(before));
    expect(scrolls()).toBe(true);
    expect(document.documentElement.getAttribute('style') ?? '').not.toContain('padding');
  },
  120_000,
);
