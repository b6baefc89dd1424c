import * as fixtures from '@portada/contract/fixtures';
import { expect, test } from 'vitest';
import { catalanTexts } from './catalan-texts.ts';
import { inLanguage } from './in-language.ts';

/** Names, codes, and what the fixtures have in Catalan themselves. */
const NOT_TRANSLATED =
  /^(Amparo|Toni|Iñaki|Echevarr|Lucía|Ferrer|Nuria|Núria|Vidal|Marta|Álvaro|Gemma|Bluesky|LinkedIn|Instagram|Barcelona|Carrer|Robap|Megab|Mozilla|Gràcies|ES$|[A-Z_]+$)/;

const isText = (text: string) =>
  /\p{L}{2}/u.test(text) && /\s|^\p{Lu}/u.test(text) && !NOT_TRANSLATED.test(text);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return isText(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

test('every text of the fixtures is there in Catalan', () => {
  const { catalanCard: _card, catalanSite: _site, ...spanish } = fixtures;
  const texts = textsIn({ ...spanish, schedule: fixtures.scheduleAround(new Date()) });
  expect([...new Set(texts)].filter((text) => !(text in catalanTexts))).toEqual([]);
});

test.each([
  ['alone', 'Hoy', 'Avui'],
  ['repeated', 'La tertulia La tertulia ', 'La tertúlia La tertúlia '],
  ['in HTML', '<a href="/">A pie de muelle</a>', '<a href="/">A peu de moll</a>'],
  ['the longest', 'A pie de muelle, 12: la última lonja', 'A peu de moll, 12: l’última llotja'],
  ['no part of a word', 'Puerto 22', 'Puerto 22'],
  ['not by a word', 'No hay nada hoy', 'No hay nada hoy'],
])('a text is found %s', (_where, spanish, catalan) => {
  expect(inLanguage({ deep: [spanish] }, 'ca')).toEqual({ deep: [catalan] });
  expect(inLanguage(spanish, 'es')).toBe(spanish);
});

test('what is no data stays the same', () => {
  const icon = { $$typeof: Symbol.for('react.element'), text: 'Hoy' };
  const press = () => 'Hoy';
  expect(inLanguage({ icon, press, when: null }, 'ca')).toEqual({ icon, press, when: null });
});
