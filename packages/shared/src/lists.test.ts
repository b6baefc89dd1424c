import { expect, test } from 'vitest';
import { formatList } from './lists.ts';

test.each([
  [[], '', ''],
  [['Ana'], 'Ana', 'Ana'],
  [['Ana', 'Pau'], 'Ana y Pau', 'Ana i Pau'],
  [['Ana', 'Pau', 'Lola'], 'Ana, Pau y Lola', 'Ana, Pau i Lola'],
])('%j reads %j in Spanish and %j in Catalan', (items, spanish, catalan) => {
  expect([formatList(items, 'es'), formatList(items, 'ca')]).toEqual([spanish, catalan]);
});
