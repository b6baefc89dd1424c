import { $page, defineMessages } from '@portada/core';
import { usePage } from '@portada/core/test/page.ts';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { become, define, drawn, write } from '../test/widgets.ts';
import * as attribute from './attributes.ts';
import { defineWidget } from './define-widget.ts';
import { useId, useMessages } from './hooks.ts';

const errors = vi.spyOn(console, 'error').mockReturnValue();

beforeEach(() => errors.mockClear());

const roots = ['light', 'shadow'] as const;

describe.each(roots)('in %s mode the keyboard', (root) => {
  const form = define(
    () => (
      <form>
        <button type="button" hidden>
          Oculto
        </button>
        <input disabled />
        <span tabIndex={-1}>Texto</span>
        <input name="email" />
        <button type="button">Enviar</button>
      </form>
    ),
    { root, attributes: {} },
  );
  const still = define(() => <p>Nada que pulsar</p>, { root, attributes: {} });

  const focused = (element: HTMLElement) => (element.shadowRoot ?? document).activeElement;

  test('goes on in the drawing if it was in the fallback', async () => {
    const element = write(`<${form}>Antes <a href="/boletines/">Boletines</a></${form}>`);
    element.querySelector('a')?.focus();
    await become(element, 'ready');
    expect(focused(element)?.getAttribute('name')).toBe('email');
  });

  test('stays where it is if it was elsewhere', async () => {
    const element = write(`<${form}><a href="/boletines/">Boletines</a></${form}>`);
    const other = write('<button type="button">Otro</button>');
    other.focus();
    await become(element, 'ready');
    expect(document.activeElement).toBe(other);
  });

  test('harms nothing where the drawing has no place for it', async () => {
    const element = write(`<${still}><a href="/">Portada</a></${still}>`);
    element.querySelector('a')?.focus();
    await become(element, 'ready');
    expect(drawn(element)).toBe('Nada que pulsar');
    expect(errors).not.toHaveBeenCalled();
  });
});

test.each(roots)('in %s mode text runs in the direction of the page', async (root) => {
  const tag = define(() => <p>Nada que pulsar</p>, { root, attributes: {} });
  const page = write(`<div dir="rtl"><${tag}></${tag}></div>`);
  const element = page.querySelector<HTMLElement>(tag);
  if (!element) throw new Error('There is no element.');
  await become(element, 'ready');
  const text = (element.shadowRoot ?? element).querySelector('p');
  expect(text && getComputedStyle(text).direction).toBe('rtl');
});

test('what stands in a slot that a light widget keeps shows before, meanwhile and after, and keeps the focus', async () => {
  const tag = define(() => <button type="button">Menú</button>, {
    root: 'light',
    slots: ['logo', 'links'],
    attributes: {},
  });
  const element = write(
    `<${tag}>Suelto <a href="/" slot="links">Enlaces</a><a href="/" slot="logo">Logo</a></${tag}>`,
  );
  const shown = () =>
    [...element.children].filter((child) => child.checkVisibility()).map(({ textContent }) => textContent);
  expect(shown()).toEqual(['Enlaces', 'Logo', '']);
  element.querySelector('a')?.focus();
  await become(element, 'ready');
  expect(shown()).toEqual(['Enlaces', 'Logo', 'Menú']);
  expect(document.activeElement?.textContent).toBe('Enlaces');
  const lefts = ['Menú', 'Logo', 'Enlaces'].map((text) => {
    const child = [...element.children].find(({ textContent }) => textContent === text);
    return child?.getBoundingClientRect();
  });
  expect(lefts[0]?.top).toBeLessThan(lefts[1]?.top ?? 0);
  expect(lefts[1]?.left).toBeLessThan(lefts[2]?.left ?? 0);
});

test('a second definition of a tag is left alone', () => {
  const tag = define(() => 'primera', { root: 'light', attributes: {} });
  const first = customElements.get(tag);
  expect(defineWidget(() => 'segunda', { tag, root: 'shadow', attributes: {} })).toBe(first);
  expect(customElements.get(tag)).toBe(first);
});

test('ids differ between all widgets of a page', async () => {
  const view = () => <span id={useId()} />;
  const tags = roots.map((root) => define(view, { root, attributes: {} }));
  const elements = [...tags, ...tags].map((tag) => write(`<${tag}></${tag}>`));
  await Promise.all(elements.map((element) => become(element, 'ready')));
  const ids = elements.map((element) => (element.shadowRoot ?? element).querySelector('span')?.id);
  expect(new Set(ids).size).toBe(4);
});

describe.each(roots)('in %s mode a view that throws', (root) => {
  let throws = false;
  const tag = define(
    ({ heading }: { heading: string }) => {
      const [first] = useState(heading);
      if (throws || heading === 'mal') throw new Error('Así no.');
      return `${first} ${heading}`;
    },
    { root, attributes: { heading: attribute.text() } },
  );

  beforeEach(() => {
    throws = false;
  });

  afterEach(() => {
    throws = false;
  });

  const isSeen = (element: HTMLElement) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [text] = element.childNodes;
    if (text) range.selectNode(text);
    return range.getClientRects().length > 0;
  };

  test('at once, never hides the fallback, and is reported once', async () => {
    const onError = vi.fn();
    document.addEventListener('portada:error', onError, { once: true });
    const element = write(`<${tag} heading="mal">Antes</${tag}>`);
    await become(element, 'failed');
    expect(isSeen(element)).toBe(true);
    expect(onError).toHaveBeenCalledOnce();
    expect(errors).toHaveBeenCalledOnce();
    const error = errors.mock.lastCall?.find((part) => part instanceof Error);
    expect(error).toMatchObject({
      message: `Portada: <${tag}> failed.`,
      cause: { message: 'Así no.' },
    });
  });

  test('later, gives the fallback back, and comes again with better data', async () => {
    const onError = vi.fn();
    const element = write(`<${tag} heading="bien">Antes</${tag}>`);
    element.addEventListener('portada:error', onError);
    await become(element, 'ready');
    expect(isSeen(element)).toBe(false);

    element.setAttribute('heading', 'mal');
    await become(element, 'failed');
    expect(isSeen(element)).toBe(true);
    expect(drawn(element)).toBe('');
    expect(onError).toHaveBeenCalledOnce();

    element.setAttribute('heading', 'mejor');
    await become(element, 'ready');
    expect(isSeen(element)).toBe(false);
    expect(drawn(element)).toBe('mejor mejor');
    expect(onError).toHaveBeenCalledOnce();
    expect(errors).toHaveBeenCalledOnce();
  });

  test('again with other data, is reported again, once each time', async () => {
    const element = write(`<${tag} heading="mal">Antes</${tag}>`);
    await become(element, 'failed');
    throws = true;
    element.setAttribute('heading', 'bien');
    await vi.waitFor(() => expect(errors).toHaveBeenCalledTimes(2));
    expect(element.dataset.state).toBe('failed');
    expect(isSeen(element)).toBe(true);
  });
});

describe('on the next page of a soft navigation a widget that stays', () => {
  const texts = defineMessages('soft-test', { hello: 'Hola' }, async () => ({ messages: { hello: 'Hola' } }));

  test('follows the page variables, also those that it reads without a subscription, and its texts', async () => {
    const tag = define(
      () => {
        const t = useMessages(texts);
        return <p>{`${t('hello')} ${$page.get().contentId}`}</p>;
      },
      { root: 'light', attributes: {} },
    );
    usePage({ contentId: 'a' });
    const element = write(`<${tag}></${tag}>`);
    await become(element, 'ready');
    expect(drawn(element)).toBe('Hola a');
    usePage({ contentId: 'b', messages: { 'soft-test.hello': 'Buenas' } });
    await vi.waitFor(() => expect(drawn(element)).toBe('Buenas b'));
  });

  test('keeps its state', async () => {
    const tag = define(
      () => {
        const [first] = useState($page.get().contentId);
        return <p>{first}</p>;
      },
      { root: 'shadow', attributes: {} },
    );
    usePage({ contentId: 'a' });
    const element = write(`<${tag}></${tag}>`);
    await become(element, 'ready');
    usePage({ contentId: 'b' });
    await vi.waitFor(() => expect(drawn(element)).toBe('a'));
  });

  test('starts if it had failed for want of what this page says', async () => {
    const tag = define(
      () => {
        const { contentId } = $page.get();
        if (!contentId) throw new Error('It needs a content.');
        return <p>{contentId}</p>;
      },
      { root: 'light', attributes: {} },
    );
    const element = write(`<${tag}>Antes</${tag}>`);
    await become(element, 'failed');
    usePage({ contentId: 'b' });
    await become(element, 'ready');
    expect(drawn(element)).toBe('b');
  });
});
