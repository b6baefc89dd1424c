import { listStreamingExcept } from '@portada/contract';
import { streamings } from '@portada/contract/fixtures';
import { backEnd, failures, ok } from '@portada/ui/test/back-end.ts';
import { mouse } from '@portada/ui/test/mouse.ts';
import { find } from '@portada/ui/test/render.tsx';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, focused, mount } from '../test/mount.ts';
import './index.ts';

const button = page.getByRole('button', { name: 'En directo' });
const panel = page.getByRole('dialog', { name: 'Ahora en directo' });
const scrolls = () => getComputedStyle(document.documentElement).overflowY !== 'hidden';

/** Each test has a list of its own: stores are kept by what they leave out. */
let panels = 0;
function draw() {
  panels += 1;
  return mount('portada-live-panel', { 'exclude-id': `panel-${panels}` });
}

/** The panel has come in from the side. */
const arrived = () =>
  expect
    .poll(() => Math.round(panel.element().getBoundingClientRect().right))
    .toBe(document.documentElement.clientWidth);

async function open() {
  const server = backEnd([listStreamingExcept, ok({ streamingList: streamings })]);
  const element = await draw();
  expect(server.asked).toEqual([]);
  await userEvent.click(button);
  await expect.element(panel.getByRole('listitem').first()).toBeVisible();
  return { element, ...server };
}

test('[STRM-04] [STRM-05] the button opens the panel, which asks for the streams and locks scrolling', async () => {
  const { asked } = await open();
  expect(asked).toHaveLength(1);
  expect(scrolls()).toBe(false);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  expect(scrolls()).toBe(true);
  expect(focused()).toBe(button.element());
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('[STRM-05] a press outside closes it, the button’s place included', async () => {
  adoptTokens();
  const { element } = await open();
  await arrived();
  const { left, top } = element.getBoundingClientRect();
  expect(document.elementFromPoint(left + 5, top + 5)).toBe(element);
  const box = panel.element().getBoundingClientRect();
  await userEvent.click(panel, { position: { x: -box.left + left + 5, y: top + 5 }, force: true });
  await expect.element(panel).not.toBeInTheDocument();
  expect(scrolls()).toBe(true);
});

test('[STRM-04] the panel stands at the side, over the full height', async () => {
  adoptTokens();
  await open();
  await arrived();
  const box = panel.element().getBoundingClientRect();
  expect(box.top).toBe(0);
  expect(box.height).toBe(innerHeight);
});

test('[STRM-06] a panel whose streams cannot be had offers a retry', async () => {
  const { change } = backEnd([listStreamingExcept, failures['500'] ?? ok({})]);
  await draw();
  await userEvent.click(button);
  const retry = panel.getByRole('button', { name: 'Volver a intentarlo' });
  await expect.element(retry).toBeVisible();
  change(listStreamingExcept, ok({ streamingList: streamings }));
  await userEvent.click(retry);
  await expect.element(panel.getByRole('listitem').first()).toBeVisible();
});

test('[STRM-04] a press that came before the widget opens it, once', async () => {
  backEnd([listStreamingExcept, ok({ streamingList: streamings })]);
  panels += 1;
  const element = document.createElement('portada-live-panel');
  element.setAttribute('exclude-id', `panel-${panels}`);
  element.dataset.activated = '';
  document.body.append(element);
  await expect.element(panel).toBeVisible();
  expect(element.dataset.activated).toBeUndefined();
  element.remove();
  await expect.poll(scrolls).toBe(true);
  document.body.append(element);
  await expect.element(button).toBeVisible();
  expect(panel.elements()).toHaveLength(0);
  element.remove();
});

test('[STRM-04] a press that began on the fallback and ended on the button opens it', async () => {
  backEnd([listStreamingExcept, ok({ streamingList: streamings })]);
  const element = document.createElement('portada-live-panel');
  panels += 1;
  element.setAttribute('exclude-id', `panel-${panels}`);
  element.innerHTML = '<a href="#directo">En directo</a>';
  onTestFinished(() => element.remove());
  // The widget is held up until the mouse is down.
  element.dataset.state = 'off';
  document.body.append(element);
  await mouse.downOn(find('a', element));
  element.dataset.state = 'loading';
  await expect.element(button).toBeVisible();
  await mouse.moveTo(button.element());
  await mouse.up();
  await expect.element(panel).toBeVisible();
});
