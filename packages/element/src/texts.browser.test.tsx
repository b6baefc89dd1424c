/** Widgets whose texts are fetched: they wait for them and do not suspend. */

import { $language, defineMessages } from '@portada/core';
import { frames } from '@portada/core/test/frames.ts';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { become, define, drawn, write } from '../test/widgets.ts';
import { useMessages } from './hooks.ts';

afterEach(() => $language.set('es'));

test('a view is rendered once its texts are here, and only then', async () => {
  $language.set('ca');
  const { promise, resolve } = Promise.withResolvers<{ messages: { hello: string } }>();
  const set = defineMessages('texts-coming', { hello: 'Hola' }, () => promise);
  const View = vi.fn(() => useMessages(set)('hello'));
  const tag = define(View, { root: 'light', attributes: {} });
  const element = write(`<${tag}></${tag}>`);
  await become(element, 'loading');
  expect(View).not.toHaveBeenCalled();
  resolve({ messages: { hello: 'Hola!' } });
  await become(element, 'ready');
  expect(drawn(element)).toBe('Hola!');
  expect(View).toHaveBeenCalledOnce();
});

test('texts that hang hold up no widget that has its own', async () => {
  $language.set('ca');
  defineMessages('texts-hanging', { hello: 'Hola' }, () => new Promise(() => undefined));
  const tag = define(() => 'Hola!', { root: 'light', attributes: {} });
  const element = write(`<${tag}></${tag}>`);
  await become(element, 'ready');
  expect(drawn(element)).toBe('Hola!');
});

test('a widget that stays on the page is not hidden while the texts of the next page’s language come', async () => {
  const { promise, resolve } = Promise.withResolvers<{ messages: { hello: string } }>();
  const set = defineMessages('texts-next', { hello: 'Hola' }, () => promise);
  const View = vi.fn(() => (
    <label>
      {useMessages(set)('hello')} <input />
    </label>
  ));
  const tag = define(View, { root: 'light', attributes: {} });
  const element = write(`<${tag}>Antes</${tag}>`);
  await become(element, 'ready');
  const onReady = vi.fn();
  element.addEventListener('portada:ready', onReady);
  const input = element.querySelector('input');
  input?.focus();

  // As a soft navigation does.
  document.documentElement.lang = 'ca';
  onTestFinished(() => {
    document.documentElement.lang = 'es';
  });
  document.dispatchEvent(new CustomEvent('portada:page', { detail: {} }));
  expect($language.get()).toBe('ca');
  await frames(2);
  expect(element.querySelector('input')).toBe(input);
  expect(document.activeElement).toBe(input);
  expect(input?.getClientRects()).toHaveLength(1);
  expect(drawn(element)).toBe('Hola ');

  resolve({ messages: { hello: 'Bon dia' } });
  await vi.waitFor(() => expect(drawn(element)).toBe('Bon dia '));
  expect(document.activeElement).toBe(input);
  expect(onReady).not.toHaveBeenCalled();
});
