import fc from 'fast-check';
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

test.each([
  [['Ana', 'Inés'], 'Ana e Inés'],
  [['agua', 'hilo'], 'agua e hilo'],
  [['agua', 'hielo'], 'agua y hielo'],
  [['Pau', 'Hiart'], 'Pau y Hiart'],
  [['Ana', 'Pau', 'Isidro'], 'Ana, Pau e Isidro'],
])('in Spanish, %j reads %j', (items, text) => {
  expect(formatList(items, 'es')).toBe(text);
});

const names = fc.oneof(
  fc.string(),
  fc.constantFrom('i', 'I', 'hi', 'HI', 'Hia', 'hie', 'hio', 'Íñigo', 'y', 'hí'),
);

test.each(['es', 'ca'])('a list in %s is that of `Intl`', (language) => {
  const byIntl = new Intl.ListFormat(language);
  fc.assert(
    fc.property(fc.array(names, { maxLength: 4 }), (items) => {
      expect(formatList(items, language)).toBe(byIntl.format(items));
    }),
  );
});
