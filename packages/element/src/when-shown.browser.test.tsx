import { useEffect } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { become, define, drawn, write } from '../test/widgets.ts';
import { useEmit } from './hooks.ts';

/** A page that the browser prerenders, until it shows it. */
function prerender(): { show(): void } {
  let isAhead = true;
  Object.defineProperty(document, 'prerendering', { configurable: true, get: () => isAhead });
  onTestFinished(() => void Reflect.deleteProperty(document, 'prerendering'));
  return {
    show() {
      isAhead = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    },
  };
}

/** The events that widgets dispatch. */
function hear(): string[] {
  const heard: string[] = [];
  const onEvent = ({ type }: Event) => heard.push(type);
  for (const name of ['portada:alert', 'portada:ready']) {
    document.addEventListener(name, onEvent);
    onTestFinished(() => document.removeEventListener(name, onEvent));
  }
  return heard;
}

const turns = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

/** As an alert does. */
const tag = define(
  function Alert() {
    const emit = useEmit();
    useEffect(() => emit('portada:alert', { alertId: '7', action: 'shown' }), [emit]);
    return <p>Última hora</p>;
  },
  { root: 'shadow', attributes: {} },
);

test('on a prerendered page a widget draws, and tells, once the page is shown', async () => {
  const page = prerender();
  const heard = hear();
  const element = write(`<${tag}>Antes</${tag}>`);
  await turns();
  expect(element.dataset.state).toBe('loading');
  expect(heard).toEqual([]);

  page.show();
  await become(element, 'ready');
  expect(drawn(element)).toBe('Última hora');
  await vi.waitFor(() => expect(heard.toSorted()).toEqual(['portada:alert', 'portada:ready']));
  // Shown again from the back-forward cache, for example.
  page.show();
  await turns();
  expect(heard).toHaveLength(2);
});

test('what has been removed meanwhile never draws', async () => {
  const page = prerender();
  const heard = hear();
  const element = write(`<${tag}>Antes</${tag}>`);
  element.remove();
  await turns();
  page.show();
  await turns();
  expect(heard).toEqual([]);
});
