import { filterDefinition } from '@portada/contract';
import * as v from '@portada/contract/valibot';
import { expect, test } from 'vitest';
import { facetsOf } from './facets.ts';

const filterOf = (name: string, values: readonly string[], type = 'select') =>
  v.parse(filterDefinition, {
    type,
    name,
    label: name.toUpperCase(),
    filters: values.map((value) => ({ value, name: value.toUpperCase() })),
  });

const kinds = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const filters = [filterOf('section', ['port', 'art', 'sea']), filterOf('kind', kinds)];
const drawn = (counts: object, chosen = {}, of = filters) =>
  facetsOf(of, { ...counts }, chosen).map(({ label, facets }) => [
    label,
    ...facets.map(({ name, count, filters: leadsTo }) => [name, count, leadsTo]),
  ]);

test('the values with results, most first, each added to what is chosen', () => {
  expect(drawn({ section: { art: 9, port: 3, gone: 4 } }, { author: 'x' })).toEqual([
    ['SECTION', ['ART', 9, { author: 'x', section: 'art' }], ['PORT', 3, { author: 'x', section: 'port' }]],
  ]);
});

test('what is chosen can be taken away, counted or not', () => {
  expect(drawn({}, { section: 'sea', kind: 'a' })).toEqual([
    ['SECTION', ['SEA', null, { kind: 'a' }]],
    ['KIND', ['A', null, { section: 'sea' }]],
  ]);
});

test('nothing where there is one value, none, or one that the page does not offer', () => {
  expect(drawn({ section: { art: 9 }, kind: { a: 0 } })).toEqual([]);
  expect(drawn({}, { section: 'gone' })).toEqual([]);
  expect(drawn({ author: { x: 1, y: 2 } }, {}, [filterOf('author', ['x', 'y'], 'predictive')])).toEqual([]);
});

test('six of each filter at most', () => {
  const [[, ...facets] = []] = drawn({ kind: Object.fromEntries(kinds.map((kind) => [kind, 1])) });
  expect(facets).toHaveLength(6);
});
