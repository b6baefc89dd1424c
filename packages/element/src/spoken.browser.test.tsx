import { RETRY_EVENT } from '@portada/contract/loader';
import { $language, defineMessages } from '@portada/core';
import { usePage } from '@portada/core/test/page.ts';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { become, define, write } from '../test/widgets.ts';
import { useMessages } from './hooks.ts';

const own = defineMessages('spoken', { hello: 'Hola' }, async () => ({ messages: { hello: 'Hola!' } }));
const later = defineMessages('spoken-later', { more: 'Más' }, async () => ({ messages: { more: 'Més' } }));

const before = document.documentElement.lang;
afterEach(() => {
  document.documentElement.lang = before;
  $language.set('es');
  vi.restoreAllMocks();
});

function Later() {
  return useMessages(later)('more');
}

function View() {
  const t = useMessages(own);
  const [open, setOpen] = useState(false);
  return (
    <button type="button" onClick={() => setOpen(true)}>
      {t('hello')} {open && <Later />}
    </button>
  );
}

/** A page's language, and what the widgets speak on it. */
function speak(page: string, widgets: string): void {
  document.documentElement.lang = page;
  $language.set(widgets);
}

async function mounted(root: 'light' | 'shadow' = 'light', View_ = View) {
  const tag = define(View_, { root, attributes: {} });
  const element = write(`<${tag}><p>Served by the page</p></${tag}>`);
  await become(element, 'ready');
  const drawn = (element.shadowRoot ?? element).querySelector<HTMLElement>('.portada');
  if (!drawn) throw new Error('Nothing is drawn.');
  return { element, drawn };
}

test.each(['light', 'shadow'] as const)(
  'Spanish texts on an English page say so in a %s root, and nothing else does',
  async (root) => {
    speak('en', 'es');
    const { element, drawn } = await mounted(root);
    expect(drawn.lang).toBe('es');
    expect(element.hasAttribute('lang')).toBe(false);
    expect(element.querySelector('p')?.closest('[lang]')).toBe(document.documentElement);
  },
);

test.each([
  ['es', 'es'],
  ['es-MX', 'es'],
  ['ca-ES', 'ca'],
])('texts in the page’s language, %s, need no mark', async (page, widgets) => {
  speak(page, widgets);
  const { drawn } = await mounted();
  expect(drawn.hasAttribute('lang')).toBe(false);
});

test('Catalan that does not come is Spanish, and says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  speak('ca', 'ca');
  const gone = defineMessages('spoken-gone', { hello: 'Hola' }, () => Promise.reject(new Error('gone')));
  const { drawn } = await mounted('light', () => <p>{useMessages(gone)('hello')}</p>);
  expect(drawn.lang).toBe('es');
});

test('Catalan that comes after all is drawn, and needs no mark', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  speak('ca', 'ca');
  let isThere = false;
  const late = defineMessages('spoken-late', { hello: 'Hola' }, async () => {
    if (!isThere) throw new Error('gone');
    return { messages: { hello: 'Bon dia' } };
  });
  const { drawn } = await mounted('light', () => <p>{useMessages(late)('hello')}</p>);
  expect(drawn.textContent).toBe('Hola');
  isThere = true;
  document.dispatchEvent(new Event(RETRY_EVENT));
  await expect.poll(() => drawn.textContent).toBe('Bon dia');
  await expect.poll(() => drawn.hasAttribute('lang')).toBe(false);
});

test('in a language of the page’s own, one text that is missing is enough', async () => {
  speak('gl', 'gl');
  usePage({ messages: { 'spoken.hello': 'Ola' } });
  const { drawn } = await mounted();
  expect(drawn.textContent).toContain('Ola');
  expect(drawn.hasAttribute('lang')).toBe(false);
  drawn.querySelector('button')?.click();
  await expect.poll(() => drawn.textContent).toContain('Más');
  expect(drawn.lang).toBe('es');
});

test('the mark follows a soft navigation', async () => {
  speak('en', 'es');
  const { drawn } = await mounted();
  expect(drawn.lang).toBe('es');
  document.documentElement.lang = 'es';
  document.dispatchEvent(new CustomEvent('portada:page', { detail: { contentId: '8' } }));
  await expect.poll(() => drawn.hasAttribute('lang')).toBe(false);
  document.documentElement.lang = 'en';
  document.dispatchEvent(new CustomEvent('portada:page', { detail: { contentId: '9' } }));
  await expect.poll(() => drawn.lang).toBe('es');
});
