import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test.each([
  ['{count} votos', { count: 3 }, '3 votos'],
  ['{figure} de {stars}', { figure: '4,5', stars: 5 }, '4,5 de 5'],
  ['{name}, {name}', { name: 'Ana' }, 'Ana, Ana'],
  ['{sky}, de noche', { sky: '{night}' }, '{night}, de noche'],
  ['{count} votos', { votes: 3 }, '{count} votos'],
])('%s with %j says %s', (text, values, filled) => {
  expect(fill(text, values)).toBe(filled);
});
