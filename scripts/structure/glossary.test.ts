import { expect, test } from 'vitest';
import { structureProblems } from '../structure.ts';
import { glossaryProblems } from './glossary.ts';

const SET = 'widgets/login/messages.ts';
const problems = (line: string, path = SET) => glossaryProblems({ path, text: `\nconst es = { ${line} };` });

test.each([
  [`nick: 'alias'`, 'says “alias”; the glossary has “nombre de usuario”.'],
  [
    `title: 'Inicia sessió per comentar'`,
    'says “Inicia sessió”; the glossary has “inicia sesión, Iniciar sesión”.',
  ],
  [`text: 'Te enviaremos un email.'`, 'says “email”; the glossary has “correo electrónico, correo”.'],
  [`hours: 'Hoy, a las 20.15'`, 'has “Hoy, a las 20.15”. A time has a colon: 20:15.'],
  [
    `day: 'El 7 nov. de 2026'`,
    'has “El 7 nov. de 2026”. A month that is cut short has no full stop: 7 nov 2026.',
  ],
  [`wait: 'Cargando...'`, 'has “Cargando...”. Three points are one character: …'],
  [
    `share: '{percent}% de descuento, 5% más'`,
    'has “{percent}% de descuento, 5% más”. A space stands before %.',
  ],
])('%s is refused', (line, problem) => {
  expect(problems(line)).toEqual([`${SET}:2 ${problem}`]);
});

test.each([
  `'email.required': 'Escribe tu correo electrónico.'`,
  `by: 'Fotografía de {nick}, {email}'`,
  `options: [{ value: 'newsletters', name: 'Los boletines' }]`,
  `price: 'Pagas 12.50 euros'`,
  `import: from('./newsletters/email.ts')`,
])('%s is not', (line) => {
  expect(problems(line)).toEqual([]);
});

test('only texts for readers are read', () => {
  expect(problems(`nick: 'alias'`, 'widgets/login/login.store.ts')).toEqual([]);
  expect(problems(`nick: 'alias'`, 'packages/edition/src/seed/texts.ts')).toEqual([]);
});

test('articles are held to the signs, and choose their words themselves', () => {
  const path = 'packages/edition/src/seed/texts/es/deportes.md';
  expect(structureProblems([{ path, text: 'El marcador no se movió.\n\n"Ni falta"' }])).toEqual([
    `${path}:3 has “"Ni falta"”. Quotes are «angular», within them “round”.`,
  ]);
});
