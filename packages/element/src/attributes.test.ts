import { array, number as numberSchema, object, string } from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  attributeName,
  boolean,
  choice,
  defaultsOf,
  missingOf,
  number,
  required,
  text,
} from './attributes.ts';
import { json } from './json.ts';

describe('text', () => {
  test('is what is written, and empty where nothing is', () => {
    expect(text().byDefault).toBe('');
    expect(text('home').byDefault).toBe('home');
    expect(text('home').parse('')).toBe('');
    expect(text().parse(' 4711 ')).toBe(' 4711 ');
  });

  test('takes numbers for text, as ids often come, and nothing else', () => {
    expect(text().accept('4711')).toBe('4711');
    expect(text().accept(4711)).toBe('4711');
    expect(text().accept(4.5)).toBe('4.5');
    // The last is another one than was written.
    for (const wrong of [true, {}, [], Symbol.iterator, Number('9007199254740993')])
      expect(text().accept(wrong)).toBeUndefined();
  });
});

describe('choice', () => {
  const mode = choice(['search', 'archive'], 'search');

  test('is one of its words; empty is the default', () => {
    expect(mode.byDefault).toBe('search');
    expect(mode.choices).toEqual(['search', 'archive']);
    expect(mode.parse('archive')).toBe('archive');
    expect(mode.parse('')).toBe('search');
    expect(mode.accept('archive')).toBe('archive');
  });

  test('is no other word', () => {
    for (const wrong of ['Archive', ' archive', 'agenda', 'length'])
      expect(mode.parse(wrong)).toBeUndefined();
    for (const wrong of [0, null, ['archive']]) expect(mode.accept(wrong)).toBeUndefined();
  });
});

describe('number', () => {
  test.each([
    ['7', 7],
    ['-1.5', -1.5],
    [' 12 ', 12],
    ['0', 0],
    ['1e3', 1000],
    ['', null],
    ['  ', null],
  ])('"%s" is %s', (written, value) => {
    expect(number().parse(written)).toBe(value);
  });

  test.each(['seven', '7px', '1,5', 'NaN', 'Infinity', '{}'])('"%s" is not valid', (written) => {
    expect(number().parse(written)).toBeUndefined();
  });

  test('a property must be a number that can be counted with', () => {
    expect(number().accept(4.5)).toBe(4.5);
    for (const wrong of [Number.NaN, Infinity, '7', true, 7n]) expect(number().accept(wrong)).toBeUndefined();
  });

  test('empty gives the default', () => {
    expect(number(10).byDefault).toBe(10);
    expect(number(10).parse('')).toBe(10);
  });
});

describe('boolean', () => {
  test('is on by being there, unless it says false', () => {
    const closed = boolean();
    expect(closed.byDefault).toBe(false);
    for (const written of ['', 'true', 'closed', '0']) expect(closed.parse(written)).toBe(true);
    expect(closed.parse('false')).toBe(false);
    expect(closed.accept(true)).toBe(true);
    for (const wrong of [1, 'true', null]) expect(closed.accept(wrong)).toBeUndefined();
  });
});

describe('json', () => {
  const items = json(array(object({ id: numberSchema() })), []);

  test('is read by its schema, which leaves out what it does not know', () => {
    expect(items.parse('[{"id":1,"more":true}]')).toEqual([{ id: 1 }]);
    expect(items.accept([{ id: 2, more: true }])).toEqual([{ id: 2 }]);
  });

  test('empty gives the default', () => {
    expect(items.byDefault).toEqual([]);
    expect(items.parse('')).toEqual([]);
    expect(items.parse(' \n')).toEqual([]);
  });

  test.each(['[{"id":1}', 'null', '{}', '[{"id":"1"}]', '[1]', 'undefined'])('%s is not valid', (written) => {
    expect(items.parse(written)).toBeUndefined();
  });
});

test('properties are written in kebab case', () => {
  expect(['contentId', 'name', 'maxPageNumber', 'numResults'].map(attributeName)).toEqual([
    'content-id',
    'name',
    'max-page-number',
    'num-results',
  ]);
});

test('without anything written every attribute has its default', () => {
  const schema = { contentId: text(), value: number(), closed: boolean(), mode: choice(['a', 'b'], 'b') };
  expect(defaultsOf(schema)).toEqual({ contentId: '', value: null, closed: false, mode: 'b' });
});

describe('what is required', () => {
  const schema = { authorId: required(text()), topics: required(json(array(string()), [])), name: text() };

  test.each([
    [{ authorId: '', topics: ['a'], name: '' }, 'author-id'],
    [{ authorId: '7', topics: [], name: '' }, 'topics'],
    [{ authorId: '7', topics: null, name: '' }, 'topics'],
    [{ authorId: '7', topics: ['a'], name: '' }, undefined],
  ])('of %j misses %s', (values, name) => {
    expect(missingOf(schema, values)).toBe(name);
  });

  test('a number may be nought, and a switch off', () => {
    expect(
      missingOf({ value: required(number()), closed: required(boolean()) }, { value: 0, closed: false }),
    ).toBe(undefined);
  });
});
