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

test.each([
  'packages/newsroom/src/mail/email-templates.ts',
  'packages/newsroom/src/mail/phrases.ts',
  'packages/edition/src/words.ts',
  'packages/edition/src/fake-providers/texts.ts',
])('%s is read too', (path) => {
  expect(problems(`text: 'Pulsa el link.'`, path)).toEqual([
    `${path}:2 says “link”; the glossary has “enlace”.`,
  ]);
});

const VIEW = 'packages/newsroom/views/page.liquid';
const inTemplate = (text: string, path = VIEW) => glossaryProblems({ path, text });

test.each([
  [
    'a text',
    '<p>\n  Te enviaremos un email.\n</p>',
    '2 says “email”; the glossary has “correo electrónico, correo”.',
  ],
  [
    'a label',
    '<p\n  aria-label="Un {{ a }} favorito"></p>',
    '2 says “favorito”; the glossary has “guardar”.',
  ],
  [
    'a literal',
    "{{ name\n | default: 'Sin alias' }}",
    '2 says “alias”; the glossary has “nombre de usuario”.',
  ],
  [
    'an hour',
    '<p>Hoy, a las <b>20.15</b> h</p><p>A las 20.15 h</p>',
    '1 has “A las 20.15 h”. A time has a colon: 20:15.',
  ],
  [
    'a date of its own',
    '{{ mail.sentAt | date: "%d/%m/%Y %H:%M" }}',
    '1 writes a date by a pattern; `moment`, `short_day` and the like write it.',
  ],
])('%s of a template is refused', (_what, text, problem) => {
  expect(inTemplate(text)).toEqual([`${VIEW}:${problem}`]);
  const fake = 'packages/edition/views/fake-provider.liquid';
  expect(inTemplate(text, fake)).toEqual([`${fake}:${problem}`]);
});

test.each([
  '<input name="email" autocomplete="email" class="favorito">',
  '{% render "partials/newsletter", email: user.email, link: \'link\' %}',
  '{{ user.email }} · {{ texts.newsletter }}',
  '<time datetime="{{ at | date: \'%Y-%m-%dT%H:%M\' }}">{{ at | moment: site.lang }}</time>',
  '{% comment %} One email by "mail"... {% endcomment %}<!-- link --><style>a { content: "link" }</style>',
  '<a title="Uno">Hoy</a> , {% if a > 1 %} {% endif %}',
])('%s of a template is not', (text) => {
  expect(inTemplate(text)).toEqual([]);
});

test('articles are held to the signs, and choose their words themselves', () => {
  const path = 'packages/edition/src/seed/texts/es/deportes.md';
  expect(structureProblems([{ path, text: 'El marcador no se movió.\n\n"Ni falta"' }])).toEqual([
    `${path}:3 has “"Ni falta"”. Quotes are «angular», within them “round”.`,
  ]);
});
