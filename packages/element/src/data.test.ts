import { id, items as listItems } from '@portada/contract';
import { array, number, object } from 'valibot';
import { expect, test, vi } from 'vitest';
import * as attribute from './attributes.ts';
import { Data } from './data.ts';
import { json } from './json.ts';

const attributes = {
  items: json(array(object({ id: number() })), []),
  links: json(listItems(object({ id: number() })), []),
  value: attribute.number(),
  closed: attribute.boolean(),
  mode: attribute.choice(['search', 'archive'], 'search'),
};

const data = () => new Data(document.createElement('portada-test'), attributes);

test('a property takes its value, or the text that HTML would hold', () => {
  const given = data();
  given.give('items', [{ id: 1 }]);
  expect(given.values().items).toEqual([{ id: 1 }]);

  // What React sets where an element is defined before React draws it.
  for (const [name, text] of Object.entries({
    items: '[{"id":2}]',
    value: '4.5',
    closed: '',
    mode: 'archive',
  }))
    given.give(name, text);
  expect(given.values()).toMatchObject({ items: [{ id: 2 }], value: 4.5, closed: true, mode: 'archive' });
});

test('text that is not valid is reported once, and the default holds', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const given = data();
  given.give('items', '[{"id":');
  expect(given.values().items).toEqual([]);
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

test('a bad item of a list is dropped, wherever the list comes from', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const element = document.createElement('portada-test');
  element.innerHTML = '<script type="application/json">{"links":[{"id":"a"},{"id":3}]}</script>';
  const given = new Data(element, attributes);
  given.write('links', '[{"id":1},{"id":null}]');
  expect(given.values().links).toEqual([{ id: 1 }]);
  given.give('links', [true, { id: 2 }]);
  expect(given.values().links).toEqual([{ id: 2 }]);
  given.takeOver();
  expect(given.values().links).toEqual([{ id: 3 }]);
  expect(error).toHaveBeenCalledTimes(3);
  error.mockRestore();
});

test('an id that is a number beyond 2^53 keeps its digits, in an attribute and in the child script', () => {
  const long = { id: attribute.text(), links: json(listItems(object({ id })), []) };
  const element = document.createElement('portada-test');
  element.innerHTML =
    '<script type="application/json">{"id":1234567890123456789,"links":[{"id":9007199254740993}]}</script>';
  const given = new Data(element, long);
  given.write('links', '[{"id":18446744073709551615}]');
  expect(given.values().links).toEqual([{ id: '18446744073709551615' }]);
  given.takeOver();
  expect(given.values()).toEqual({ id: '1234567890123456789', links: [{ id: '9007199254740993' }] });
});

test('a listener is called for each change until it unsubscribes', () => {
  const given = data();
  const hear = vi.fn();
  const stop = given.subscribe(hear);
  const before = given.values();
  expect(given.values()).toBe(before);
  given.write('value', '7');
  expect(hear).toHaveBeenCalledOnce();
  expect(given.values()).not.toBe(before);
  stop();
  given.write('value', '8');
  expect(hear).toHaveBeenCalledOnce();
});
