import { describe, expect, test } from 'vitest';
import { languageFileProblems, textProblems } from './texts.ts';

const PAGE = 'packages/newsroom/src/votes/vote-texts.ts';
const WIDGET = 'widgets/poll/messages.ts';
const OTHER = 'widgets/recipe-rating/messages.ts';

/** The errors for files that contain this text, on their second line. */
function problems(literals: Readonly<Record<string, string>>): string[] {
  return textProblems(
    Object.entries(literals).map(([path, text]) => ({ path, text: `\nconst a = ${text};` })),
  );
}

describe('a sentence in two places is reported with both', () => {
  test.each([
    ['a page and a widget', PAGE, WIDGET, "'Encuesta abierta'", "'Encuesta abierta'"],
    ['two widgets', WIDGET, OTHER, "'Gracias por votar.'", "'Gracias por votar.'"],
    ['two pages', PAGE, 'packages/newsroom/src/texts/texts.ca.ts', "'Vota una vegada'", "'Vota una vegada'"],
    ['the shared texts', 'packages/shared/src/texts/poll.ca.ts', PAGE, "'Fins demà'", "'Fins demà'"],
    ['a source without texts', 'packages/newsroom/src/mail/mail.ts', WIDGET, '"Tu voto"', "'Tu voto'"],
    ['other names of places', PAGE, WIDGET, '`hasta el \u0024{day}`', "'hasta el {date}'"],
  ])('%s', (_name, one, other, first, second) => {
    const [problem] = problems({ [one]: first, [other]: second });
    expect(problem).toMatch(`${one}:2 and ${other}:2 both say «`);
    expect(problem).toMatch('packages/shared/src/texts');
  });

  test('a template', () => {
    const template = { path: 'packages/newsroom/views/poll.liquid', text: '<p>\n  Encuesta abierta</p>' };
    const widget = { path: WIDGET, text: "'Encuesta abierta'" };
    expect(textProblems([template, widget])).toEqual([
      `${template.path}:2 and ${WIDGET}:1 both say «Encuesta abierta»; one takes it from the other, or both from packages/shared/src/texts.`,
    ]);
  });
});

test.each([
  ['one word', { [PAGE]: "'Encuesta'", [WIDGET]: "'Encuesta'" }],
  ['one word with a value', { [PAGE]: "'{count} votos'", [WIDGET]: "'{count} votos'" }],
  ['two words of two widgets', { [WIDGET]: "'Enlace copiado'", [OTHER]: "'Enlace copiado'" }],
  ['a label and a sentence', { [PAGE]: "'Elige una opción'", [WIDGET]: "'Elige una opción.'" }],
  [
    'a file and its Catalan one',
    { [WIDGET]: "'Vídeo del port'", 'widgets/poll/messages.ca.ts': "'Vídeo del port'" },
  ],
  ['what is no text', { 'widgets/a/A.tsx': "'one two three'", 'widgets/b/B.tsx': "'one two three'" }],
  ['a test', { [WIDGET]: "'Gracias por votar'", 'widgets/poll/poll.test.ts': "'Gracias por votar'" }],
  [
    'the example newspaper',
    { [WIDGET]: "'A pie de muelle'", 'packages/newsroom/src/seed/a.ts': "'A pie de muelle'" },
  ],
])('%s may coincide', (_name, literals) => {
  expect(problems(literals)).toEqual([]);
});

test('comments are ignored', () => {
  const comment = { path: PAGE, text: "// 'Encuesta abierta'\n/** `Encuesta abierta` */" };
  expect(textProblems([comment, { path: WIDGET, text: "'Encuesta abierta'" }])).toEqual([]);
});

test('the file of a language imports nothing of the set that loads it', () => {
  const text = "import type { PollKey } from './messages.ts';";
  expect(languageFileProblems({ path: 'widgets/poll/messages.ca.ts', text })).toEqual([
    'widgets/poll/messages.ca.ts imports the set that loads it; defineMessages sees to its keys.',
  ]);
  expect(languageFileProblems({ path: 'widgets/poll/Poll.tsx', text })).toEqual([]);
});
