import { array, number, object } from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { become, define, drawn, write } from '../test/widgets.ts';
import * as attribute from './attributes.ts';
import { json } from './json.ts';

interface Props {
  heading: string;
  items: readonly { id: number }[];
}

const tag = define(({ heading, items }: Props) => `${heading}:${items.map(({ id }) => id)}`, {
  root: 'light',
  attributes: { heading: attribute.text(), items: json(array(object({ id: number() })), []) },
});

const errors = vi.spyOn(console, 'error').mockReturnValue();

beforeEach(() => errors.mockClear());

afterEach(() => expect(errors).not.toHaveBeenCalled());

const script = (data: unknown) => `<script type="application/json">${JSON.stringify(data)}</script>`;

async function drawnFrom(html: string): Promise<string | undefined> {
  const element = write(html);
  await become(element, 'ready');
  return drawn(element);
}

test('data comes by attribute', async () => {
  expect(await drawnFrom(`<${tag} heading="A" items='[{"id":1}]'></${tag}>`)).toBe('A:1');
});

test('a child script gives a list for the attribute that is one', async () => {
  expect(await drawnFrom(`<${tag} heading="A">${script([{ id: 1 }, { id: 2 }])}</${tag}>`)).toBe('A:1,2');
});

test('a child script gives an object by property', async () => {
  const data = { heading: 'B', items: [{ id: 3 }], unknown: true };
  expect(await drawnFrom(`<${tag} heading="A">${script(data)}</${tag}>`)).toBe('B:3');
});

test('scripts deeper down, and of other types, are none of ours', async () => {
  const html = `<${tag}><p>${script([{ id: 1 }])}</p><script type="text/plain">[{"id":2}]</script></${tag}>`;
  expect(await drawnFrom(html)).toBe(':');
});

test.each(['{"items": ', 'items'])('a child script that is no JSON is reported once: %s', async (broken) => {
  const html = `<${tag} heading="A"><script type="application/json">${broken}</script></${tag}>`;
  expect(await drawnFrom(html)).toBe('A:');
  expect(errors).toHaveBeenCalledOnce();
  expect(errors.mock.lastCall?.[0]).toContain(`the JSON inside <${tag}>`);
  errors.mockClear();
});

test('what is written last holds', async () => {
  const element = write(`<${tag} items='[{"id":1}]'>${script([{ id: 2 }])}</${tag}>`);
  await become(element, 'ready');
  expect(drawn(element)).toBe(':2');
  Reflect.set(element, 'items', [{ id: 3 }]);
  await vi.waitFor(() => expect(drawn(element)).toBe(':3'));
  element.setAttribute('items', '[{"id":4}]');
  await vi.waitFor(() => expect(drawn(element)).toBe(':4'));
  Reflect.set(element, 'items', null);
  await vi.waitFor(() => expect(drawn(element)).toBe(':'));
});

test('a child script is not read again over what was set since, when the element comes back', async () => {
  const element = write(`<${tag}>${script([{ id: 1 }])}</${tag}>`);
  const { parentNode } = element;
  await become(element, 'ready');
  Reflect.set(element, 'items', [{ id: 2 }]);
  element.remove();
  await vi.waitFor(() => expect(element.dataset.state).toBeUndefined());
  parentNode?.append(element);
  await become(element, 'ready');
  expect(drawn(element)).toBe(':2');
});

/** An element as it is before its definition has come: from a document in which nothing is defined. */
function undefinedYet(html: string): Element {
  const inert = document.implementation.createHTMLDocument();
  inert.body.append(inert.createRange().createContextualFragment(html));
  const { firstElementChild: element } = inert.body;
  if (!element) throw new Error('The HTML begins with no element.');
  return element;
}

test('a property that was set before the upgrade is younger than attribute and child', async () => {
  const element = undefinedYet(`<${tag} items='[{"id":1}]'>${script([{ id: 2 }])}</${tag}>`);
  Reflect.set(element, 'items', [{ id: 3 }]);
  const place = write('<div></div>');
  place.append(element);
  if (!(element instanceof HTMLElement)) throw new Error('It is defined now.');
  await become(element, 'ready');
  expect(drawn(element)).toBe(':3');
  expect(Object.hasOwn(element, 'items')).toBe(false);
});

test('attributes that come after the state in the HTML, and the child, are there when the loader has started it', async () => {
  Object.assign(window, { portada: { version: '1' } });
  const element = undefinedYet(`<${tag} data-state="loading" heading="A">${script([{ id: 1 }])}</${tag}>`);
  write('<div></div>').append(element);
  delete window.portada;
  if (!(element instanceof HTMLElement)) throw new Error('It is defined now.');
  await become(element, 'ready');
  expect(drawn(element)).toBe('A:1');
});

describe('a value that a widget cannot do without', () => {
  const needy = define(({ items }: Pick<Props, 'items'>) => items.map(({ id }) => id).join(), {
    root: 'light',
    attributes: { items: attribute.required(json(array(object({ id: number() })), [])) },
  });
  const causes = () =>
    errors.mock.calls.map((parts) => {
      const error = parts.find((part) => part instanceof Error);
      return error?.cause instanceof Error ? error.cause.message : String(parts[0]);
    });

  afterEach(() => errors.mockClear());

  test.each([
    '',
    `items='[{"id":"x"}]'`,
    // What React 19 and Vue write where the element is not defined yet.
    'items="[object Object]"',
  ])('is missed in one message: <… %s>', async (attributes) => {
    await become(write(`<${needy} ${attributes}></${needy}>`), 'failed');
    expect(causes()).toEqual(['It needs a valid "items".']);
  });

  test('is missed in one message where the child script is not valid', async () => {
    await become(write(`<${needy}>${script([{ id: 'x' }])}</${needy}>`), 'failed');
    expect(causes()).toEqual(['It needs a valid "items".']);
  });

  test('starts the widget when it comes, whatever stood there before', async () => {
    const element = write(`<${needy} items="[object Object]"></${needy}>`);
    await become(element, 'failed');
    Reflect.set(element, 'items', [{ id: 7 }]);
    await become(element, 'ready');
    expect(drawn(element)).toBe('7');
    expect(errors).toHaveBeenCalledOnce();
  });
});

test('an object that a framework wrote as text is no text', async () => {
  expect(await drawnFrom(`<${tag} heading="[object Object]"></${tag}>`)).toBe(':');
  expect(errors).toHaveBeenCalledOnce();
  expect(errors.mock.lastCall?.[0]).toContain('"heading"');
  errors.mockClear();
});
