/** A press of the mouse during which the view takes the fallback's place. */
import { useStore } from '@nanostores/react';
import { defineWidget } from '@portada/element';
import { become, write } from '@portada/element/test/widgets.ts';
import { atom } from 'nanostores';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { mouse } from '../test/mouse.ts';
import { find } from '../test/render.tsx';
import { Button } from './button/Button.tsx';
import { useKeepFallbackUntil } from './fallback/useKeepFallbackUntil.ts';

let pressed: boolean[] = [];
/** What the page does as the view is drawn. */
let meanwhile = () => {};
const $isReady = atom(true);

beforeEach(() => {
  pressed = [];
  meanwhile = () => {};
  $isReady.set(true);
});

function View() {
  useState(() => meanwhile());
  const served = useKeepFallbackUntil(useStore($isReady));
  if (served) return null;
  return <Button onClick={({ ctrlKey }) => pressed.push(ctrlKey)}>Votar</Button>;
}

let views = 0;

/** Where the view's button will be: the first thing of the widget, and so is the fallback's. */
function serve() {
  const tag = `portada-late-${++views}` as const;
  const element = write(`<${tag}><button>Votar</button></${tag}>`);
  const served = find('button', element);
  const clicks: (EventTarget | undefined)[] = [];
  const onClick = (event: Event) => clicks.push(event.composedPath()[0]);
  element.addEventListener('click', onClick);
  onTestFinished(() => mouse.up());
  const draw = async (root: 'light' | 'shadow') => {
    defineWidget(View, { tag, root, attributes: {} });
    await become(element, 'ready');
  };
  const drawn = () => find('.portada button', element.shadowRoot ?? element);
  return { element, served, clicks, draw, drawn };
}

test.each(['light', 'shadow'] as const)(
  'is given to what is under the pointer, once, in %s mode',
  async (root) => {
    const { element, served, clicks, draw, drawn } = serve();
    await mouse.downOn(served);
    await draw(root);
    await mouse.up();
    await expect.poll(() => pressed).toEqual([false]);
    // What the browser does with it by itself, and why there is something to mend.
    expect(clicks).toContain(element);
    await mouse.downOn(drawn());
    await mouse.up();
    await expect.poll(() => pressed).toHaveLength(2);
  },
);

test('so is one on what was laid out anew meanwhile, and is not active any more', async () => {
  const { element, served, draw } = serve();
  const bar = document.createElement('div');
  element.before(bar);
  bar.append(element);
  meanwhile = () => {
    bar.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
    bar.getBoundingClientRect();
    expect(element.matches(':active')).toBe(false);
  };
  await mouse.downOn(served);
  await draw('light');
  await mouse.up();
  await expect.poll(() => pressed).toHaveLength(1);
});

test('so is one on a fallback that stays until there is something to show', async () => {
  $isReady.set(false);
  const { served, draw, drawn } = serve();
  await draw('light');
  await mouse.downOn(served);
  $isReady.set(true);
  await expect.poll(drawn).toBeVisible();
  await mouse.up();
  await expect.poll(() => pressed).toHaveLength(1);
});

test('is nobody’s where it began elsewhere, or ends there', async () => {
  const { element, clicks, draw, drawn } = serve();
  const aside = document.createElement('p');
  aside.textContent = 'Al lado';
  element.before(aside);
  await mouse.downOn(aside);
  await draw('light');
  await mouse.moveTo(drawn());
  await mouse.up();
  await mouse.downOn(drawn());
  await mouse.moveTo(aside);
  await mouse.up();
  expect(pressed).toEqual([]);
  expect(clicks).toEqual([]);
});
